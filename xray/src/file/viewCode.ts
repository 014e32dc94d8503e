import { pictures } from "../geometry/scanner.ts";
import { AIR, type ViewSource } from "./view.ts";

// A file is a header and deflated planes, low then high; a picture of one energy has only the high one. A plane has one byte per pixel, the prediction's error, and behind them the
// errors that do not fit a byte (two bytes each). All numbers are little-endian.
//   0 magic "VGLX" · 4 version u32 · 8 checksum u32 of all that follows · 12 width u16 · 14 height u16
//   16 low and 32 high: photons f32 · step f32 · escapes u32 · bytes u32
// Version 1 ends there: two energies of scanner S160. Version 2 goes on with what made the picture:
//   48 its kind u8, its place in `pictures` · 49 the scanner's name, 15 bytes, filled up with zeros
export const MAGIC = 0x584c4756;
export const VERSION = 1;
export const VERSION_WITH_SOURCE = 2;
export const HEADER_BYTES = 48;
export const SOURCE_BYTES = 16;
export const ENERGY_OFFSETS = [16, 32] as const;
export const CHECKSUM_FROM = 12;
export const ESCAPE = 255;
export const MAXIMUM_SIDE = 8192;
export const MAXIMUM_PIXELS = 16_777_216;
export const MAXIMUM_CODE = 16_383;

/** How a transmission becomes a whole number whose noise is the same everywhere: by the `photons` in air, in steps of `step` standard deviations. What is more than air is coded as air. */
export interface Coding {
  photons: number;
  step: number;
}

export const codeOf = (value: number, { photons, step }: Coding): number =>
  Math.floor((2 * Math.sqrt((photons * value) / AIR + 0.375)) / step + 0.5);

export const airCode = (coding: Coding): number => codeOf(AIR, coding);

export const valueOf = (code: number, { photons, step }: Coding): number => {
  const root = (code * step) / 2;
  const value = Math.floor(((root * root - 0.375) / photons) * AIR + 0.5);
  return value < 0 ? 0 : value;
};

/** FNV-1a of 32 bits: finds any flipped bit and any cut. */
export const checksum = (bytes: Uint8Array): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < bytes.length; index++) hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193);
  return hash >>> 0;
};

const textOf = new TextDecoder("ascii");

export const writeSource = (file: Uint8Array, { scanner, picture }: ViewSource): void => {
  file[HEADER_BYTES] = pictures.indexOf(picture);
  for (let at = 0; at < scanner.length; at++) file[HEADER_BYTES + 1 + at] = scanner.codePointAt(at) ?? 0;
};

/** Undefined when the bytes name no kind of picture or no scanner. */
export const readSource = (file: Uint8Array): ViewSource | undefined => {
  const picture = pictures[file[HEADER_BYTES] ?? pictures.length];
  const name = /^([\w-]+)\0*$/.exec(textOf.decode(file.subarray(HEADER_BYTES + 1, HEADER_BYTES + SOURCE_BYTES)))?.[1];
  return picture !== undefined && name !== undefined ? { scanner: name, picture } : undefined;
};
