import type { View } from "../file/view.ts";
import type { Fan } from "../geometry/fan.ts";
import type { DetectorModel } from "../geometry/scanner.ts";
import { type Extent, extentAround, wholeExtent } from "../projector/extent.ts";
import { blur } from "./blur.ts";
import { clearAir } from "./clearAir.ts";
import { count } from "./count.ts";
import { layerShift } from "./layerShift.ts";
import { readOut } from "./readOut.ts";
import type { Planes } from "./transmissionPlanes.ts";

/** How far from anything a pixel is air for sure. */
const BEYOND = 3;

/**
 * What the detector makes of the transmission, in the order in which it happens: what the focal spot and the moving belt blur, veil and
 * photons, gains and afterglow, what neighbours give each other, and last the software that makes air of what is air. What is not near the
 * pixels `touched` is air at once. The planes are used up; `scratch` is as long as they are.
 */
export const detect = (
  fan: Fan,
  model: DetectorModel,
  planes: Planes,
  key: number,
  { scratch = new Float32Array(planes.low.length), touched }: { scratch?: Float32Array; touched?: Extent } = {},
): View => {
  const { columns } = fan;
  const rows = fan.rows / fan.raysPerPixel;
  const extent = touched === undefined ? wholeExtent(rows, columns) : extentAround(touched, BEYOND, columns);
  const shifts = layerShift(model, rows);
  for (const energy of ["low", "high"] as const)
    blur(planes[energy], columns, rows, model.blurAlong, model.blurAcross, scratch, { extent, shift: shifts[energy] });
  count(planes, model, columns, rows, extent, key);
  const view = readOut(planes, model, columns, rows, extent, key);
  clearAir(view, model.airFrom, extent);
  return view;
};
