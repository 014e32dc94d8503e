import { turn } from "../math/rotation.ts";
import type { Matrix, Vector } from "../solid.ts";

/** The ways a box can lie along the axes. */
export const ways: readonly Matrix[] = [
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [0, -1, 0, 1, 0, 0, 0, 0, 1],
  [1, 0, 0, 0, 0, -1, 0, 1, 0],
  [0, 0, 1, 0, 1, 0, -1, 0, 0],
  [0, 0, 1, 1, 0, 0, 0, 1, 0],
  [0, 1, 0, 0, 0, 1, 1, 0, 0],
];

/** The half extents of a box that lies like this. */
export const turnedHalf = (way: Matrix, half: Vector): Vector => {
  const [x, y, z] = turn(way, half);
  return [Math.abs(x), Math.abs(y), Math.abs(z)];
};
