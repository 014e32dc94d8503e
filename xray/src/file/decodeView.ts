import { AIR, type View, type ViewSource } from "./view.ts";
import {
  airCode,
  checksum,
  CHECKSUM_FROM,
  type Coding,
  ENERGY_OFFSETS,
  ESCAPE,
  HEADER_BYTES,
  MAGIC,
  MAXIMUM_CODE,
  MAXIMUM_PIXELS,
  MAXIMUM_SIDE,
  readSource,
  SOURCE_BYTES,
  valueOf,
  VERSION,
  VERSION_WITH_SOURCE,
} from "./viewCode.ts";
import { inflate } from "./deflate.ts";

const broken = (what: string): Error => new Error(`This is not an intact X-ray view: ${what}.`);

const S160: ViewSource = { scanner: "S160", picture: "dual" };

interface Plane {
  coding: Coding;
  escapes: number;
  bytes: Uint8Array<ArrayBuffer>;
}

const readHeader = (file: Uint8Array): { width: number; height: number; planes: Plane[]; source: ViewSource } => {
  if (file.length < HEADER_BYTES) throw broken("it is too short");
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (header.getUint32(0, true) !== MAGIC) throw broken("it is another kind of file");
  const version = header.getUint32(4, true);
  if (version !== VERSION && version !== VERSION_WITH_SOURCE) throw broken(`version ${version} is unknown`);
  const width = header.getUint16(12, true);
  const height = header.getUint16(14, true);
  if (width === 0 || height === 0 || width > MAXIMUM_SIDE || height > MAXIMUM_SIDE || width * height > MAXIMUM_PIXELS)
    throw broken("its size is impossible");
  if (header.getUint32(8, true) !== checksum(file.subarray(CHECKSUM_FROM))) throw broken("the checksum does not match");
  const source = version === VERSION ? S160 : readSource(file);
  if (source === undefined) throw broken("nothing says what made it");
  let offset = version === VERSION ? HEADER_BYTES : HEADER_BYTES + SOURCE_BYTES;
  const energies = source.picture === "dual" ? ENERGY_OFFSETS : ENERGY_OFFSETS.slice(1);
  const planes = energies.map((at) => {
    const coding = {
      photons: header.getFloat32(at, true),
      step: header.getFloat32(at + 4, true),
    };
    const escapes = header.getUint32(at + 8, true);
    const length = header.getUint32(at + 12, true);
    const air = airCode(coding);
    if (!(coding.photons > 0 && coding.step > 0 && air >= 1 && air <= MAXIMUM_CODE)) throw broken("its coding is impossible");
    if (escapes > width * height || offset + length > file.length) throw broken("it is cut short");
    const bytes = file.slice(offset, offset + length);
    offset += length;
    return { coding, escapes, bytes };
  });
  if (offset !== file.length) throw broken("something follows its end");
  return { width, height, planes, source };
};

const readPlane = async ({ coding, escapes, bytes }: Plane, width: number, height: number): Promise<Uint16Array<ArrayBuffer>> => {
  const count = width * height;
  const data = await inflate(bytes, count + 2 * escapes).catch(() => {
    throw broken("its data cannot be unpacked");
  });
  if (data.length !== count + 2 * escapes) throw broken("it has too little data");
  const air = airCode(coding);
  const table = new Uint16Array(air + 1);
  for (let code = 0; code < air; code++) table[code] = valueOf(code, coding);
  table[air] = AIR;
  const codes = new Uint16Array(count);
  let escape = count;
  for (let index = 0, column = 0; index < count; index++) {
    let folded = data[index] ?? 0;
    if (folded === ESCAPE) {
      if (escape >= data.length) throw broken("it has too little data");
      folded = (data[escape] ?? 0) | ((data[escape + 1] ?? 0) << 8);
      escape += 2;
    }
    const left = column > 0 ? (codes[index - 1] ?? 0) : index >= width ? (codes[index - width] ?? 0) : 0;
    const above = index >= width ? (codes[index - width] ?? 0) : left;
    const corner = column > 0 && index >= width ? (codes[index - width - 1] ?? 0) : above;
    const least = left < above ? left : above;
    const most = left < above ? above : left;
    const code =
      (corner >= most ? least : corner <= least ? most : left + above - corner) + ((folded & 1) === 1 ? -((folded + 1) >> 1) : folded >> 1);
    if (code < 0 || code > air) throw broken("it has values outside its range");
    codes[index] = code;
    column = column + 1 === width ? 0 : column + 1;
  }
  if (escape !== data.length) throw broken("it has too much data");
  for (let index = 0; index < count; index++) codes[index] = table[codes[index] ?? 0] ?? 0;
  return codes;
};

/** Reads what `encodeView` wrote, in Node and in the browser, one energy in the place of both where there is only one; a file that is cut, changed or of another kind is an error that says so. */
export const decodeView = async (file: Uint8Array): Promise<View & ViewSource> => {
  const { width, height, planes, source } = readHeader(file);
  const [low, high = low] = await Promise.all(planes.map((plane) => readPlane(plane, width, height)));
  if (low === undefined || high === undefined) throw broken("an energy is missing");
  return { width, height, low, high, ...source };
};
