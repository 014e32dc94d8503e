import { checksum } from "../file/viewCode.ts";

// A file is a header and two deflated planes, densities then atomic numbers: of each voxel one byte, what it has more than its neighbours
// foresee. All numbers are little-endian.
//   0 magic "VGLV" · 4 version u32 · 8 checksum u32 of all that follows · 12 size 3 × u16 · 18 nothing, u16
//   20 voxel f64 · 28 origin 3 × f64 · 52 bytes of each plane 2 × u32
export const VOLUME_MAGIC = 0x564c4756;
export const VOLUME_VERSION = 4;
/** From this one on densities end at 120 times water; before, at 20. */
export const DENSER_SINCE = 3;
/** A version is how a volume was cut; the file of the first, with clean air and without a belt, is written the same way. */
export const OLDEST_VOLUME_VERSION = 1;
export const VOLUME_HEADER_BYTES = 60;
const CHECKSUM_FROM = 12;
/** Of a file's content and, since there is more than one, its version: a digit that flips makes no other version of it. */
export const volumeChecksum = (file: Uint8Array, version: number): number =>
  (checksum(file.subarray(CHECKSUM_FROM)) ^ (version === OLDEST_VOLUME_VERSION ? 0 : version)) >>> 0;
/** A picture file of more than this many bytes is no bag's. */
export const MOST_SIDE = 2048;

/**
 * What the voxel before in its column and the same two of the slice before foresee, as a difference of bytes: smooth matter is zeros.
 * `lines` are columns of `up` voxels, `across` of them a slice.
 */
export const foreseen = (plane: Uint8Array, across: number, up: number, unfold: boolean): Uint8Array<ArrayBuffer> => {
  const slice = across * up;
  const result = new Uint8Array(plane.length);
  const known = unfold ? result : plane;
  for (let at = 0, height = 0; at < plane.length; at++) {
    const below = height > 0 ? known[at - 1]! : 0;
    const before = at >= slice ? known[at - slice]! : 0;
    const corner = height > 0 && at >= slice ? known[at - slice - 1]! : 0;
    const guess = below + before - corner;
    result[at] = unfold ? plane[at]! + guess : plane[at]! - guess;
    height = height + 1 === up ? 0 : height + 1;
  }
  return result;
};
