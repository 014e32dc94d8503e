import { codedVoxels, KINDS, PART, SYMBOLS_OF_A_VOXEL } from "./coding/codedVoxels.ts";
import { symbolWriter } from "./coding/symbolWriter.ts";
import type { Volume } from "./volume.ts";
import { VOLUME_HEADER_BYTES, VOLUME_MAGIC, VOLUME_VERSION, volumeChecksum } from "./volumeFile.ts";

/** One file of a volume, nothing lost; the same bytes on every machine. */
export const encodeVolume = ({ size, voxel, origin, voxels }: Volume): Uint8Array<ArrayBuffer> => {
  const [across, along, up] = size;
  if (voxels.length !== 2 * across * along * up) throw new Error("A volume's voxels do not have its size.");
  let least = 256;
  for (let at = 0; at < voxels.length; at += 2) if (voxels[at + 1] !== 0 && voxels[at]! < least) least = voxels[at]!;
  const { symbol, end } = symbolWriter(KINDS, SYMBOLS_OF_A_VOXEL * across * Math.min(PART, along) * up);
  const walk = codedVoxels(size, voxels, least, symbol);
  const parts: Uint8Array[] = [];
  for (let slice = 0; slice < along; slice += PART) {
    walk(Math.min(PART, along - slice));
    parts.push(end());
  }
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const file = new Uint8Array(VOLUME_HEADER_BYTES + length);
  const header = new DataView(file.buffer);
  header.setUint32(0, VOLUME_MAGIC, true);
  header.setUint32(4, VOLUME_VERSION, true);
  size.forEach((count, axis) => header.setUint16(12 + 2 * axis, count, true));
  header.setFloat64(20, voxel, true);
  origin.forEach((place, axis) => header.setFloat64(28 + 8 * axis, place, true));
  header.setUint32(52, length, true);
  header.setUint32(56, least, true);
  parts.reduce((at, part) => (file.set(part, at), at + part.length), VOLUME_HEADER_BYTES);
  header.setUint32(8, volumeChecksum(file, VOLUME_VERSION), true);
  return file;
};
