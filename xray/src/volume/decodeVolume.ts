import type { Vector } from "../solid.ts";
import { codedVoxels, KINDS, PART } from "./coding/codedVoxels.ts";
import { symbolReader } from "./coding/symbolReader.ts";
import { readPlanes } from "./readPlanes.ts";
import { MOST_VOXELS, type Volume } from "./volume.ts";
import {
  brokenVolume,
  MOST_SIDE,
  OLDEST_VOLUME_VERSION,
  PLANES_UNTIL,
  VOLUME_HEADER_BYTES,
  VOLUME_MAGIC,
  VOLUME_VERSION,
  volumeChecksum,
} from "./volumeFile.ts";

/** Reads what `encodeVolume` wrote; a file that is cut, changed or of another kind is an error that says so. */
export const decodeVolume = async (file: Uint8Array): Promise<Volume> => {
  if (file.length < VOLUME_HEADER_BYTES) throw brokenVolume("it is too short");
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (header.getUint32(0, true) !== VOLUME_MAGIC) throw brokenVolume("it is another kind of file");
  const version = header.getUint32(4, true);
  if (version < OLDEST_VOLUME_VERSION || version > VOLUME_VERSION) throw brokenVolume(`version ${version} is unknown`);
  if (header.getUint32(8, true) !== volumeChecksum(file, version)) throw brokenVolume("the checksum does not match");
  const three = (read: (axis: number) => number): Vector => [read(0), read(1), read(2)];
  const size = three((axis) => header.getUint16(12 + 2 * axis, true));
  const count = size[0] * size[1] * size[2];
  if (count === 0 || count > MOST_VOXELS || size.some((side) => side > MOST_SIDE)) throw brokenVolume("its size is impossible");
  const voxel = header.getFloat64(20, true);
  const origin = three((axis) => header.getFloat64(28 + 8 * axis, true));
  if (!(voxel > 0 && Number.isFinite(voxel) && origin.every((place) => Number.isFinite(place))))
    throw brokenVolume("its place is impossible");
  const voxels = version <= PLANES_UNTIL ? await readPlanes(file, version, size) : readVoxels(file, size);
  return { size, voxel, origin, voxels };
};

function readVoxels(file: Uint8Array, size: Vector): Uint8Array<ArrayBuffer> {
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const data = file.subarray(VOLUME_HEADER_BYTES);
  if (header.getUint32(52, true) !== data.length) throw brokenVolume("its data does not have its length");
  const voxels = new Uint8Array(2 * size[0] * size[1] * size[2]);
  const { begin, symbol, end } = symbolReader(KINDS, data);
  const walk = codedVoxels(size, voxels, header.getUint32(56, true), symbol);
  for (let slice = 0; slice < size[1]; slice += PART) {
    if (!begin()) throw brokenVolume("its data cannot be unpacked");
    walk(Math.min(PART, size[1] - slice));
  }
  if (!end()) throw brokenVolume("its data does not end where it should");
  return voxels;
}
