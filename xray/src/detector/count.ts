import type { DetectorModel } from "../geometry/scanner.ts";
import type { Extent } from "../projector/extent.ts";
import { keyOf, mixBits } from "../random.ts";
import { gainsOf, GAIN_STRIDE } from "./gains.ts";
import { gaussian } from "./gaussian.ts";
import { CELL, veilOf } from "./scatter.ts";
import type { Planes } from "./transmissionPlanes.ts";

/**
 * Turns transmissions into what was counted, in place: the veil and the noise of all photons, what the software takes off of the veil, the
 * gain of each detector and line, and what still glows of the lines before. The noise of a pixel hangs on the key and its place alone.
 */
export const count = ({ low, high }: Planes, model: DetectorModel, columns: number, rows: number, extent: Extent, key: number): void => {
  const lowVeil = veilOf(low, columns, rows, model.scatter, extent);
  const highVeil = veilOf(high, columns, rows, model.scatter, extent);
  const { ofRow, flux } = gainsOf(model, columns, key);
  const pixelKey = keyOf(key, 1);
  const secondKey = keyOf(key, 2);
  const electronics = model.electronicNoise * model.electronicNoise;
  const taken = model.scatterSubtracted;
  // An empty tunnel shows 1, whatever its own veil.
  const calibrated = 1 / (1 + (1 - taken) * lowVeil.ofAir);
  const perPhotonLow = 1 / (model.photonsLow * (1 + lowVeil.ofAir));
  const perPhotonHigh = 1 / (model.photonsHigh * (1 + highVeil.ofAir));
  const glow = model.afterglow;
  const last = Math.ceil(columns / CELL) - 1;
  for (let row = 0; row < rows; row++) {
    const from = extent.from[row]!;
    const to = extent.to[row]!;
    if (from >= to) continue;
    const [lowGains, highGains] = ofRow(row);
    const lowLine = lowVeil.ofRow(row);
    const highLine = highVeil.ofRow(row);
    let lowBefore = 1;
    let highBefore = 1;
    for (let column = from; column < to; column++) {
      const at = row * columns + column;
      const bits = mixBits((mixBits(at ^ pixelKey) + secondKey) | 0);
      let x = (column + 0.5) * (1 / CELL) - 0.5;
      x = x < 0 ? 0 : x > last ? last : x;
      const cell = x | 0;
      x -= cell;
      const place = (column / GAIN_STRIDE) | 0;
      const walked = column / GAIN_STRIDE - place;
      const lowScattered = lowLine[cell]! + x * (lowLine[cell + 1]! - lowLine[cell]!);
      const highScattered = highLine[cell]! + x * (highLine[cell + 1]! - highLine[cell]!);
      const lowGain = (lowGains[place]! + walked * (lowGains[place + 1]! - lowGains[place]!)) * flux[column]!;
      const highGain = (highGains[place]! + walked * (highGains[place + 1]! - highGains[place]!)) * flux[column]!;
      const lowCounted = low[at]! + lowScattered;
      const highCounted = high[at]! + highScattered;
      const lowShare =
        lowCounted * lowGain + Math.sqrt(lowCounted * perPhotonLow + electronics) * gaussian[bits & 65_535]! - taken * lowScattered;
      const highShare =
        highCounted * highGain + Math.sqrt(highCounted * perPhotonHigh + electronics) * gaussian[bits >>> 16]! - taken * highScattered;
      lowBefore = lowShare * calibrated + glow * (lowBefore - lowShare * calibrated);
      highBefore = highShare * calibrated + glow * (highBefore - highShare * calibrated);
      low[at] = lowBefore;
      high[at] = highBefore;
    }
  }
};
