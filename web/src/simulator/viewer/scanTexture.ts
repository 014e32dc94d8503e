import type { MeasuredScan } from "./scan.ts";
import { halfFloat } from "./halfFloat.ts";

/** A scan as the graphics card takes it: −ln T of both energies, interleaved, 16-bit floats. The logarithm keeps thin parts exact. */
export function scanTexture({ low, high }: MeasuredScan): Uint16Array {
  const pixels = new Uint16Array(2 * low.length);
  for (let index = 0; index < low.length; index++) {
    pixels[2 * index] = table[low[index] ?? 0] ?? 0;
    pixels[2 * index + 1] = table[high[index] ?? 0] ?? 0;
  }
  return pixels;
}

/** 60000 is air; below 6e-5 nothing but noise is left. */
const air = 60_000;
const table = Uint16Array.from({ length: 65_536 }, (_, value) => halfFloat(Math.max(0, -Math.log(Math.max(value / air, 6e-5)))));
