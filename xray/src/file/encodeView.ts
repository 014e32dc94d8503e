import type { DetectorModel } from "../geometry/scanner.ts";
import type { View, ViewSource } from "./view.ts";
import {
  airCode,
  checksum,
  CHECKSUM_FROM,
  codeOf,
  type Coding,
  ENERGY_OFFSETS,
  ESCAPE,
  HEADER_BYTES,
  MAGIC,
  SOURCE_BYTES,
  VERSION,
  VERSION_WITH_SOURCE,
  writeSource,
} from "./viewCode.ts";
import { deflate } from "./deflate.ts";

const codeTable = (coding: Coding): Uint16Array => {
  const air = airCode(coding);
  return Uint16Array.from({ length: 65_536 }, (_, value) => Math.min(air, codeOf(value, coding)));
};
const tables = new Map<number, Uint16Array>();
const codesOf = (coding: Coding): Uint16Array => {
  const known = tables.get(coding.photons) ?? codeTable(coding);
  tables.set(coding.photons, known);
  return known;
};

/** How a scanner's pictures are written: by the noise of its own detectors. */
export interface FileStyle extends ViewSource {
  detector: Pick<DetectorModel, "photonsLow" | "photonsHigh">;
}

/** What files of version 1 hold without a word. */
const S160: FileStyle = { scanner: "S160", picture: "dual", detector: { photonsLow: 16_000, photonsHigh: 24_000 } };
const STEP = 0.5;

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

const nothing = { bytes: new Uint8Array(), escapes: 0 };

/** One file of both energies, or of the high one alone. What is lost is a seventh of a pixel's own noise. */
export const encodeView = async ({ width, height, low, high }: View, style: FileStyle = S160): Promise<Uint8Array<ArrayBuffer>> => {
  if (low.length !== width * height || high.length !== width * height) throw new Error("A view's planes do not have its size.");
  const lowCoding: Coding = { photons: style.detector.photonsLow, step: STEP };
  const highCoding: Coding = { photons: style.detector.photonsHigh, step: STEP };
  const planes = [
    { coding: lowCoding, ...(style.picture === "dual" ? residuals(low, codesOf(lowCoding), width) : nothing) },
    { coding: highCoding, ...residuals(high, codesOf(highCoding), width) },
  ];
  const plain = style.scanner === S160.scanner && style.picture === S160.picture;
  const headerBytes = plain ? HEADER_BYTES : HEADER_BYTES + SOURCE_BYTES;
  const deflated = await Promise.all(planes.map(async ({ bytes }) => (bytes.length === 0 ? bytes : deflate(bytes))));
  const file = new Uint8Array(headerBytes + deflated.reduce((sum, part) => sum + part.length, 0));
  const header = new DataView(file.buffer);
  header.setUint32(0, MAGIC, true);
  header.setUint32(4, plain ? VERSION : VERSION_WITH_SOURCE, true);
  if (!plain) writeSource(file, style);
  header.setUint16(12, width, true);
  header.setUint16(14, height, true);
  let offset = headerBytes;
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
