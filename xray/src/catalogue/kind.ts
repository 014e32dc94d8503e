import type { Random } from "../random.ts";
import type { Solid, ThreatCategory } from "../solid.ts";
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

/** What one making of a kind gives. Solids lie as the thing lies in a bag, z up. A garment is draped when the bag is packed. */
export interface Parts {
  /** Empty for a garment. */
  solids: Solid[];
  manifestLine: string;
  description?: string;
  garment?: Garment;
}

export interface Kind {
  family: Family;
  category: ThreatCategory | null;
  name: string;
  /** What to look for, one sentence. */
  description: string;
  make: (random: Random) => Parts;
}
