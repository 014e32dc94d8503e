import type { Fan } from "../geometry/fan.ts";
import type { ArealDensity, Transmission } from "../physics/transmission.ts";
import { STRIDE } from "./bagMeasures.ts";

/** The share of the high energy that comes through what has been projected so far, where the bag's measures are taken. */
export const shellLight = ({ rows, columns, raysPerPixel }: Fan, areal: ArealDensity, transmission: Transmission): Float32Array => {
  const across = Math.floor(columns / STRIDE);
  const down = Math.floor(rows / raysPerPixel / STRIDE);
  const low = new Float32Array(across * down);
  const high = new Float32Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      transmission.add(areal, y * STRIDE * raysPerPixel * columns + x * STRIDE, low, high, y * across + x, 1);
  return high;
};
