import type { Vector } from "../solid.ts";

/** Cubes of `voxel` millimetres from the corner `origin` on: `size` of them across the belt (x), along it (y) and upwards (z). */
export interface VolumeGrid {
  size: Vector;
  voxel: number;
  origin: Vector;
}

/**
 * What a computed tomograph knows of a bag. Two bytes for each voxel: how much it attenuates against water (`densityOf`), and its effective
 * atomic number (`atomicNumberOf`), 0 where there is too little to tell. z runs fastest, then x, then y: one slice across the belt follows
 * the other.
 */
export interface Volume extends VolumeGrid {
  voxels: Uint8Array<ArrayBuffer>;
}

/** More would not fit the graphics memory that a school's computer has to spare. */
export const MOST_VOXELS = 16_000_000;
const FINEST = 1.8;
const MARGIN = 2;

/** The finest grid around a bag that stays within bounds; larger bags get coarser voxels, as one machine has one memory. */
export const gridAround = (min: Vector, max: Vector, most = MOST_VOXELS): VolumeGrid => {
  for (let voxel = FINEST; ; voxel *= 1.05) {
    const size = [0, 1, 2].map((axis) => Math.ceil((max[axis]! - min[axis]!) / voxel) + 2 * MARGIN) as [number, number, number];
    if (size[0] * size[1] * size[2] > most) continue;
    const origin = size.map((count, axis) => (min[axis]! + max[axis]! - count * voxel) / 2) as [number, number, number];
    return { size, voxel, origin };
  }
};
