import type { Fan } from "../geometry/fan.ts";
import type { ArealDensity } from "../physics/transmission.ts";
import type { MeshRoom } from "./meshDistances.ts";
import { emptyExtent, type Extent } from "./extent.ts";
import { emptyWindow, type Window } from "./window.ts";

/** What the rays of one view have met so far, and how much of the solid or article at hand each pixel's rays crossed. */
export interface Projection {
  fan: Fan;
  areal: ArealDensity;
  /** The pixels whose rays have met anything; the areal densities of all others are zero. */
  touched: Extent;
  /** Millimetres inside the articles drawn since the mask was last cleared, summed over a pixel's rays. */
  mask: Float32Array;
  /** Where the mask may be other than zero, in pixels. */
  masked: Window;
  meshRoom: MeshRoom;
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
    touched: emptyExtent(pixels / fan.columns, fan.columns),
    mask: new Float32Array(pixels),
    masked: emptyWindow(),
    meshRoom: {
      thickness: new Float32Array(rays),
      moment: new Float32Array(pixels),
      from: new Int32Array(fan.rows).fill(fan.columns),
      to: new Int32Array(fan.rows),
    },
    planes: { low: new Float32Array(pixels), high: new Float32Array(pixels) },
    scratch: new Float32Array(pixels),
    factors: new Float32Array(fan.columns),
  };
};

/** Makes the room ready for another view of the same scanner. */
export const emptied = (room: Projection, fan: Fan): Projection => {
  const { areal, touched } = room;
  clearMask(room);
  for (let pixel = 0; pixel < touched.from.length; pixel++) {
    const [from, to] = [touched.from[pixel]!, touched.to[pixel]!];
    if (from >= to) continue;
    for (let row = pixel * fan.raysPerPixel; row < (pixel + 1) * fan.raysPerPixel; row++) {
      areal.light.fill(0, 2 * (row * fan.columns + from), 2 * (row * fan.columns + to));
      areal.heavy.fill(0, 2 * (row * fan.columns + from), 2 * (row * fan.columns + to));
    }
  }
  touched.from.fill(fan.columns);
  touched.to.fill(0);
  return { ...room, fan };
};

export const clearMask = ({ fan, mask, masked }: Projection): void => {
  for (let row = masked.fromRow; row <= masked.toRow; row++)
    mask.fill(0, row * fan.columns + masked.fromColumn, row * fan.columns + masked.toColumn + 1);
  Object.assign(masked, emptyWindow());
};
