import { AIR, type View } from "../file/view.ts";
import type { Fan } from "../geometry/fan.ts";
import type { DetectorModel } from "../geometry/scanner.ts";
import { type Extent, extentAround, wholeExtent } from "../projector/extent.ts";
import { keyOf, mixBits } from "../random.ts";
import { blur } from "./blur.ts";
import { clearAir } from "./clearAir.ts";
import { gaussian } from "./gaussian.ts";
import { scatter } from "./scatter.ts";
import type { Planes } from "./transmissionPlanes.ts";

const whole = (transmission: number): number => {
  const value = transmission * AIR + 0.5;
  return value < 0 ? 0 : value > 65_535 ? 65_535 : value;
};

/** How far from anything a pixel is air for sure. */
const BEYOND = 3;

/**
 * What the detector makes of the transmission: blur, scatter, the gain each detector's calibration leaves, noise, and air made air; what is
 * not near the pixels `touched` is air. The noise of a pixel hangs on the key and its place alone, so that workers agree. The planes are
 * used up; `scratch` is as long as they are.
 */
export const detect = (
  fan: Fan,
  model: DetectorModel,
  { low, high }: Planes,
  key: number,
  { scratch = new Float32Array(low.length), touched }: { scratch?: Float32Array; touched?: Extent } = {},
): View => {
  const { columns } = fan;
  const rows = fan.rows / fan.raysPerPixel;
  const extent = touched === undefined ? wholeExtent(rows, columns) : extentAround(touched, BEYOND, columns);
  for (const plane of [low, high]) {
    blur(plane, columns, rows, model.blurAlong, model.blurAcross, scratch, extent);
    scatter(plane, columns, rows, model.scatter, extent);
  }
  const lows = new Uint16Array(columns * rows).fill(AIR);
  const highs = new Uint16Array(columns * rows).fill(AIR);
  const pixelKey = keyOf(key, 1);
  const secondKey = keyOf(key, 2);
  const electronics = model.electronicNoise * model.electronicNoise;
  const perPhotonLow = 1 / model.photonsLow;
  const perPhotonHigh = 1 / model.photonsHigh;
  for (let row = 0; row < rows; row++) {
    const gainBits = mixBits(keyOf(key, 3, row));
    const lowGain = 1 + model.residualGain * gaussian[gainBits & 65_535]!;
    const highGain = 1 + model.residualGain * gaussian[gainBits >>> 16]!;
    const end = row * columns + extent.to[row]!;
    for (let at = row * columns + extent.from[row]!; at < end; at++) {
      const bits = mixBits((mixBits(at ^ pixelKey) + secondKey) | 0);
      const lowShare = low[at]! * lowGain;
      const highShare = high[at]! * highGain;
      lows[at] = whole(lowShare + Math.sqrt(lowShare * perPhotonLow + electronics) * gaussian[bits & 65_535]!);
      highs[at] = whole(highShare + Math.sqrt(highShare * perPhotonHigh + electronics) * gaussian[bits >>> 16]!);
    }
  }
  const view = { width: columns, height: rows, low: lows, high: highs };
  clearAir(view, model.airFrom, extent);
  return view;
};
