import type { ThreatCategory } from "../solid.ts";

/** All a bag follows from: the same recipe gives the same bytes on every machine. */
export interface BagRecipe {
  seed: number;
  scanner: "S160";
  threat: null | { category: ThreatCategory; kind?: string };
  /** How a traveller packs, such as "business"; drawn from the seed when missing. */
  profile?: string;
  /** Only bags of these kinds; all that the traveller has when missing. */
  containers?: readonly string[];
}
