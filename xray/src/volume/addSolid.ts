import { placeWithin } from "../math/rotation.ts";
import type { Coefficients } from "../physics/basisCoefficients.ts";
import { densityFactor } from "../projector/densityNoise.ts";
import type { Noise, Placement, Solid } from "../solid.ts";
import { addConvex } from "./addConvex.ts";
import { addMesh } from "./addMesh.ts";
import { clearColumn, ROWS, type Slab } from "./volumeSlab.ts";
import type { Tomograph } from "./tomograph.ts";

const less = (one: Coefficients, other: Coefficients): Coefficients => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
  one[3] - other[3],
];

/**
 * What differs from what it lies in by more than this is met by more rays: a tin's side is thinner than they lie apart, and would be there
 * in one voxel and gone in the next.
 */
const DENSE = 2.5;
/** Where such a solid is added, a part each time: so many voxels beside its place, across the belt and along it, between the rays. */
const BETWEEN_RAYS = [-3, -1, 1, 3].map((step, index) => [[1, -3, 3, -1][index]! / (8 * ROWS), step / (8 * ROWS)] as const);

/** Adds one solid, less the material it lies in; what is uneven passes through `spare` and leaves it empty. */
export const addSolid = (
  slab: Slab,
  spare: Slab,
  { perMillimetre, attenuation }: Tomograph,
  { shape, placement, material, density, inside, noise }: Solid,
  outer?: Placement,
): void => {
  const own = perMillimetre(material, density);
  const coefficients = inside === undefined ? own : less(own, perMillimetre(inside.material, inside.density));
  const placed = outer === undefined ? placement : placeWithin(outer, placement);
  const [low, high] = attenuation(coefficients);
  const put = (target: Slab, at: Placement, lowPart: number, highPart: number): void =>
    shape.kind === "mesh" ? addMesh(target, shape, at, lowPart, highPart) : addConvex(target, shape, at, lowPart, highPart);
  const add = (target: Slab, lowPart: number, highPart: number): void => {
    if (high < DENSE && high > -DENSE) return put(target, placed, lowPart, highPart);
    const { voxel } = slab.grid;
    const [x, y, z] = placed.position;
    const share = 1 / BETWEEN_RAYS.length;
    for (const [across, along] of BETWEEN_RAYS)
      put(target, { ...placed, position: [x + across * voxel, y + along * voxel, z] }, lowPart * share, highPart * share);
    return undefined;
  };
  if (noise === undefined) return add(slab, low, high);
  add(spare, 1, 0);
  return pour(slab, spare, noise, placed, low, high);
};

/** How much of a voxel is nothing: rounding leaves as much. */
const NOTHING = 1e-4;

/** Adds what lies in `spare`, voxel by voxel by the unevenness of the solid at that place, and clears it. */
const pour = (
  slab: Slab,
  spare: Slab,
  noise: Noise,
  { rotation: [a, b, c, d, e, f, g, h, i], position: [px, py, pz] }: Placement,
  low: number,
  high: number,
): void => {
  const { grid, firstSlice, stride, values, from, to } = slab;
  const { voxel } = grid;
  const [across] = grid.size;
  const [originX, originY, originZ] = grid.origin;
  for (let column = 0; column < spare.from.length; column++) {
    const first = spare.from[column]!;
    const behind = Math.min(spare.to[column]!, stride - 2);
    if (behind > first) {
      const x = originX + ((column % across) + 0.5) * voxel - px;
      const y = originY + (firstSlice + Math.floor(column / across) + 0.5) * voxel - py;
      const base = column * stride;
      let inside = 0;
      let before = 0;
      for (let at = first; at < behind; at++) {
        inside += spare.values[2 * (base + at)]!;
        let here = 0;
        if (inside > NOTHING) {
          const z = originZ + (at + 0.5) * voxel - pz;
          here = inside * densityFactor(noise, a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z);
        }
        const step = here - before;
        before = here;
        values[2 * (base + at)]! += low * step;
        values[2 * (base + at) + 1]! += high * step;
      }
      values[2 * (base + behind)]! -= low * before;
      values[2 * (base + behind) + 1]! -= high * before;
      if (first < from[column]!) from[column] = first;
      if (behind + 1 > to[column]!) to[column] = behind + 1;
    }
    clearColumn(spare, column);
  }
};
