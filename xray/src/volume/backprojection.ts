import { directions, type StreakGrid } from "./streakGrid.ts";

/** Of the ramp filter so many lines to each side; the rest is taken off evenly. */
const TAPS = 31;
/** Steps of a filtered angle between two of its lines. */
const FINE = 4;

/** From the furthest line on one side to that on the other. */
const ramp = ((): Float64Array => {
  const filter = Float64Array.from({ length: TAPS + 1 }, (_, away) =>
    away === 0 ? 0.25 : away % 2 === 0 ? 0 : -1 / (Math.PI * Math.PI * away * away),
  );
  const rest = filter.reduce((sum, value, away) => sum + (away === 0 ? value : 2 * value), 0);
  return Float64Array.from({ length: 2 * TAPS + 1 }, (_, tap) => filter[Math.abs(tap - TAPS)]! - rest / (2 * TAPS + 1));
})();

/** Spreads what the lines of an angle have, filtered by the ramp, over the cells they go through. */
export const backprojection = ({ columns, rows, lines: count }: StreakGrid) => {
  const filtered = new Float64Array(count + 1);
  /** As long floats, for they are read millions of times; rounded to short ones. */
  const fine = new Float64Array(FINE * count + FINE);
  return (lines: Float64Array, angle: number, cells: Float32Array): void => {
    let from = 0;
    let behind = count;
    while (from < behind && lines[from] === 0) from++;
    while (behind > from && lines[behind - 1] === 0) behind--;
    for (let line = 0; line < count; line++) {
      const first = line - TAPS > from ? line - TAPS : from;
      const end = line + TAPS < behind ? line + TAPS + 1 : behind;
      let sum = 0;
      for (let other = first, tap = line - first + TAPS; other < end; other++, tap--) sum += lines[other]! * ramp[tap]!;
      filtered[line] = sum;
    }
    for (let line = 0; line < count; line++)
      for (let step = 0; step < FINE; step++)
        fine[FINE * line + step] = Math.fround(filtered[line]! + ((filtered[line + 1]! - filtered[line]!) * (step + 0.5)) / FINE);
    const { x, z } = directions[angle]!;
    for (let column = 0; column < columns; column++) {
      let at = FINE * ((column - columns / 2) * x - (rows / 2) * z + count / 2);
      for (let cell = column * rows, end = cell + rows; cell < end; cell++, at += FINE * z) cells[cell]! += fine[at | 0]!;
    }
  };
};
