import type { Fan } from "../geometry/fan.ts";
import type { ArealDensity, Transmission } from "../physics/transmission.ts";
import type { Extent } from "../projector/extent.ts";
import type { Window } from "../projector/window.ts";

export interface Planes {
  low: Float32Array;
  high: Float32Array;
}

// Rays of a pixel that differ by less than this, in g/cm² of water and of iron, are taken as one: half of it squared and halved is a
// ten-thousandth of the transmission, and the photons' noise is a hundredth.
const WATER_ALIKE = 0.08;
const IRON_ALIKE = 0.01;

const one = { light: new Float32Array(2), heavy: new Float32Array(2) };

/** Of a pixel with two rays: puts their mean into `one` when they are alike. */
const alike = ({ light, heavy }: ArealDensity, first: number, second: number): boolean => {
  const water = light[2 * first]! - light[2 * second]!;
  const iron = light[2 * first + 1]! - light[2 * second + 1]!;
  if (water > WATER_ALIKE || water < -WATER_ALIKE || iron > IRON_ALIKE || iron < -IRON_ALIKE) return false;
  if (heavy[2 * first]! !== heavy[2 * second]! || heavy[2 * first + 1]! !== heavy[2 * second + 1]!) return false;
  one.light[0] = light[2 * first]! - 0.5 * water;
  one.light[1] = light[2 * first + 1]! - 0.5 * iron;
  one.heavy[0] = heavy[2 * first]!;
  one.heavy[1] = heavy[2 * first + 1]!;
  return true;
};

interface Part {
  /** Only these pixels, and the planes are as large. */
  window?: Window;
  /** All pixels, of which only these have met anything. */
  extent?: Extent;
  /** As long as there are pixels; it holds the result. */
  room?: Planes;
}

/** What reaches each pixel without any fault of the detector: the mean over its rays, of all pixels or of those in a window. */
export const transmissionPlanes = (
  { rows, columns, raysPerPixel }: Fan,
  areal: ArealDensity,
  transmission: Transmission,
  { window, extent, room }: Part = {},
): Planes => {
  const fromRow = window?.fromRow ?? 0;
  const toRow = window?.toRow ?? rows / raysPerPixel - 1;
  const firstColumn = window?.fromColumn ?? 0;
  const across = (window?.toColumn ?? columns - 1) - firstColumn + 1;
  const count = Math.max(0, across * (toRow - fromRow + 1));
  const { low, high } = room ?? { low: new Float32Array(count), high: new Float32Array(count) };
  low.fill(extent === undefined ? 0 : 1);
  high.fill(extent === undefined ? 0 : 1);
  const share = 1 / raysPerPixel;
  for (let row = fromRow; row <= toRow; row++) {
    const fromColumn = extent === undefined ? firstColumn : extent.from[row]!;
    const toColumn = extent === undefined ? firstColumn + across : extent.to[row]!;
    const target = (row - fromRow) * across - firstColumn;
    const start = row * raysPerPixel * columns;
    for (let column = fromColumn; column < toColumn; column++) {
      const at = target + column;
      low[at] = 0;
      high[at] = 0;
      if (raysPerPixel === 2 && alike(areal, start + column, start + columns + column)) transmission.add(one, 0, low, high, at, 1);
      else for (let ray = 0; ray < raysPerPixel; ray++) transmission.add(areal, start + ray * columns + column, low, high, at, share);
    }
  }
  return { low, high };
};
