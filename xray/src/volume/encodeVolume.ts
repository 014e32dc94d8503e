import { deflate } from "../file/deflate.ts";
import type { Volume } from "./volume.ts";
import { foreseen, VOLUME_HEADER_BYTES, VOLUME_MAGIC, VOLUME_VERSION, volumeChecksum } from "./volumeFile.ts";

/** One file of a volume, nothing lost. */
export const encodeVolume = async ({ size, voxel, origin, voxels }: Volume): Promise<Uint8Array<ArrayBuffer>> => {
  const [across, along, up] = size;
  if (voxels.length !== 2 * across * along * up) throw new Error("A volume's voxels do not have its size.");
  const planes = [0, 1].map((channel) => {
    const plane = new Uint8Array(voxels.length / 2);
    for (let at = 0; at < plane.length; at++) plane[at] = voxels[2 * at + channel]!;
    return foreseen(plane, across, up, false);
  });
  const parts = await Promise.all(planes.map((plane) => deflate(plane)));
  const file = new Uint8Array(VOLUME_HEADER_BYTES + parts.reduce((sum, part) => sum + part.length, 0));
  const header = new DataView(file.buffer);
  header.setUint32(0, VOLUME_MAGIC, true);
  header.setUint32(4, VOLUME_VERSION, true);
  size.forEach((count, axis) => header.setUint16(12 + 2 * axis, count, true));
  header.setFloat64(20, voxel, true);
  origin.forEach((place, axis) => header.setFloat64(28 + 8 * axis, place, true));
  let offset = VOLUME_HEADER_BYTES;
  parts.forEach((part, index) => {
    header.setUint32(52 + 4 * index, part.length, true);
    file.set(part, offset);
    offset += part.length;
  });
  header.setUint32(8, volumeChecksum(file, VOLUME_VERSION), true);
  return file;
};
