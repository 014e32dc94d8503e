import { AIR, type View } from "../file/view.ts";
import type { Fan } from "../geometry/fan.ts";
import type { DetectorModel } from "../geometry/scanner.ts";
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

/**
 * What the detector makes of the transmission: blur, scatter, the gain each detector's calibration leaves, noise, and air made air. The noise of a pixel
 * hangs on the key and its place alone, so that workers agree. The planes are used up; `scratch` is as long as they are.
 */
export const detect = (
  fan: Fan,
  model: DetectorModel,
  { low, high }: Planes,
  key: number,
  scratch: Float32Array = new Float32Array(low.length),
): View => {
  const { columns } = fan;
  const rows = fan.rows / fan.raysPerPixel;
  for (const plane of [low, high]) {
    blur(plane, columns, rows, model.blurAlong, model.blurAcross, scratch);
    scatter(plane, columns, rows, model.scatter);
  }
  const view = { width: columns, height: rows, low: new Uint16Array(columns * rows), high: new Uint16Array(columns * rows) };
  const pixelKey = keyOf(key, 1);
  const secondKey = keyOf(key, 2);
  const electronics = model.electronicNoise * model.electronicNoise;
  for (let row = 0; row < rows; row++) {
    const gainBits = mixBits(keyOf(key, 3, row));
    const lowGain = 1 + model.residualGain * gaussian[gainBits & 65_535]!;
    const highGain = 1 + model.residualGain * gaussian[gainBits >>> 16]!;
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const bits = mixBits((mixBits(at ^ pixelKey) + secondKey) | 0);
      const lowShare = low[at]! * lowGain;
      const highShare = high[at]! * highGain;
      view.low[at] = whole(lowShare + Math.sqrt(lowShare / model.photonsLow + electronics) * gaussian[bits & 65_535]!);
      view.high[at] = whole(highShare + Math.sqrt(highShare / model.photonsHigh + electronics) * gaussian[bits >>> 16]!);
    }
  }
  clearAir(view, model.airFrom);
  return view;
};
