import { materialLutFor } from "../display/materialLut.ts";
import { AIR, type View, type ViewSource } from "../file/view.ts";
import type { Fan } from "../geometry/fan.ts";
import {
  barWidths,
  type CalibrationPose,
  calibrationPoint,
  discrimination,
  MARKER_OFF,
  plasticSteps,
  steelSteps,
  wireDiameters,
} from "./calibrationBag.ts";

/** What a scanner shows of the calibration object, in millimetres; null where it shows none of it. */
export interface CalibrationFigures {
  /** The thinnest copper wire that shows. */
  wire: number | null;
  /** The thickest step of steel behind which a square of lead still shows. */
  penetration: number | null;
  /** The narrowest bars that stand apart, as wide as the gaps between them. */
  resolution: number | null;
  /** The thinnest sheet of polyethylene that differs from none. */
  thinOrganic: number | null;
  /** How many of the six plates of equal darkness have the colour of their kind; null where there is no colour. */
  materials: number | null;
}

/** So many standard deviations of the mean are seen. */
const SEEN = 5;
/** So many rows to each side of a wire's middle are looked at: the eye follows nine of its twelve centimetres. */
const ALONG_WIRE = 58;
/** Bars stand apart when the gaps are brighter by so much, as a share of air. */
const APART = 0.02;

interface Patch {
  mean: number;
  deviation: number;
  count: number;
}

const patchOf = (values: readonly number[]): Patch => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / values.length;
  return { mean, deviation: Math.sqrt(square), count: values.length };
};

/** Contrast of two patches in standard deviations of the difference of their means. */
const between = (a: Patch, b: Patch): number =>
  Math.abs(a.mean - b.mean) / Math.sqrt((a.deviation * a.deviation) / a.count + (b.deviation * b.deviation) / b.count + 1e-14);

/** The kind a plate is coloured as: organic, in between, or metal. */
const kindOf = (effectiveZ: number): number => (effectiveZ < 9.9 ? 0 : effectiveZ < 18.5 ? 1 : 2);
const kinds = [0, 0, 1, 1, 2, 2];

/** Measures a view of the calibration object as a technician would, on the pixels alone. */
export const calibrationFigures = (view: View & ViewSource, fan: Fan, pose: CalibrationPose): CalibrationFigures => {
  const { width, high, low } = view;
  const pixelOf = (x: number, y: number): { row: number; column: number } => {
    const [worldX, worldY, worldZ] = calibrationPoint(pose, x, y);
    return {
      row: Math.round((fan.rowOf(worldX, worldZ) - 0.5) / fan.raysPerPixel),
      column: Math.round((worldY - fan.firstY) / fan.linePitch),
    };
  };
  const valueAt = (plane: Uint16Array, row: number, column: number): number => (plane[row * width + column] ?? 0) / AIR;
  const patch = (x: number, y: number, plane = high, reach = 5): Patch => {
    const { row, column } = pixelOf(x, y);
    const side = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
    return patchOf(side.flatMap((down) => side.map((across) => valueAt(plane, row + down, column + across))));
  };
  /** The pixels along a line across the belt, and so many columns to each side of it. */
  const strip = (x: number, y: number, reach: number, rows = 30): number[] => {
    const { row, column } = pixelOf(x, y);
    const columns = Array.from({ length: 2 * reach + 1 }, (_, index) => column + index - reach);
    return Array.from({ length: 2 * rows + 1 }, (_, index) => row + index - rows).flatMap((at) =>
      columns.map((across) => valueAt(high, at, across)),
    );
  };
  const last = <T>(list: readonly T[], holds: (item: T, index: number) => boolean): T | null => {
    const end = list.findIndex((item, index) => !holds(item, index));
    return list[(end < 0 ? list.length : end) - 1] ?? null;
  };
  const scaled = (value: number | null): number | null => (value === null ? null : Math.round(value * pose.scale * 100) / 100);

  const wire = last(wireDiameters, (_, index) => {
    const y = -180 + 12 * index;
    const line = strip(-150, y, 1, ALONG_WIRE);
    const beside = [...strip(-150, y - 5, 1, ALONG_WIRE), ...strip(-150, y + 5, 1, ALONG_WIRE)];
    const [dark, bright] = [patchOf(line), patchOf(beside)];
    return dark.mean < bright.mean && between(dark, bright) > SEEN;
  });
  const penetration = last(steelSteps, (_, index) => {
    const y = -190 + 34 * index;
    const bare = patch(-30 + MARKER_OFF, y, high, 2);
    const marked = patch(-30 - MARKER_OFF, y, high, 2);
    return marked.mean < bare.mean && between(marked, bare) > SEEN;
  });
  const resolution = last(barWidths, (bar, group) => {
    const start = -185 + 34 * group;
    const at = (y: number): number => patchOf(strip(150, y, 0, 12)).mean;
    const gaps = [1, 3, 5].map((step) => at(start + step * bar));
    const filled = [0, 2, 4, 6].map((step) => at(start + step * bar));
    return Math.min(...gaps) - Math.max(...filled) > APART;
  });
  const bare = patch(80, -190);
  const thinOrganic = last(plasticSteps.toReversed(), (step) => between(patch(40, -190 + 34 * plasticSteps.indexOf(step)), bare) > SEEN);
  const { rows, columns, lnHigh, ratio, effectiveZ } = materialLutFor(view.scanner);
  const within = (value: number, count: number): number => Math.min(count - 1, Math.max(0, Math.round(value)));
  const found = discrimination.map((_, index) => {
    const [dark, light] = [low, high].map((plane) => -Math.log(Math.max(patch(-100 + 46 * index, 160, plane).mean, 1e-6)));
    const row = within((((light ?? 0) - lnHigh[0]) / (lnHigh[1] - lnHigh[0])) * (rows - 1), rows);
    const column = within((((dark ?? 0) / (light ?? 1) - ratio[0]) / (ratio[1] - ratio[0])) * (columns - 1), columns);
    return kindOf(effectiveZ[row * columns + column] ?? 0);
  });
  return {
    wire: scaled(wire),
    penetration: scaled(penetration),
    resolution: scaled(resolution),
    thinOrganic: scaled(thinOrganic),
    materials: view.picture === "dual" ? found.filter((kind, index) => kind === kinds[index]).length : null,
  };
};
