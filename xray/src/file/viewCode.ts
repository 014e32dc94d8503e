import { AIR } from "./view.ts";

// A file is a header and two deflated planes, low then high. A plane has one byte per pixel, the prediction's error, and behind them the
// errors that do not fit a byte (two bytes each). All numbers are little-endian.
//   0 magic "VGLX" · 4 version u32 · 8 checksum u32 of all that follows · 12 width u16 · 14 height u16
//   16 low and 32 high: photons f32 · step f32 · escapes u32 · bytes u32
export const MAGIC = 0x584c4756;
export const VERSION = 1;
export const HEADER_BYTES = 48;
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
