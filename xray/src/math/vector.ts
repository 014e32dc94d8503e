import type { Vector } from "../solid.ts";

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
/** The square root is exact everywhere, Math.hypot is not. */
export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a));
export const unit = (a: Vector): Vector => {
  const length = lengthOf(a);
  return length > 1e-12 ? times(a, 1 / length) : [1, 0, 0];
};
