import { place } from "../math/rotation.ts";
import type { Placement, Shape, Vector } from "../solid.ts";
import { addAbove, ROWS, shiftOf, type Slab } from "./volumeSlab.ts";

/** What is thinner than the rays lie apart is made as wide as that, and thinner in matter. In voxels, half of it. */
const HALF_SPACING = 0.3;

/** Adds a box, ellipsoid or cylinder: each ray that goes up through it enters once and leaves once. */
export const addConvex = (
  slab: Slab,
  { kind, size }: Exclude<Shape, { kind: "mesh" }>,
  placement: Placement,
  low: number,
  high: number,
): void => {
  const { grid, firstSlice, slices } = slab;
  const { voxel } = grid;
  const [columns] = grid.size;
  const [originX, originY, originZ] = grid.origin;
  const half = size.map((measure) => Math.max(measure, HALF_SPACING * voxel)) as [number, number, number];
  const [halfX, halfY, halfZ] = half;
  const share = ((size[0] / halfX) * (size[1] / halfY) * (size[2] / halfZ)) / ROWS;
  let [leastX, mostX, leastY, mostY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let corner = 0; corner < 8; corner++) {
    const local: Vector = [corner & 1 ? halfX : -halfX, corner & 2 ? halfY : -halfY, corner & 4 ? halfZ : -halfZ];
    const [x, y] = place(placement, local);
    leastX = Math.min(leastX, x);
    mostX = Math.max(mostX, x);
    leastY = Math.min(leastY, y);
    mostY = Math.max(mostY, y);
  }
  const rowOf = (y: number): number => ((y - originY) / voxel - firstSlice) * ROWS - 0.5;
  const fromRow = Math.max(0, Math.ceil(rowOf(leastY)));
  const toRow = Math.min(slices * ROWS, Math.ceil(rowOf(mostY)));
  const [r0, r1, r2, r3, r4, r5, r6, r7, r8] = placement.rotation;
  const [px, py, pz] = placement.position;
  // Straight up, in the solid's own coordinates and measures.
  const scaled = [1 / halfX, 1 / halfY, 1 / halfZ] as const;
  const up = [r6 * scaled[0], r7 * scaled[1], r8 * scaled[2]] as const;
  for (let row = fromRow; row < toRow; row++) {
    const y = originY + ((row + 0.5) / ROWS + firstSlice) * voxel - py;
    const shift = shiftOf(row);
    const fromColumn = Math.max(0, Math.ceil((leastX - originX) / voxel - shift));
    const toColumn = Math.min(columns, Math.ceil((mostX - originX) / voxel - shift));
    for (let column = fromColumn; column < toColumn; column++) {
      const x = originX + (column + shift) * voxel - px;
      const at0 = (r0 * x + r3 * y) * scaled[0];
      const at1 = (r1 * x + r4 * y) * scaled[1];
      const at2 = (r2 * x + r5 * y) * scaled[2];
      let enter = -Infinity;
      let leave = Infinity;
      if (kind !== "box") {
        // Within the unit ball, or the unit circle of a cylinder.
        const round = kind === "ellipsoid" ? 1 : 0;
        const square = up[0] * up[0] + up[1] * up[1] + round * up[2] * up[2];
        const middle = at0 * up[0] + at1 * up[1] + round * at2 * up[2];
        const rest = at0 * at0 + at1 * at1 + round * at2 * at2 - 1;
        if (square < 1e-18) {
          if (rest > 0) continue;
        } else {
          const root = middle * middle - square * rest;
          if (root <= 0) continue;
          const reach = Math.sqrt(root);
          enter = (-middle - reach) / square;
          leave = (-middle + reach) / square;
        }
      }
      for (let axis = kind === "box" ? 0 : kind === "cylinder" ? 2 : 3; axis < 3; axis++) {
        const at = axis === 0 ? at0 : axis === 1 ? at1 : at2;
        const step = up[axis]!;
        if (step < 1e-9 && step > -1e-9) {
          if (at > 1 || at < -1) leave = -Infinity;
          continue;
        }
        const one = (-1 - at) / step;
        const other = (1 - at) / step;
        enter = Math.max(enter, Math.min(one, other));
        leave = Math.min(leave, Math.max(one, other));
      }
      if (!(leave > enter)) continue;
      const line = (row >> 2) * columns + column;
      const from = (enter + pz - originZ) / voxel;
      const to = (leave + pz - originZ) / voxel;
      addAbove(slab, line, from, low * share, high * share);
      addAbove(slab, line, to, -low * share, -high * share);
    }
  }
};
