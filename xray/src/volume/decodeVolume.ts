import { inflate } from "../file/deflate.ts";
import type { Vector } from "../solid.ts";
import { MOST_VOXELS, type Volume } from "./volume.ts";
import { codeSince } from "./volumeCode.ts";
import {
  DENSER_SINCE,
  foreseen,
  MOST_SIDE,
  OLDEST_VOLUME_VERSION,
  VOLUME_HEADER_BYTES,
  VOLUME_MAGIC,
  VOLUME_VERSION,
  volumeChecksum,
} from "./volumeFile.ts";

const broken = (what: string): Error => new Error(`This is not an intact volume: ${what}.`);

/** Reads what `encodeVolume` wrote; a file that is cut, changed or of another kind is an error that says so. */
export const decodeVolume = async (file: Uint8Array): Promise<Volume> => {
  if (file.length < VOLUME_HEADER_BYTES) throw broken("it is too short");
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (header.getUint32(0, true) !== VOLUME_MAGIC) throw broken("it is another kind of file");
  const version = header.getUint32(4, true);
  if (version < OLDEST_VOLUME_VERSION || version > VOLUME_VERSION) throw broken(`version ${version} is unknown`);
  if (header.getUint32(8, true) !== volumeChecksum(file, version)) throw broken("the checksum does not match");
  const three = (read: (axis: number) => number): Vector => [read(0), read(1), read(2)];
  const size = three((axis) => header.getUint16(12 + 2 * axis, true));
  const [across, along, up] = size;
  const count = across * along * up;
  if (count === 0 || count > MOST_VOXELS || size.some((side) => side > MOST_SIDE)) throw broken("its size is impossible");
  const voxel = header.getFloat64(20, true);
  const origin = three((axis) => header.getFloat64(28 + 8 * axis, true));
  if (!(voxel > 0 && Number.isFinite(voxel) && origin.every((place) => Number.isFinite(place)))) throw broken("its place is impossible");
  const lengths = [header.getUint32(52, true), header.getUint32(56, true)] as const;
  if (VOLUME_HEADER_BYTES + lengths[0] + lengths[1] !== file.length) throw broken("its parts do not have its length");
  const unpack = async (from: number, length: number): Promise<Uint8Array> => {
    const data = await inflate(file.slice(from, from + length), count).catch(() => {
      throw broken("its data cannot be unpacked");
    });
    if (data.length !== count) throw broken("it has too little data");
    return foreseen(data, across, up, true);
  };
  const voxels = new Uint8Array(2 * count);
  const densities = await unpack(VOLUME_HEADER_BYTES, lengths[0]);
  const older = version < DENSER_SINCE;
  for (let at = 0; at < count; at++) voxels[2 * at] = older ? codeSince[densities[at]!]! : densities[at]!;
  const atomicNumbers = await unpack(VOLUME_HEADER_BYTES + lengths[0], lengths[1]);
  for (let at = 0; at < count; at++) voxels[2 * at + 1] = atomicNumbers[at]!;
  return { size, voxel, origin, voxels };
};
