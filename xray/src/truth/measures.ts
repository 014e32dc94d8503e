import type { Concealment } from "../packing/concealment.ts";

/** How hard a view makes it to see the threat; shares between 0 and 1 unless another unit is named. */
export interface ViewMeasures {
  view: number;
  /** Fine structure of the bag around the threat (of the whole bag without one). */
  clutter: number;
  /** Share of the bag that is nearly black. */
  opacity: number;
  threat: null | {
    visiblePixels: number;
    /** How much of the contrast it would have alone the rest of the bag takes away. */
    superposition: number;
    /** Mean difference it makes, in standard deviations of a pixel's noise. */
    contrastToNoise: number;
    /** How narrow it looks from this side: 0 broadside, towards 1 end on. */
    viewDifficulty: number;
  };
}

export interface Measures {
  views: ViewMeasures[];
  /** Its things lie in a tray, not in a bag. */
  inTray?: true;
  /** How crowded bags of its type are without a threat, in the middle: what its own crowd is compared with. */
  usualCrowd?: number;
  /** How the threat was packed, where it was packed with the bag. */
  concealment?: Concealment;
  /** Which articles of the stock the threats are. */
  articles?: string[];
}
