import type { Scanner } from "./scanner.ts";
import { scannerS160 } from "./scannerS160.ts";

/** A tomograph: its projections are those of S160, and a ring that turns around the bag makes a volume of it. */
export const scannerT160: Scanner = { ...scannerS160, name: "T160", volume: true };
