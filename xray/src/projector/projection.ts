import type { Fan } from "../geometry/fan.ts";
import type { ArealDensity } from "../physics/transmission.ts";
import { emptyWindow, type Window } from "./window.ts";

/** What the rays of one view have met so far, and how much of the solid or article at hand each pixel's rays crossed. */
export interface Projection {
  fan: Fan;
  areal: ArealDensity;
  /** Millimetres inside the articles drawn since the mask was last cleared, summed over a pixel's rays. */
  mask: Float32Array;
  /** Where the mask may be other than zero, in pixels. */
  masked: Window;
  /** Room for meshes whose density varies: thickness and its first moment, zero between meshes. */
  thickness: Float32Array;
  moment: Float32Array;
  /** The first and last column of each row that a mesh reached; from the end to −1 between meshes. */
  reached: { from: Int32Array; to: Int32Array };
  /** Room for the pixels' transmissions, and to blur them. */
  planes: { low: Float32Array; high: Float32Array };
  scratch: Float32Array;
  /** One line of pixels of density factors. */
  factors: Float32Array;
}

export const projectionOf = (fan: Fan): Projection => {
  const rays = fan.rows * fan.columns;
  const pixels = rays / fan.raysPerPixel;
  return {
    fan,
    areal: { light: new Float32Array(2 * rays), heavy: new Float32Array(2 * rays) },
    mask: new Float32Array(pixels),
    masked: emptyWindow(),
    thickness: new Float32Array(rays),
    moment: new Float32Array(rays),
    reached: { from: new Int32Array(fan.rows).fill(fan.columns), to: new Int32Array(fan.rows).fill(-1) },
    planes: { low: new Float32Array(pixels), high: new Float32Array(pixels) },
    scratch: new Float32Array(pixels),
    factors: new Float32Array(fan.columns),
  };
};

export const clearMask = ({ fan, mask, masked }: Projection): void => {
  for (let row = masked.fromRow; row <= masked.toRow; row++)
    mask.fill(0, row * fan.columns + masked.fromColumn, row * fan.columns + masked.toColumn + 1);
  Object.assign(masked, emptyWindow());
};
