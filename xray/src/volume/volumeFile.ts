import { checksum } from "../file/viewCode.ts";

// A file is a header and its voxels as `codedVoxels` writes them. All numbers are little-endian.
//   0 magic "VGLV" · 4 version u32 · 8 checksum u32 of all that follows · 12 size 3 × u16 · 18 nothing, u16
//   20 voxel f64 · 28 origin 3 × f64 · 52 bytes of the voxels u32 · 56 the least density that has an atomic number u32
export const VOLUME_MAGIC = 0x564c4756;
export const VOLUME_VERSION = 5;
/** The last whose voxels are two deflated planes; bytes 52 and 56 are how long they are. */
export const PLANES_UNTIL = 4;
/** From this one on densities end at 120 times water; before, at 20. */
export const DENSER_SINCE = 3;
/** A version is how a volume was cut or is written; the file of the first, with clean air and without a belt, is written as the fourth. */
export const OLDEST_VOLUME_VERSION = 1;
export const VOLUME_HEADER_BYTES = 60;
const CHECKSUM_FROM = 12;
/** Of a file's content and, since there is more than one, its version: a digit that flips makes no other version of it. */
export const volumeChecksum = (file: Uint8Array, version: number): number =>
  (checksum(file.subarray(CHECKSUM_FROM)) ^ (version === OLDEST_VOLUME_VERSION ? 0 : version)) >>> 0;
/** A picture file of more than this many bytes is no bag's. */
export const MOST_SIDE = 2048;

export const brokenVolume = (what: string): Error => new Error(`This is not an intact volume: ${what}.`);
