import type { Vector } from "../solid.ts";

/** How much something rises for each millimetre along its first and its second side. */
export type Slope = readonly [number, number];

export const flat: Slope = [0, 0];

export const steepness = ([a, b]: Slope): number => Math.sqrt(a * a + b * b);

/** Beyond this share of a half side a place counts as one of its two ends. */
const END = 0.4;
/** Nothing is laid steeper: it would slide. */
const STEEPEST = 0.7;

/** Places below a thing, so many of those there is room for: which they are, and where along its first and second side. */
export interface Places {
  count: number;
  index: Int32Array;
  u: Float64Array;
  v: Float64Array;
}

/** How a plate lies that rests with both ends of each side on the highest there. */
export const restingOn = ({ count, index, u, v }: Places, heights: Float64Array, [halfX, halfY]: Vector): Slope => {
  let [left, right, near, far] = [0, 0, 0, 0];
  for (let at = 0; at < count; at++) {
    const height = heights[index[at]!]!;
    if (u[at]! < -END * halfX) left = Math.max(left, height);
    else if (u[at]! > END * halfX) right = Math.max(right, height);
    if (v[at]! < -END * halfY) near = Math.max(near, height);
    else if (v[at]! > END * halfY) far = Math.max(far, height);
  }
  const rise = (from: number, to: number, half: number) => Math.max(-STEEPEST, Math.min(STEEPEST, (to - from) / (1.5 * half)));
  return [rise(left, right, halfX), rise(near, far, halfY)];
};

/** A quaternion that turns something by a yaw and lays it onto a slope of its own sides. */
export const turnedOnto = ([a, b]: Slope, half: { s: number; c: number }): { x: number; y: number; z: number; w: number } => {
  const steep = steepness([a, b]);
  const upright = 1 / Math.sqrt(1 + steep * steep);
  const w = Math.sqrt((1 + upright) / 2);
  const lean = steep === 0 ? 0 : Math.sqrt(Math.max(0, (1 - upright) / 2)) / steep;
  const [x, y] = [b * lean, -a * lean];
  return { x: half.c * x - half.s * y, y: half.c * y + half.s * x, z: half.s * w, w: half.c * w };
};
