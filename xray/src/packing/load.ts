import { place, placeWithin, rotation } from "../math/rotation.ts";
import type { MadeArticle } from "../catalogue/catalogue.ts";
import { boundsOf, outermost } from "../catalogue/measure.ts";
import { vertexOf } from "../mesh/mesh.ts";
import type { Random } from "../random.ts";
import type { Vector } from "../solid.ts";
import type { Lying } from "./lying.ts";

/** An article as packing sees it: its hull's points around the middle of its bounds. */
export interface Load extends MadeArticle {
  middle: Vector;
  half: Vector;
  hull: Float32Array;
  /** Collides as its bounding box does. */
  boxy: boolean;
  soft: boolean;
  /** Packed as a threat is, and may be one. */
  held?: boolean;
  /** What lies inside it and moves with it. */
  hidden?: Lying;
}

/** Enough directions to find a hull's outer points. */
const directions: readonly Vector[] = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z): Vector => [x, y, z])))
  .filter(([x, y, z]) => x !== 0 || y !== 0 || z !== 0);
/** Flat things need directions almost along each axis too, or their hull would lose its corners. */
const finer: readonly Vector[] = [1, 7, 40].flatMap((stress) =>
  stress === 1
    ? directions
    : directions
        .flatMap(([x, y, z]): Vector[] => [
          [x * stress, y, z],
          [x, y * stress, z],
          [x, y, z * stress],
        ])
        .filter(([x, y, z]) => [x, y, z].filter((part) => part !== 0).length > 1),
);

/** Each direction and the one that looks the other way, of which one look along all points tells the furthest. */
const opposites = finer.flatMap(([x, y, z], index) => {
  const other = finer.findIndex(([a, b, c]) => a === -x && b === -y && c === -z);
  return index < other ? [[index, other] as const] : [];
});

const corners = directions.filter(([x, y, z]) => x !== 0 && y !== 0 && z !== 0);

const mostPoints = 260;

/** How much of a garment's thickness pushes back; the rest gives way. */
const stiffness = 0.62;

/** Of things that are packed again: finding the outer points of one takes as long as many a thing takes to make. */
const known = new WeakMap<MadeArticle, Load>();

export const loadOf = (made: MadeArticle): Load => {
  const found = known.get(made) ?? measured(made);
  known.set(made, found);
  return { ...found };
};

const measured = (made: MadeArticle): Load => {
  const { min, max } = made.article.bounds;
  const middle: Vector = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const half: Vector = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2];
  if (made.garment) {
    const { half: cloth, thickness } = made.garment;
    const pressed: Vector = [cloth[0] * 0.9, cloth[1] * 0.9, Math.max(2.5, (thickness / 2) * stiffness)];
    return { ...made, middle: [0, 0, 0], half: pressed, hull: new Float32Array(), boxy: true, soft: true };
  }
  const placed: Vector[] = [];
  for (const solid of made.article.solids) {
    if (solid.inside) continue;
    const { shape, placement } = solid;
    if (shape.kind !== "mesh") for (const point of outermost(solid)) placed.push(place(placement, point));
    else {
      // A fine mesh gives more points than its hull needs.
      const count = shape.vertices.length / 3;
      const stride = Math.ceil(count / mostPoints);
      for (let at = 0; at < count; at += stride) placed.push(place(placement, vertexOf(shape, at)));
    }
  }
  const xs = Float64Array.from(placed, (point) => point[0]);
  const ys = Float64Array.from(placed, (point) => point[1]);
  const zs = Float64Array.from(placed, (point) => point[2]);
  const furthest = new Int32Array(finer.length).fill(-1);
  for (const [direction, opposite] of opposites) {
    const [x, y, z] = finer[direction]!;
    let [most, least] = [0, 0];
    for (let at = 0; at < xs.length; at++) {
      const reach = x * xs[at]! + y * ys[at]! + z * zs[at]!;
      if (reach > most) {
        most = reach;
        furthest[direction] = at;
      } else if (reach < least) {
        least = reach;
        furthest[opposite] = at;
      }
    }
  }
  const found = Array.from(furthest, (at): Vector | undefined => placed[at]);
  // Rounded to a grid, so that points which nearly coincide do not make slivers of the hull.
  const grid = (value: number) => Math.round(value / 0.5) * 0.5;
  const seen = new Set<string>();
  const points = found.flatMap((point): Vector[] => {
    if (!point) return [];
    const own: Vector = [grid(point[0] - middle[0]), grid(point[1] - middle[1]), grid(point[2] - middle[2])];
    const key = own.join();
    if (seen.has(key)) return [];
    seen.add(key);
    return [own];
  });
  const filled = corners.every((corner) =>
    points.some((point) =>
      [0, 1, 2].every(
        (axis) => Math.abs((point[axis] ?? 0) - (corner[axis] ?? 0) * (half[axis] ?? 1)) < Math.max(2, (half[axis] ?? 1) * 0.3),
      ),
    ),
  );
  return { ...made, middle, half, hull: Float32Array.from(points.flat()), boxy: filled, soft: false };
};

/** Nothing taller than this is stood up. */
const tallest = 112;

/** Now and then a thing is packed on its edge or end instead of flat. */
export const tipped = (made: MadeArticle, random: Random, often = 1): MadeArticle => {
  if (made.garment || !random.chance(often)) return made;
  const rotated = random.chance(0.75) ? rotation(0, Math.PI / 2, 0) : rotation(Math.PI / 2, 0, 0);
  const solids = made.article.solids.map((solid) => ({
    ...solid,
    placement: placeWithin({ rotation: rotated, position: [0, 0, 0] }, solid.placement),
  }));
  const bounds = boundsOf(solids);
  return bounds.max[2] - bounds.min[2] > tallest ? made : { ...made, article: { ...made.article, solids, bounds } };
};
