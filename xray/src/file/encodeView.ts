import type { View } from "./view.ts";
import { airCode, checksum, CHECKSUM_FROM, codeOf, type Coding, ENERGY_OFFSETS, ESCAPE, HEADER_BYTES, MAGIC, VERSION } from "./viewCode.ts";
import { deflate } from "./deflate.ts";

export const lowCoding: Coding = { photons: 16_000, step: 0.5 };
export const highCoding: Coding = { photons: 24_000, step: 0.5 };

const codeTable = (coding: Coding): Uint16Array => {
  const air = airCode(coding);
  return Uint16Array.from({ length: 65_536 }, (_, value) => Math.min(air, codeOf(value, coding)));
};
const lowCodes = codeTable(lowCoding);
const highCodes = codeTable(highCoding);

/** What the median edge detector of JPEG-LS did not foresee of a plane's codes, as bytes, and as words where a byte is too small. */
const residuals = (values: Uint16Array, codes: Uint16Array, width: number): { bytes: Uint8Array<ArrayBuffer>; escapes: number } => {
  const bytes = new Uint8Array(values.length);
  const escapes: number[] = [];
  // The codes of the row above; those left of the column at hand are already this row's.
  const line = new Uint16Array(width);
  let left = 0;
  let corner = 0;
  for (let index = 0, column = 0; index < values.length; index++) {
    const code = codes[values[index]!]!;
    const first = index < width;
    if (column === 0) {
      left = first ? 0 : line[0]!;
      corner = left;
    }
    const above = first ? left : line[column]!;
    if (first) corner = above;
    const least = left < above ? left : above;
    const most = left < above ? above : left;
    const error = code - (corner >= most ? least : corner <= least ? most : left + above - corner);
    const folded = error < 0 ? -2 * error - 1 : 2 * error;
    if (folded < ESCAPE) bytes[index] = folded;
    else {
      bytes[index] = ESCAPE;
      escapes.push(folded);
    }
    corner = above;
    line[column] = code;
    left = code;
    column = column + 1 === width ? 0 : column + 1;
  }
  if (escapes.length === 0) return { bytes, escapes: 0 };
  const all = new Uint8Array(bytes.length + 2 * escapes.length);
  all.set(bytes);
  escapes.forEach((folded, index) => {
    all[bytes.length + 2 * index] = folded & 255;
    all[bytes.length + 2 * index + 1] = folded >> 8;
  });
  return { bytes: all, escapes: escapes.length };
};

/** One file of both energies. What is lost is a seventh of a pixel's own noise. */
export const encodeView = async ({ width, height, low, high }: View): Promise<Uint8Array<ArrayBuffer>> => {
  if (low.length !== width * height || high.length !== width * height) throw new Error("A view's planes do not have its size.");
  const planes = [
    { coding: lowCoding, ...residuals(low, lowCodes, width) },
    { coding: highCoding, ...residuals(high, highCodes, width) },
  ];
  const deflated = await Promise.all(planes.map((plane) => deflate(plane.bytes)));
  const file = new Uint8Array(HEADER_BYTES + deflated.reduce((sum, part) => sum + part.length, 0));
  const header = new DataView(file.buffer);
  header.setUint32(0, MAGIC, true);
  header.setUint32(4, VERSION, true);
  header.setUint16(12, width, true);
  header.setUint16(14, height, true);
  let offset = HEADER_BYTES;
  planes.forEach(({ coding, escapes }, energy) => {
    const at = ENERGY_OFFSETS[energy] ?? 0;
    const part = deflated[energy] ?? new Uint8Array();
    header.setFloat32(at, coding.photons, true);
    header.setFloat32(at + 4, coding.step, true);
    header.setUint32(at + 8, escapes, true);
    header.setUint32(at + 12, part.length, true);
    file.set(part, offset);
    offset += part.length;
  });
  header.setUint32(8, checksum(file.subarray(CHECKSUM_FROM)), true);
  return file;
};
