import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { cross, dot, minus, plus, times, unit } from "../math/vector.ts";
import type { Vector } from "../solid.ts";
import { loft } from "./loft.ts";
import type { Mesh, Point } from "./mesh.ts";

export const circle = (radius: number, sides: number): Point[] =>
  Array.from({ length: sides }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / sides;
    return [radius * cosine(angle), radius * sine(angle)];
  });

/** A section carried along a path without twisting, or always lying flat when `level`; `scale` may thicken it from point to point. `across` is where the section's x looks at first. */
export const sweepOf = (
  path: readonly Vector[],
  section: readonly Point[],
  options: { endless?: boolean; across?: Vector; level?: boolean; scale?: (along: number) => number } = {},
): Mesh => {
  const { endless = false, across, level = false, scale } = options;
  const count = path.length;
  const at = (index: number): Vector => path[endless ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0, 0];
  let sideways: Vector | undefined;
  const rings = path.map((point, index) => {
    const ahead = unit(minus(at(index + 1), at(index - 1)));
    const flat = cross(ahead, [0, 0, 1]);
    const steep = Math.abs(ahead[2]) >= 0.9;
    const wanted = level && !steep ? flat : (sideways ?? across ?? (steep ? cross(ahead, [1, 0, 0]) : flat));
    sideways = unit(minus(wanted, times(ahead, dot(wanted, ahead))));
    const up = cross(ahead, sideways);
    const size = scale?.(index / Math.max(1, count - 1)) ?? 1;
    const held = sideways;
    return section.map(([x, y]): Vector => {
      const [a, b] = [x * size, y * size];
      return [point[0] + (held[0] * a + up[0] * b), point[1] + (held[1] * a + up[1] * b), point[2] + (held[2] * a + up[2] * b)];
    });
  });
  return loft(rings, endless);
};

/** A round tube along a path: cables, wires, seams, handles. */
export const tube = (
  path: readonly Vector[],
  radius: number,
  options: { sides?: number; endless?: boolean; scale?: (along: number) => number } = {},
): Mesh => sweepOf(path, circle(radius, options.sides ?? 8), options);

/** A ring around the z axis. */
export const torus = (radius: number, thickness: number, steps = 32, sides = 8): Mesh =>
  tube(
    circle(radius, steps).map(([x, y]): Vector => [x, y, 0]),
    thickness,
    { endless: true, sides },
  );

/** A smooth path through the given points (Catmull-Rom). */
export const smoothPath = (points: readonly Vector[], stepsBetween: number, endless = false): Vector[] => {
  const count = points.length;
  const at = (index: number): Vector => points[endless ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0, 0];
  const path: Vector[] = [];
  for (let index = 0; index + (endless ? 0 : 1) < count; index++)
    for (let step = 0; step < stepsBetween; step++) {
      const t = step / stepsBetween;
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const blend = (i: 0 | 1 | 2) =>
        0.5 *
        (2 * b[i] + t * (c[i] - a[i]) + t * t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) + t * t * t * (3 * b[i] - a[i] - 3 * c[i] + d[i]));
      path.push([blend(0), blend(1), blend(2)]);
    }
  if (!endless) path.push(at(count - 1));
  return path;
};

/** The path with its kinks drawn out, its ends kept. */
export const eased = (path: readonly Vector[], rounds: number): Vector[] => {
  let now: readonly Vector[] = path;
  for (let round = 0; round < rounds; round++)
    now = now.map((point, index) => {
      const before = now[index - 1];
      const after = now[index + 1];
      return before && after ? times(plus(plus(before, after), times(point, 2)), 0.25) : point;
    });
  return [...now];
};
