import type { Fan } from "../geometry/fan.ts";
import type { ArealDensity, Transmission } from "../physics/transmission.ts";
import type { Window } from "../projector/window.ts";

export interface Planes {
  low: Float32Array;
  high: Float32Array;
}

/**
 * What reaches each pixel without any fault of the detector: the mean over its rays, of all pixels or of those in a window. `room`, when
 * given, is as long as there are pixels and holds the result.
 */
export const transmissionPlanes = (
  fan: Fan,
  areal: ArealDensity,
  transmission: Transmission,
  { window, room }: { window?: Window; room?: Planes } = {},
): Planes => {
  const fromRow = window?.fromRow ?? 0;
  const toRow = window?.toRow ?? fan.rows / fan.raysPerPixel - 1;
  const fromColumn = window?.fromColumn ?? 0;
  const toColumn = window?.toColumn ?? fan.columns - 1;
  const across = toColumn - fromColumn + 1;
  const count = Math.max(0, across * (toRow - fromRow + 1));
  const { low, high } = room ?? { low: new Float32Array(count), high: new Float32Array(count) };
  low.fill(0);
  high.fill(0);
  const share = 1 / fan.raysPerPixel;
  for (let row = fromRow; row <= toRow; row++)
    for (let ray = 0; ray < fan.raysPerPixel; ray++) {
      const start = (row * fan.raysPerPixel + ray) * fan.columns;
      const target = (row - fromRow) * across - fromColumn;
      for (let column = fromColumn; column <= toColumn; column++)
        transmission.add(areal, start + column, low, high, target + column, share);
    }
  return { low, high };
};
