import type { Picture } from "../geometry/scanner.ts";

/** One view as the detector gives it: rows are detectors, columns are lines of the belt, 60000 is air. */
export interface View {
  width: number;
  height: number;
  low: Uint16Array;
  high: Uint16Array;
}

/** Which scanner made a view and what its picture tells: by this it is shown. */
export interface ViewSource {
  scanner: string;
  picture: Picture;
}

export const AIR = 60000;
