import type { Random } from "../random.ts";
import type { Point } from "../mesh/mesh.ts";
import type { Solid, ThreatCategory, Vector } from "../solid.ts";
import type { Garment } from "./garment.ts";

export const families = [
  "clothing",
  "shoes",
  "electronics",
  "cables",
  "toiletries",
  "food",
  "paper",
  "household",
  "toys",
  "valuables",
  "medical",
  "tools",
  "music",
  "sport",
  "weapons",
  "dangerous",
  "drinks",
] as const;
export type Family = (typeof families)[number];

/** Something long and limp that lies as what is below it lets it lie: its way seen from above, and its solids along the way it took. */
export interface Cord {
  path: readonly Point[];
  radius: number;
  /** How far what hangs on it reaches beyond its way. */
  reach: number;
  lay: (path: readonly Vector[]) => Solid[];
}

/** What one making of a kind gives. Solids lie as the thing lies in a bag, z up. A garment or cord is draped when the bag is packed. */
export interface Parts {
  /** Empty for a garment or cord. */
  solids: Solid[];
  manifestLine: string;
  description?: string;
  garment?: Garment;
  cord?: Cord;
}

export interface Kind {
  family: Family;
  category: ThreatCategory | null;
  name: string;
  /** What to look for, one sentence. */
  description: string;
  make: (random: Random) => Parts;
}
