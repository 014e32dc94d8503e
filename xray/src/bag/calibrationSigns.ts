import { materialLutFor } from "../display/materialLut.ts";
import { AIR, type View, type ViewSource } from "../file/view.ts";
import type { Fan } from "../geometry/fan.ts";
import {
  aluminiumAt,
  aluminiumSteps,
  barWidths,
  type CalibrationPose,
  calibrationPoint,
  discrimination,
  MARKER_OFF,
  plasticSteps,
  steelSteps,
  wireDiameters,
} from "./calibrationBag.ts";

/** How clearly each element of the calibration object stands out: its contrast in standard deviations of its mean, the easiest element first. */
export interface CalibrationSigns {
  wires: readonly number[];
  /** The wires on steps of aluminium. */
  aluminium: readonly number[];
  /** The squares of lead on steps of steel. */
  steel: readonly number[];
  /** How much brighter the gaps between bars are, as a share of air. */
  bars: readonly number[];
  plastic: readonly number[];
  /** Whether each plate of equal darkness has the colour of its kind; null where there is no colour. */
  plates: readonly boolean[] | null;
  /** By how much the brightness of the foam jumps from one detector to the next at most, as a share of air. */
  streak: number;
  /** By how many pixels the two energies lie apart. */
  fringe: number;
}

/** So many rows to each side of a wire's middle are looked at: the eye follows nine of its twelve centimetres. */
const ALONG_WIRE = 58;
const ALONG_SHORT = 42;
/** Where there is nothing but foam: across all of the belt, behind the plates. */
const BARE_FOAM = 212;
const FOAM_REACH = 17;

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
/** Only what is darker is there. */
const darker = (dark: Patch, bright: Patch): number => (dark.mean < bright.mean ? between(dark, bright) : 0);

/** The kind a plate is coloured as: organic, in between, or metal. */
const kindOf = (effectiveZ: number): number => (effectiveZ < 9.9 ? 0 : effectiveZ < 18.5 ? 1 : 2);
const kinds = [0, 0, 1, 1, 2, 2];

/** Measures a view of the calibration object as a technician would, on the pixels alone. */
export const calibrationSigns = (view: View & ViewSource, fan: Fan, pose: CalibrationPose): CalibrationSigns => {
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
  /** Compared detector by detector: a streak that crosses a wire takes nothing from it. */
  const wireAt = (x: number, y: number, rows: number): number => {
    const [line, before, behind] = [y, y - 5, y + 5].map((at) => strip(x, at, 1, rows));
    const apart = patchOf((line ?? []).map((value, index) => ((before?.[index] ?? 0) + (behind?.[index] ?? 0)) / 2 - value));
    return Math.max(0, apart.mean / Math.sqrt((apart.deviation * apart.deviation) / apart.count + 1e-14));
  };

  const bare = patch(80, -190);
  const { rows, columns, lnHigh, ratio, effectiveZ } = materialLutFor(view.scanner);
  const within = (value: number, count: number): number => Math.min(count - 1, Math.max(0, Math.round(value)));
  const plates = discrimination.map((_, index) => {
    const [dark, light] = [low, high].map((plane) => -Math.log(Math.max(patch(-100 + 46 * index, 160, plane).mean, 1e-6)));
    const row = within((((light ?? 0) - lnHigh[0]) / (lnHigh[1] - lnHigh[0])) * (rows - 1), rows);
    const column = within((((dark ?? 0) / (light ?? 1) - ratio[0]) / (ratio[1] - ratio[0])) * (columns - 1), columns);
    return kindOf(effectiveZ[row * columns + column] ?? 0) === kinds[index];
  });
  return {
    wires: wireDiameters.map((_, index) => wireAt(-150, -180 + 12 * index, ALONG_WIRE)),
    aluminium: aluminiumSteps.map((_, index) => wireAt(...aluminiumAt(index), ALONG_SHORT)),
    steel: steelSteps.map((_, index) => {
      const y = -190 + 34 * index;
      return darker(patch(-30 - MARKER_OFF, y, high, 2), patch(-30 + MARKER_OFF, y, high, 2));
    }),
    bars: barWidths.map((bar, group) => {
      const start = -185 + 34 * group;
      const at = (y: number): number => patchOf(strip(150, y, 0, 12)).mean;
      const gaps = [1, 3, 5].map((step) => at(start + step * bar));
      const filled = [0, 2, 4, 6].map((step) => at(start + step * bar));
      return Math.min(...gaps) - Math.max(...filled);
    }),
    plastic: plasticSteps.toReversed().map((step) => between(patch(40, -190 + 34 * plasticSteps.indexOf(step)), bare)),
    plates: view.picture === "dual" ? plates : null,
    streak: streakOf(),
    fringe: view.picture === "dual" ? fringeOf() : 0,
  };

  /** Of the rows over bare foam, the one that departs most from those beside it. */
  function streakOf(): number {
    const ends = [pixelOf(-215, BARE_FOAM), pixelOf(215, BARE_FOAM)].map(({ row }) => row);
    const { column } = pixelOf(0, BARE_FOAM);
    const first = Math.min(...ends);
    const lines = Array.from({ length: Math.max(...ends) - first + 1 }, (_, index) =>
      [high, low].map(
        (plane) =>
          patchOf(Array.from({ length: 2 * FOAM_REACH + 1 }, (__, across) => valueAt(plane, first + index, column + across - FOAM_REACH)))
            .mean,
      ),
    );
    const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
    return lines.slice(4, -4).reduce((most, own, index) => {
      const apart = own.map((value, energy) => Math.abs(value - median(lines.slice(index, index + 9).map((line) => line[energy] ?? 0))));
      return Math.max(most, ...apart);
    }, 0);
  }

  /** Where the long sides of the aluminium steps lie in either energy. */
  function fringeOf(): number {
    const sideIn = (plane: Uint16Array, x: number, y: number, into: number): number => {
      const { row, column } = pixelOf(x, y);
      const profile = Array.from({ length: 25 }, (_, index) => {
        const across = Array.from({ length: 13 }, (__, side) => valueAt(plane, row + index - 12, column + side - 6 + into));
        return patchOf(across).mean;
      });
      const [begin, end] = [patchOf(profile.slice(0, 5)).mean, patchOf(profile.slice(-5)).mean];
      const level = (begin + end) / 2;
      const at = profile.findIndex((value, index) => index > 0 && (value - level) * ((profile[index - 1] ?? level) - level) <= 0);
      const [before, behind] = [profile[at - 1] ?? level, profile[at] ?? level];
      return at < 1 || before === behind ? 0 : at - 1 + (level - before) / (behind - before);
    };
    const sides = [2, 3, 4].flatMap((step) => {
      const [x, y] = aluminiumAt(step);
      return [-45, 45].map((edge) => Math.abs(sideIn(high, x + edge, y, 0) - sideIn(low, x + edge, y, 0)));
    });
    return patchOf(sides).mean;
  }
};
