import type { Vector } from "@vigil/xray/solid";
import type { Volume } from "@vigil/xray/volume/volume";
import { atomicNumberCode, densityCode } from "@vigil/xray/volume/volumeCode";
import { expect, test } from "vitest";
import { volumeAlarms } from "./volumeAlarms.ts";

const size: Vector = [120, 180, 90];
const block = (volume: Volume, from: Vector, to: Vector, density: number, atomicNumber: number): void => {
  for (let y = from[1]; y < to[1]; y++)
    for (let x = from[0]; x < to[0]; x++)
      for (let z = from[2]; z < to[2]; z++) {
        const at = 2 * ((y * size[0] + x) * size[2] + z);
        volume.voxels[at] = densityCode(density);
        volume.voxels[at + 1] = atomicNumberCode(atomicNumber);
      }
};

test("a mass like an explosive's and what shields are framed where they are, the larger first; water, steel and crumbs are not", () => {
  const volume: Volume = { size, voxel: 2, origin: [0, 0, 0], voxels: new Uint8Array(2 * size[0] * size[1] * size[2]) };
  block(volume, [12, 24, 6], [48, 66, 30], 1.6, 7.4);
  block(volume, [60, 24, 6], [84, 48, 30], 11, 60);
  block(volume, [12, 90, 6], [60, 150, 60], 1, 7.4);
  block(volume, [72, 90, 6], [100, 150, 40], 7, 26);
  block(volume, [108, 6, 72], [114, 12, 78], 1.6, 7.4);
  const alarms = volumeAlarms(volume);
  expect(alarms.map(({ kind }) => kind)).toEqual(["organic", "shield"]);
  expect(alarms[0]).toMatchObject({ from: [12 / 120, 24 / 180, 6 / 90], to: [48 / 120, 66 / 180, 30 / 90], cubicCentimetres: 290 });
  expect(volumeAlarms(volume)).toBe(alarms);
});
