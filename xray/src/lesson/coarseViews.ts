import { drawMasked } from "../bag/drawThreat.ts";
import type { PackedBag } from "../bag/packBag.ts";
import type { ScannerModel } from "../bag/scannerModel.ts";
import { transmissionPlanes } from "../detector/transmissionPlanes.ts";
import { AIR, type View, type ViewSource } from "../file/view.ts";
import { fanOf } from "../geometry/fan.ts";
import { projectionOf } from "../projector/projection.ts";
import { projectSolid } from "../projector/projectSolid.ts";

/** Pixels of a view along each side of one that is looked at here. */
const COARSER = 4;

/** Between the middles of pixels, as large as the view. */
const enlarged = (plane: Float32Array, columns: number, rows: number): Uint16Array => {
  const [width, height] = [columns * COARSER, rows * COARSER];
  const values = new Uint16Array(width * height);
  const placeOf = (fine: number, count: number): readonly [number, number, number] => {
    const at = Math.min(count - 1, Math.max(0, (fine + 0.5) / COARSER - 0.5));
    const below = Math.floor(at);
    return [below, Math.min(count - 1, below + 1), at - below];
  };
  for (let y = 0; y < height; y++) {
    const [upper, lower, down] = placeOf(y, rows);
    for (let x = 0; x < width; x++) {
      const [left, right, across] = placeOf(x, columns);
      const above = plane[upper * columns + left]! * (1 - across) + plane[upper * columns + right]! * across;
      const beneath = plane[lower * columns + left]! * (1 - across) + plane[lower * columns + right]! * across;
      values[y * width + x] = Math.min(AIR, Math.round(AIR * (above * (1 - down) + beneath * down)));
    }
  }
  return values;
};

/**
 * What the views of a packed bag will show, by so many fewer rays that it is there in a fraction of the time, and without what the detectors add: for whoever
 * waits for the scan itself.
 */
export const coarseViews = (
  model: ScannerModel,
  { container, surroundings = [], articles, projected = [] }: PackedBag,
): (View & ViewSource)[] => {
  const { scanner } = model;
  const detector = { ...scanner.detector, raysPerPixel: 1 };
  const detectorCount = Math.floor(scanner.detectorCount / COARSER);
  const lineCount = Math.floor(scanner.lineCount / COARSER);
  return scanner.views.map((geometry, index) => {
    const fan = fanOf({ ...scanner, detector, detectorCount, lineCount, linePitch: scanner.linePitch * COARSER }, geometry);
    const projection = projectionOf(fan);
    for (const solid of [...container, ...surroundings]) projectSolid(projection, model.perMillimetreOf(index), solid);
    for (const placed of [...articles, ...projected]) drawMasked(model, index, projection, placed);
    const planes = transmissionPlanes(fan, projection.areal, model.transmissionOf(index), { extent: projection.touched });
    const high = enlarged(planes.high, lineCount, detectorCount);
    const low = geometry.picture === "dual" ? enlarged(planes.low, lineCount, detectorCount) : high;
    return { scanner: scanner.name, picture: geometry.picture, width: lineCount * COARSER, height: detectorCount * COARSER, low, high };
  });
};
