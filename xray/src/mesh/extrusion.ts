import { outward } from "./loft.ts";
import { meshOf, type Mesh, type Point } from "./mesh.ts";
import type { Vector } from "../solid.ts";

const area = (outline: readonly Point[]): number =>
  outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);

const side = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Ear clipping; the outline runs counter-clockwise and may touch itself along a slit. */
const triangulated = (outline: readonly Point[]): number[] => {
  const faces: number[] = [];
  const open = outline.map((point, index) => ({ point, index }));
  while (open.length > 3) {
    const ear = open.findIndex((tip, at) => {
      const before = open[(at + open.length - 1) % open.length];
      const after = open[(at + 1) % open.length];
      if (!before || !after || side(before.point, tip.point, after.point) <= 1e-9) return false;
      return open.every(({ point }) => {
        const corner = [before.point, tip.point, after.point].some((own) => own[0] === point[0] && own[1] === point[1]);
        return (
          corner ||
          side(before.point, tip.point, point) < 0 ||
          side(tip.point, after.point, point) < 0 ||
          side(after.point, before.point, point) < 0
        );
      });
    });
    const at = Math.max(ear, 0);
    const before = open[(at + open.length - 1) % open.length];
    const tip = open[at];
    const after = open[(at + 1) % open.length];
    if (before && tip && after) faces.push(before.index, tip.index, after.index);
    open.splice(at, 1);
  }
  return [...faces, ...open.map(({ index }) => index)];
};

/** A plate of the outline's form, standing half above and half below z = 0; one thickness, or one for every corner (a blade's wedge). */
export const extrusion = (outline: readonly Point[], thickness: number | readonly number[]): Mesh => {
  const backwards = area(outline) < 0;
  const around = backwards ? outline.toReversed() : outline;
  const thicknesses = typeof thickness === "number" ? outline.map(() => thickness) : backwards ? thickness.toReversed() : thickness;
  const count = around.length;
  const points: Vector[] = [-1, 1].flatMap((face) => around.map(([x, y], index): Vector => [x, y, (face * (thicknesses[index] ?? 1)) / 2]));
  const cap = triangulated(around);
  const faces: number[] = [];
  for (let face = 0; face < cap.length; face += 3) {
    const [a = 0, b = 0, c = 0] = cap.slice(face, face + 3);
    faces.push(a + count, b + count, c + count, a, c, b);
  }
  for (let index = 0; index < count; index++) {
    const next = (index + 1) % count;
    faces.push(index, next, next + count, index, next + count, index + count);
  }
  return outward(meshOf(points, faces));
};

/** The outline with a hole, joined by a slit of no width from the outline's corner nearest the hole's first. */
export const pierced = (outline: readonly Point[], hole: readonly Point[]): Point[] => {
  const outer = area(outline) < 0 ? outline.toReversed() : [...outline];
  const inner = area(hole) > 0 ? hole.toReversed() : [...hole];
  const from = inner[0] ?? [0, 0];
  const distance = (point: Point) => (point[0] - from[0]) * (point[0] - from[0]) + (point[1] - from[1]) * (point[1] - from[1]);
  let nearest = 0;
  outer.forEach((point, index) => {
    if (distance(point) < distance(outer[nearest] ?? point)) nearest = index;
  });
  const turned = [...outer.slice(nearest), ...outer.slice(0, nearest)];
  return [...turned, ...turned.slice(0, 1), ...inner, from];
};
