import type { Matrix, Vector } from "../solid.ts";

/** Cloth is pressed down so many millimetres around what lies on top. */
const BESIDE = 10;
/** From there outwards cloth rises by so much to a millimetre, along an edge that runs unevenly by so many, in hills so wide. */
const BANK = { rise: 1.1, uneven: 14, wide: 46 };

/** Where a thing is to lie on top, and how high cloth may reach below it. */
export interface Top {
  turned: Matrix;
  x: number;
  y: number;
  half: Vector;
  lid: number;
  /** How unevenly cloth gives way around it. */
  bank: (x: number, y: number) => number;
}

/** Whether it is to lie here. */
export const liesAt = ({ turned, x: atX, y: atY, half }: Top, x: number, y: number): boolean => {
  const [dx, dy] = [x - atX, y - atY];
  const [across, along] = [turned[0] * dx + turned[3] * dy, turned[1] * dx + turned[4] * dy];
  return Math.abs(across) <= half[0] + BESIDE && Math.abs(along) <= half[1] + BESIDE;
};

/** How high cloth reaches at a place beside it: it is pressed down there, and rises from there on as it gives way. */
export const clothBeside = ({ turned, x: atX, y: atY, half, lid, bank }: Top, x: number, y: number): number => {
  const [dx, dy] = [x - atX, y - atY];
  const [across, along] = [Math.abs(turned[0] * dx + turned[3] * dy) - half[0], Math.abs(turned[1] * dx + turned[4] * dy) - half[1]];
  const edge = BESIDE + BANK.uneven * (1 + bank(x / BANK.wide, y / BANK.wide));
  // Around a corner it rises in a bow.
  const out = Math.sqrt(Math.max(0, across) * Math.max(0, across) + Math.max(0, along) * Math.max(0, along));
  return lid + BANK.rise * Math.max(0, out - edge);
};
