import type { Measures } from "../truth/measures.ts";
import type { ThreatCategory } from "../solid.ts";
import type { CutVolume } from "../volume/cutVolume.ts";

/** What a thing shows in one view, in pixels of that view's image. */
export interface TruthPolygon {
  view: number;
  points: [number, number][];
  category: ThreatCategory | null;
  name: string;
}

/** A bag's files and everything that is known about it. All but the files is the answer key. */
export interface ScannedBag {
  bagType: string;
  width: number;
  height: number;
  /** One encoded file per view. */
  views: Uint8Array[];
  manifest: string[];
  contents: { name: string; family: string }[];
  decision: "P" | "H" | "R";
  category: ThreatCategory | null;
  threatDescription: string | null;
  threats: TruthPolygon[];
  innocents: TruthPolygon[];
  measures: Measures;
  difficulty: 1 | 2 | 3 | 4 | 5;
  /** Of a tomograph. */
  volume?: CutVolume;
  /** Milliseconds by step, when a clock was given. */
  timings: Record<string, number>;
}
