import { APART, seenInARow } from "../bag/calibrationFigures.ts";
import type { CalibrationSigns } from "../bag/calibrationSigns.ts";

/** How many of a line's elements show: between the two, both answers are right, for what is near the threshold one sees and another does not. */
export interface Shown {
  least: number;
  most: number;
}

/**
 * Rose found thresholds between three and five; eyes that do not add up a whole area need more. So what stands out by less than three standard
 * deviations is not seen, by more than eight surely; bars are near it from half to twice their contrast, as those of a pixel beat with the grid.
 */
const SURELY = 8;
const PERHAPS = 3;
/** A streak is seen when one detector's row departs by two hundredths of air from those beside it, a coloured edge when it is nine tenths of a pixel wide. */
const STREAK = 0.02;
const FRINGE = 0.9;
const EDGE_SURELY = 1.2;

/** What a picture of the test object shows, line by line, worked out of its own pixels. */
export const drillTruth = ({ wires, aluminium, steel, bars, plates, streak, fringe }: CalibrationSigns) => {
  const row = (signs: readonly number[], surely: number, perhaps: number): Shown => ({
    least: seenInARow(signs, surely),
    most: seenInARow(signs, perhaps),
  });
  const there = (value: number, threshold: number, sure: number): Shown => ({
    least: value > threshold * sure ? 1 : 0,
    most: value > threshold / sure ? 1 : 0,
  });
  const coloured = (plates ?? []).filter(Boolean).length;
  return {
    wires: row(wires, SURELY, PERHAPS),
    aluminium: row(aluminium, SURELY, PERHAPS),
    steel: row(steel, SURELY, PERHAPS),
    bars: row(bars, APART * 2, APART / 2),
    plates: { least: coloured, most: coloured },
    streaks: there(streak, STREAK, 2),
    fringes: there(fringe, FRINGE, EDGE_SURELY),
  };
};
