import type { ScanKey, ScanBlock } from "../training/pageBlock.ts";
import type { ScanSubject } from "../training/scanSubject.ts";
import type { DraftPart } from "./draftPart.ts";

/** A place in one of the views of a scan, in shares of it. */
interface PlaceInView {
  view: number;
  label: string;
  polygon: [number, number][];
}

/** A scan as one side of a comparison shows it. */
export type ComparedScan =
  /** Made from what it shows: a block of a page, or what a lab searches. */
  | { subject: ScanSubject; keys: ScanKey[]; look: ScanBlock["look"]; places: PlaceInView[] }
  /** An image of a library that a question took along: its file, and where its threats are, in pixels of its views. */
  | { file: string; url?: string; keys: ScanKey[]; threats: { view: number; label: string; points: [number, number][] }[] };

/** Of a part that was changed, came or went; null where there is none. */
export interface ComparedScans {
  before: ComparedScan | null;
  after: ComparedScan | null;
}

/** The scan that a part shows, as far as a comparison shows it; its words are told as all words are. */
export function scanOf(block: DraftPart["block"]): ComparedScan | undefined {
  if ("kind" in block && block.kind === "scan") {
    const { subject, keys, look } = block;
    return { subject, keys, look, places: [] };
  }
  if ("kind" in block && block.kind === "findThreat") {
    const { file, keys, threats } = block;
    const outlines = threats.flatMap(({ label, places }) => places.map(({ view, points }) => ({ view, label, points })));
    return file === "" ? undefined : { file, keys, threats: outlines };
  }
  if (!("scan" in block) || block.scan === undefined) return undefined;
  const { subject, keys } = block.scan;
  const things = "threats" in block ? block.threats : "regions" in block ? block.regions : [];
  const places = things.flatMap(({ label, places: own = [] }) => own.map(({ view, polygon }) => ({ view, label, polygon })));
  return { subject, keys, look: [], places };
}
