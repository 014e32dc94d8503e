import type { MeasuredScan } from "./scan.ts";
import type { Box } from "./zoom.ts";

/**
 * A part of a scan as the graphics card takes it: −ln T of high and low energy, interleaved. The logarithm keeps thin parts exact; of long floats,
 * for each is read dozens of times, and a software renderer reckons every short one out anew.
 */
export function scanTexture({ low, high, width }: MeasuredScan, part: Box): Float32Array<ArrayBuffer> {
  const pixels = new Float32Array(2 * part.width * part.height);
  for (let y = 0, at = 0; y < part.height; y++) {
    const row = (part.y + y) * width + part.x;
    for (let index = row; index < row + part.width; index++) {
      pixels[at++] = table[high[index] ?? 0] ?? 0;
      pixels[at++] = table[low[index] ?? 0] ?? 0;
    }
  }
  return pixels;
}

/** 60000 is air; below 6e-5 nothing but noise is left. */
const air = 60_000;
const table = Float32Array.from({ length: 65_536 }, (_, value) => rounded(Math.max(0, -Math.log(Math.max(value / air, 6e-5)))));

/** As a float of 16 bits has it, which is what the passes keep: what is fine is the difference of two of them. */
function rounded(value: number): number {
  const step = 2 ** (Math.floor(Math.log2(Math.max(value, 6.2e-5))) - 10);
  return Math.round(value / step) * step;
}

/** The part of a scan outside which all is air, grown by so many pixels of it as far as there are any; null where there is nothing else. */
export function partBesideAir({ low, high, width, height }: MeasuredScan, grown: number): Box | null {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let first = 0;
    while (first < width && (high[row + first] ?? air) >= air && (low[row + first] ?? air) >= air) first++;
    if (first === width) continue;
    let last = width - 1;
    while ((high[row + last] ?? air) >= air && (low[row + last] ?? air) >= air) last--;
    if (first < left) left = first;
    if (last > right) right = last;
    if (top < 0) top = y;
    bottom = y;
  }
  if (top < 0) return null;
  const [x, y] = [Math.max(0, left - grown), Math.max(0, top - grown)];
  return { x, y, width: Math.min(width, right + 1 + grown) - x, height: Math.min(height, bottom + 1 + grown) - y };
}
