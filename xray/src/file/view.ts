/** One view as the detector gives it: rows are detectors, columns are lines of the belt, 60000 is air. */
export interface View {
  width: number;
  height: number;
  low: Uint16Array;
  high: Uint16Array;
}

export const AIR = 60000;
