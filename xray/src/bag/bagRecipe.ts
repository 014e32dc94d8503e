import type { Concealment } from "../packing/concealment.ts";
import type { ScannerName } from "../geometry/scanners.ts";
import type { ThreatCategory } from "../solid.ts";
import type { ThreatPlace } from "../threatProjection/threatPlace.ts";

/** All a bag follows from: the same recipe gives the same bytes on every machine. */
export interface BagRecipe {
  seed: number;
  scanner: ScannerName;
  threat: null | { category: ThreatCategory; kind?: string };
  /** How the threat is packed, or the ghost of a bag without one; drawn from the seed when missing. What fits into no everyday thing is covered instead of inside. */
  concealment?: Concealment;
  /** How a traveller packs, such as "business"; drawn from the seed when missing. */
  profile?: string;
  /** Only bags of these kinds; all that the traveller has when missing. */
  containers?: readonly string[];
  /** Which version of the packing it was made with; another one refuses it rather than make another bag. The present one when missing. */
  packing?: number;
  /** Which version of the detector, likewise; the first one when only the packing is named. */
  detector?: number;
  /** Threats put into the packed bag by hand, one after the other. */
  projections?: readonly ThreatPlace[];
}
