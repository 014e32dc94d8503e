import { canShow, type Enhancement } from "./presentation.ts";
import type { Scan } from "./scan.ts";

/** What grey values alone are enough for: made from the coloured picture where a library brings no picture of its own. */
const fromGrey: ReadonlySet<Enhancement> = new Set(["BW", "NEG", "EDGE", "HIGH", "LOW", "PSC", "LOG"]);

/** Whether an enhancement of this view can be shown: what parts materials needs the measurement, or a picture made from it. */
export const offers = (scan: Scan, enhancement: Enhancement): boolean =>
  scan.kind === "measured" ? canShow(enhancement, scan.picture) : scan.pictures[enhancement] !== undefined || fromGrey.has(enhancement);
