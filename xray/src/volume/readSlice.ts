import type { SliceRoom } from "./sliceRoom.ts";
import { RATIO_STEPS, type Tomograph } from "./tomograph.ts";
import type { VolumeGrid } from "./volume.ts";
import { atomicNumberCode, densityCode } from "./volumeCode.ts";

/** In thinner matter than this the two energies differ by no more than their noise: it has no atomic number. */
const LEAST_DENSITY = 0.06;

/**
 * Beyond its K edge lead takes away so much of the high energy that the two energies alone call it as light as salt. What is as dense as
 * titanium, steel or silver is no lighter than that.
 */
const [LIKE_LEAD, LIKE_STEEL, LIKE_TITANIUM] = [35, 26, 20].map(atomicNumberCode) as [number, number, number];
const DENSE = 5;

const leastFor = (density: number): number => (density >= 40 ? LIKE_LEAD : density >= 12 ? LIKE_STEEL : LIKE_TITANIUM);

/** Writes a slice as codes; where there is nothing the target stays 0. */
export const readSlice = (
  { values, from, to, stride }: SliceRoom,
  { size: [across, , up] }: VolumeGrid,
  { atomicNumbers }: Tomograph,
  target: Uint8Array,
): void => {
  const most = atomicNumbers.length - 1;
  for (let column = 0; column < across; column++) {
    const behind = Math.min(up, to[column]!);
    for (let voxel = from[column]!; voxel < behind; voxel++) {
      const at = 2 * (column * stride + voxel);
      const high = values[at + 1]!;
      const code = densityCode(high);
      if (code === 0) continue;
      const place = 2 * (column * up + voxel);
      target[place] = code;
      if (high < LEAST_DENSITY) continue;
      const step = ((values[at]! / high) * RATIO_STEPS) | 0;
      const atomicNumber = atomicNumbers[step > most ? most : step < 0 ? 0 : step]!;
      const least = high < DENSE ? 0 : leastFor(high);
      target[place + 1] = atomicNumber > least ? atomicNumber : least;
    }
  }
};
