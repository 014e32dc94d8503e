import type { PackedBag } from "../bag/packBag.ts";
import { upright } from "../math/rotation.ts";
import type { Spectrum } from "../physics/spectrum.ts";
import { spectrumS160 } from "../physics/spectrumS160.ts";
import { addSolid } from "./addSolid.ts";
import { metalStreaks, STREAKS_BEHIND } from "./metalStreaks.ts";
import { measuredSolid, placedBoundsOf, placedSolids } from "./placedSolids.ts";
import { readSlice } from "./readSlice.ts";
import { clearColumn, type Slab, slabOf } from "./volumeSlab.ts";
import { blurredSlice, settleColumn, sliceRoomOf } from "./sliceRoom.ts";
import { tomograph } from "./tomograph.ts";
import { gridAround, type Volume, type VolumeGrid } from "./volume.ts";

/** Slices that are worked on together: what they hold fits the processor's cache better than the whole, and memory stays small. */
const SLICES = 64;

/** The belt of the ring: a thin cloth of polyester that sags below the bag, wider and longer than any volume. */
const BELT_FROM = -6;
const HALF_BELT = 2000;
const belt = measuredSolid({
  shape: { kind: "box", size: [HALF_BELT, HALF_BELT, 0.5] },
  placement: { rotation: upright, position: [0, 0, BELT_FROM + 1.5] },
  material: "PET/polyester",
});

/**
 * A bag as a computed tomograph sees it: its solids cut into voxels, blurred as a reconstruction is, with the streaks that metal leaves and the belt below it.
 * The same bag gives the same bytes on every machine. The noise of the machine is not in it: `withNoise` adds that where it is shown.
 */
export const voxelise = (bag: PackedBag, most?: number, spectrum: Spectrum = spectrumS160): Volume => {
  const { own, around } = placedSolids(bag);
  const { min, max } = placedBoundsOf(own);
  const grid: VolumeGrid = gridAround([min[0], min[1], Math.min(min[2], BELT_FROM)], max, most);
  const [across, along, up] = grid.size;
  const voxels = new Uint8Array(2 * across * along * up);
  const machine = tomograph(spectrum);
  // One slice more on both sides, for the blur.
  const slab = slabOf(grid, SLICES + 2);
  const spare: Slab = slabOf(grid, SLICES + 2);
  const rooms = Array.from({ length: STREAKS_BEHIND + 1 }, () => sliceRoomOf(grid, slab.stride));
  const streaks = metalStreaks(grid, machine.waterPerMillimetre);
  const finish = (slice: number): void => {
    if (slice < 0) return;
    const room = rooms[slice % rooms.length]!;
    streaks.add(room);
    readSlice(room, grid, machine, voxels.subarray(2 * slice * across * up, 2 * (slice + 1) * across * up));
  };
  for (let first = 0; first < along; first += SLICES) {
    const firstSlice = first - 1;
    slab.firstSlice = firstSlice;
    spare.firstSlice = firstSlice;
    const near = grid.origin[1] + firstSlice * grid.voxel;
    const far = near + slab.slices * grid.voxel;
    for (const { solid, outer, min: low, max: high } of [...own, ...around, belt])
      if (high[1] >= near && low[1] <= far) addSolid(slab, spare, machine, solid, outer);
    for (let column = 0; column < slab.from.length; column++) settleColumn(slab, column);
    for (let slice = first; slice < Math.min(along, first + SLICES); slice++) {
      const room = rooms[slice % rooms.length]!;
      blurredSlice(slab, slice - firstSlice, room);
      streaks.pass(room);
      finish(slice - STREAKS_BEHIND);
    }
    for (let column = 0; column < slab.from.length; column++) clearColumn(slab, column);
  }
  for (let slice = along - STREAKS_BEHIND; slice < along; slice++) {
    streaks.pass(null);
    finish(slice);
  }
  return { ...grid, voxels };
};
