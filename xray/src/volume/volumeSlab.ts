import type { VolumeGrid } from "./volume.ts";

/** Rays per voxel, in rows each shifted against the one before, so that thin sheets are met whichever way they stand; four, as `row >> 2` says too. */
export const ROWS = 4;
const SHIFTS = Float64Array.of(1 / 8, 5 / 8, 3 / 8, 7 / 8);
/** Where in its voxel a row's ray goes up. */
export const shiftOf = (row: number): number => SHIFTS[row & 3]!;

/**
 * Room for some slices of a volume. Each column of voxels holds, from below, by how much the next voxel has more than the one before: what
 * enters a solid writes once, what leaves it once, however thick it is. Two numbers a voxel: low and high energy.
 */
export interface Slab {
  grid: VolumeGrid;
  /** The first slice and how many there are. */
  firstSlice: number;
  slices: number;
  /** Voxels of a column with the two behind its end. */
  stride: number;
  values: Float32Array;
  /** Of each column: the first voxel that was written, and the first behind the last; nothing where the one is not below the other. */
  from: Int32Array;
  to: Int32Array;
}

export const slabOf = (grid: VolumeGrid, slices: number): Slab => {
  const [across, , up] = grid.size;
  const stride = up + 2;
  return {
    grid,
    firstSlice: 0,
    slices,
    stride,
    values: new Float32Array(2 * slices * across * stride),
    from: new Int32Array(slices * across).fill(stride),
    to: new Int32Array(slices * across),
  };
};

/** Makes a column ready for use again. */
export const clearColumn = ({ values, from, to, stride }: Slab, column: number): void => {
  const first = from[column]!;
  const behind = to[column]!;
  if (behind <= first) return;
  values.fill(0, 2 * (column * stride + first), 2 * (column * stride + behind));
  from[column] = stride;
  to[column] = 0;
};

/** From `height` (in voxels) on, a column has more by these two. */
export const addAbove = (slab: Slab, column: number, height: number, low: number, high: number): void => {
  const { values, from, to, stride } = slab;
  const last = stride - 2;
  const place = height > 0 ? (height < last ? height : last) : 0;
  const voxel = place | 0;
  const over = place - voxel;
  const under = 1 - over;
  const at = 2 * (column * stride + voxel);
  values[at]! += low * under;
  values[at + 1]! += high * under;
  values[at + 2]! += low * over;
  values[at + 3]! += high * over;
  if (voxel < from[column]!) from[column] = voxel;
  if (voxel + 2 > to[column]!) to[column] = voxel + 2;
};
