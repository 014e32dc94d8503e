import type { Matrix, Placement, Vector } from "../solid.ts";
import { cosine } from "./cosine.ts";
import { sine } from "./sine.ts";

export const upright: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export const compose = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[3] + a[2] * b[6],
  a[0] * b[1] + a[1] * b[4] + a[2] * b[7],
  a[0] * b[2] + a[1] * b[5] + a[2] * b[8],
  a[3] * b[0] + a[4] * b[3] + a[5] * b[6],
  a[3] * b[1] + a[4] * b[4] + a[5] * b[7],
  a[3] * b[2] + a[4] * b[5] + a[5] * b[8],
  a[6] * b[0] + a[7] * b[3] + a[8] * b[6],
  a[6] * b[1] + a[7] * b[4] + a[8] * b[7],
  a[6] * b[2] + a[7] * b[5] + a[8] * b[8],
];

/** Turns first around x, then y, then z; radians. */
export const rotation = (aroundX: number, aroundY: number, aroundZ: number): Matrix => {
  const sx = sine(aroundX);
  const cx = cosine(aroundX);
  const sy = sine(aroundY);
  const cy = cosine(aroundY);
  const sz = sine(aroundZ);
  const cz = cosine(aroundZ);
  return compose([cz, -sz, 0, sz, cz, 0, 0, 0, 1], compose([cy, 0, sy, 0, 1, 0, -sy, 0, cy], [1, 0, 0, 0, cx, -sx, 0, sx, cx]));
};

export const turn = (matrix: Matrix, point: Vector): Vector => [
  matrix[0] * point[0] + matrix[1] * point[1] + matrix[2] * point[2],
  matrix[3] * point[0] + matrix[4] * point[1] + matrix[5] * point[2],
  matrix[6] * point[0] + matrix[7] * point[1] + matrix[8] * point[2],
];

/** A local point seen from outside. */
export const place = (placement: Placement, point: Vector): Vector => {
  const turned = turn(placement.rotation, point);
  return [turned[0] + placement.position[0], turned[1] + placement.position[1], turned[2] + placement.position[2]];
};

export const placeWithin = (outer: Placement, inner: Placement): Placement => ({
  rotation: compose(outer.rotation, inner.rotation),
  position: place(outer, inner.position),
});

export const transposed = (m: Matrix): Matrix => [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];
