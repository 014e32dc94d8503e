import { directions, type StreakGrid } from "./streakGrid.ts";

/** Of the ramp filter so many lines to each side; the rest is taken off evenly. */
const TAPS = 31;
/** Steps of a filtered angle between two of its lines. */
const FINE = 4;

/** Of lines one, three, five … away; those an even number away have nothing but their even share of what is taken off. */
const ODD = Float64Array.from({ length: (TAPS + 1) / 2 }, (_, step) => -1 / (Math.PI * Math.PI * (2 * step + 1) * (2 * step + 1)));
const OWN = 0.25;
const OFF = ODD.reduce((sum, share) => sum + 2 * share, OWN) / (2 * TAPS + 1);

/** Angles whose cells are gone through at once, as each look at a cell costs as much as a look at a line. */
const AT_ONCE = 3;

/** Spreads what the lines of angles have, filtered by the ramp, over the cells they go through. */
export interface Backprojection {
  add(lines: Float64Array, angle: number, cells: Float32Array): void;
  /** Those of the angles added last that are not spread yet. */
  finish(cells: Float32Array): void;
}

export const backprojection = ({ columns, rows, lines: count }: StreakGrid): Backprojection => {
  const filtered = new Float64Array(count + 1);
  /** As long floats, for they are read millions of times; rounded to short ones. */
  const waiting = Array.from({ length: AT_ONCE }, () => ({ angle: 0, fine: new Float64Array(FINE * count + FINE) }));
  let many = 0;
  /** With as many lines on both sides as the filter reaches, and what all before a line come to. */
  const wide = new Float64Array(count + 2 * TAPS);
  const before = new Float64Array(count + 2 * TAPS + 1);
  const filter = (lines: Float64Array, fine: Float64Array): void => {
    wide.set(lines, TAPS);
    for (let line = 0; line < wide.length; line++) before[line + 1] = before[line]! + wide[line]!;
    for (let line = 0; line < count; line++) {
      const middle = line + TAPS;
      let sum = OWN * wide[middle]! - OFF * (before[middle + TAPS + 1]! - before[line]!);
      for (let step = 0, away = 1; away <= TAPS; step++, away += 2) sum += ODD[step]! * (wide[middle - away]! + wide[middle + away]!);
      filtered[line] = sum;
    }
    for (let line = 0; line < count; line++)
      for (let step = 0; step < FINE; step++)
        fine[FINE * line + step] = Math.fround(filtered[line]! + ((filtered[line + 1]! - filtered[line]!) * (step + 0.5)) / FINE);
  };
  const spread = (cells: Float32Array): void => {
    many = 0;
    const [one, two, three] = waiting.map(({ fine }) => fine) as [Float64Array, Float64Array, Float64Array];
    const [a, b, c] = waiting.map(({ angle }) => directions[angle]!) as [Direction, Direction, Direction];
    const start = ({ x, z }: Direction, column: number): number => FINE * ((column - columns / 2) * x - (rows / 2) * z + count / 2);
    const [stepA, stepB, stepC] = [FINE * a.z, FINE * b.z, FINE * c.z];
    for (let column = 0; column < columns; column++) {
      let atA = start(a, column);
      let atB = start(b, column);
      let atC = start(c, column);
      for (let cell = column * rows, end = cell + rows; cell < end; cell++) {
        // Rounded after each, as if they were added one after the other.
        cells[cell] = Math.fround(Math.fround(cells[cell]! + one[atA | 0]!) + two[atB | 0]!) + three[atC | 0]!;
        atA += stepA;
        atB += stepB;
        atC += stepC;
      }
    }
  };
  return {
    add: (lines, angle, cells) => {
      const next = waiting[many++]!;
      next.angle = angle;
      filter(lines, next.fine);
      if (many === AT_ONCE) spread(cells);
    },
    finish: (cells) => {
      if (many === 0) return;
      for (const { fine } of waiting.slice(many)) fine.fill(0);
      spread(cells);
    },
  };
};

type Direction = (typeof directions)[number];
