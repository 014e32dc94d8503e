import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import type { Vector } from "../solid.ts";
import { loft } from "./loft.ts";
import type { Mesh, Point } from "./mesh.ts";

const quarters: readonly Point[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

interface Turn {
  sign: Point;
  cosine: number;
  sine: number;
}
const turnsOf = new Map<number, readonly Turn[]>();

/** Where a corner of so many steps turns: a slab asks for the same for each of its rings, a laptop for those of hundreds of slabs. */
const turns = (steps: number): readonly Turn[] => {
  const known = turnsOf.get(steps);
  if (known) return known;
  const made = quarters.flatMap((sign, quarter) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = (Math.PI / 2) * (quarter + step / steps);
      return { sign, cosine: cosine(angle), sine: sine(angle) };
    }),
  );
  turnsOf.set(steps, made);
  return made;
};

/** A rectangle with round corners, counter-clockwise. */
export const roundedRectangle = (halfX: number, halfY: number, radius: number, steps = 5): Point[] => {
  const corner = Math.min(radius, halfX * 0.999, halfY * 0.999);
  return turns(steps).map(({ sign, cosine: across, sine: along }): Point => [
    sign[0] * (halfX - corner) + corner * across,
    sign[1] * (halfY - corner) + corner * along,
  ]);
};

/** A box with round corners in plan and softened edges above and below: cases, phones, pillows, bags. */
export const slab = (half: Vector, cornerRadius: number, edgeRadius: number, steps = 5): Mesh => {
  const edge = Math.min(edgeRadius, half[2] * 0.98, half[0] * 0.6, half[1] * 0.6);
  const levels = edge < 0.05 ? [] : Array.from({ length: 4 }, (_, step) => (Math.PI / 2) * (step / 3));
  const ring = (inset: number, z: number): Vector[] =>
    roundedRectangle(half[0] - inset, half[1] - inset, Math.max(0.2, cornerRadius - inset), steps).map(([x, y]) => [x, y, z]);
  if (levels.length === 0) return loft([ring(0, -half[2]), ring(0, half[2])]);
  const below = levels.map((angle) => ring(edge * (1 - sine(angle)), -half[2] + edge * (1 - cosine(angle))));
  const above = levels.toReversed().map((angle) => ring(edge * (1 - sine(angle)), half[2] - edge * (1 - cosine(angle))));
  return loft([...below, ...above]);
};
