import { directions, type StreakGrid } from "./streakGrid.ts";

/** Of the ramp filter so many lines to each side; the rest is taken off evenly. */
const TAPS = 31;
/** Steps of a filtered angle between two of its lines. */
const FINE = 4;

const ramp = ((): Float64Array => {
  const filter = Float64Array.from({ length: TAPS + 1 }, (_, away) =>
    away === 0 ? 0.25 : away % 2 === 0 ? 0 : -1 / (Math.PI * Math.PI * away * away),
  );
  const rest = filter.reduce((sum, value, away) => sum + (away === 0 ? value : 2 * value), 0);
  return filter.map((value) => value - rest / (2 * TAPS + 1));
})();

/** Spreads what the lines of an angle have, filtered by the ramp, over the cells they go through. */
export const backprojection = ({ columns, rows, lines: count }: StreakGrid) => {
  const filtered = new Float64Array(count + 1);
  const fine = new Float32Array(FINE * count + FINE);
  return (lines: Float64Array, angle: number, cells: Float32Array): void => {
    filtered.fill(0);
    for (let from = 0; from < count; from++) {
      const value = lines[from]!;
      if (value === 0) continue;
      const first = from < TAPS ? 0 : from - TAPS;
      const last = from + TAPS < count ? from + TAPS : count - 1;
      for (let line = first; line <= last; line++) filtered[line]! += value * ramp[line < from ? from - line : line - from]!;
    }
    for (let line = 0; line < count; line++)
      for (let step = 0; step < FINE; step++)
        fine[FINE * line + step] = filtered[line]! + ((filtered[line + 1]! - filtered[line]!) * (step + 0.5)) / FINE;
    const { x, z } = directions[angle]!;
    for (let column = 0; column < columns; column++) {
      let at = FINE * ((column - columns / 2) * x - (rows / 2) * z + count / 2);
      for (let cell = column * rows, end = cell + rows; cell < end; cell++, at += FINE * z) cells[cell]! += fine[at | 0]!;
    }
  };
};
