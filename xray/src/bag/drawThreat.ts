import { transmissionPlanes } from "../detector/transmissionPlanes.ts";
import type { Fan } from "../geometry/fan.ts";
import { place } from "../math/rotation.ts";
import { clearMask, type Projection } from "../projector/projection.ts";
import { projectSolid } from "../projector/projectSolid.ts";
import type { Window } from "../projector/window.ts";
import type { Article, Placement, Vector } from "../solid.ts";
import type { ViewMeasures } from "../truth/measures.ts";
import { threatMeasures } from "../truth/threatMeasures.ts";
import type { ScannerModel } from "./scannerModel.ts";

/** Millimetres of a thing in a ray from which on a pixel shows it. */
export const SHOWS_FROM = 0.25;

export type Placed = { article: Article; placement: Placement };

const cornersOf = ({ article: { bounds }, placement }: Placed): Vector[] =>
  [bounds.min[0], bounds.max[0]].flatMap((x) =>
    [bounds.min[1], bounds.max[1]].flatMap((y) => [bounds.min[2], bounds.max[2]].map((z) => place(placement, [x, y, z]))),
  );

export const drawMasked = (model: ScannerModel, view: number, projection: Projection, placed: Placed): void => {
  clearMask(projection);
  const perMillimetre = model.perMillimetreOf(view, Math.min(...cornersOf(placed).map(([, , z]) => z)));
  for (const solid of placed.article.solids) projectSolid(projection, perMillimetre, solid, placed.placement, true);
};

/** The pixels in which the box around an article can show. */
export const windowOf = ({ rows, columns, raysPerPixel, rowOf, firstY, linePitch }: Fan, placed: Placed): Window => {
  const corners = cornersOf(placed);
  const across = corners.map(([x, , z]) => rowOf(x, z) / raysPerPixel);
  const along = corners.map(([, y]) => (y - firstY) / linePitch);
  return {
    fromRow: Math.max(0, Math.floor(Math.min(...across)) - 1),
    toRow: Math.min(rows / raysPerPixel - 1, Math.ceil(Math.max(...across)) + 1),
    fromColumn: Math.max(0, Math.floor(Math.min(...along)) - 1),
    toColumn: Math.min(columns - 1, Math.ceil(Math.max(...along)) + 1),
  };
};

/** Projects the threat last, so that the same place is known with and without it. */
export const drawThreat = (model: ScannerModel, view: number, projection: Projection, threat: Placed): ViewMeasures["threat"] => {
  const { fan, areal, mask } = projection;
  const window = windowOf(fan, threat);
  if (window.toRow < window.fromRow || window.toColumn < window.fromColumn) return null;
  const without = transmissionPlanes(fan, areal, model.transmissionOf(view), { window }).high;
  drawMasked(model, view, projection, threat);
  const withThreat = transmissionPlanes(fan, areal, model.transmissionOf(view), { window }).high;
  const across = window.toColumn - window.fromColumn + 1;
  const isThreat = (pixel: number): boolean => {
    const column = pixel % across;
    const row = (pixel - column) / across;
    return mask[(window.fromRow + row) * fan.columns + window.fromColumn + column]! > SHOWS_FROM * fan.raysPerPixel;
  };
  return threatMeasures(fan, model.detectorOf(view), threat, isThreat, without, withThreat);
};
