import { inflate } from "../file/deflate.ts";
import type { Vector } from "../solid.ts";
import { codeSince } from "./volumeCode.ts";
import { brokenVolume, DENSER_SINCE, VOLUME_HEADER_BYTES } from "./volumeFile.ts";

/**
 * The voxels of a file of the first four versions: two deflated planes, densities then atomic numbers. Of each voxel one byte, what it has
 * more than the voxel before in its column and the same two of the slice before foresee.
 */
export const readPlanes = async (file: Uint8Array, version: number, [across, along, up]: Vector): Promise<Uint8Array<ArrayBuffer>> => {
  const count = across * along * up;
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const lengths = [header.getUint32(52, true), header.getUint32(56, true)] as const;
  if (VOLUME_HEADER_BYTES + lengths[0] + lengths[1] !== file.length) throw brokenVolume("its parts do not have its length");
  const unpack = async (from: number, length: number): Promise<Uint8Array> => {
    const plane = await inflate(file.slice(from, from + length), count).catch(() => {
      throw brokenVolume("its data cannot be unpacked");
    });
    if (plane.length !== count) throw brokenVolume("it has too little data");
    addForeseen(plane, across * up, up);
    return plane;
  };
  const voxels = new Uint8Array(2 * count);
  const densities = await unpack(VOLUME_HEADER_BYTES, lengths[0]);
  const older = version < DENSER_SINCE;
  for (let at = 0; at < count; at++) voxels[2 * at] = older ? codeSince[densities[at]!]! : densities[at]!;
  const atomicNumbers = await unpack(VOLUME_HEADER_BYTES + lengths[0], lengths[1]);
  for (let at = 0; at < count; at++) voxels[2 * at + 1] = atomicNumbers[at]!;
  return voxels;
};

/** Adds, in place, what columns of `up` voxels and the slice before foresee. */
function addForeseen(plane: Uint8Array, slice: number, up: number): void {
  for (let at = 0, height = 0; at < plane.length; at++) {
    const below = height > 0 ? plane[at - 1]! : 0;
    const before = at >= slice ? plane[at - slice]! : 0;
    const corner = height > 0 && at >= slice ? plane[at - slice - 1]! : 0;
    plane[at]! += below + before - corner;
    height = height + 1 === up ? 0 : height + 1;
  }
}
