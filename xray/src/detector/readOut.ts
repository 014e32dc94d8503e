import { AIR, type View } from "../file/view.ts";
import type { DetectorModel } from "../geometry/scanner.ts";
import type { Extent } from "../projector/extent.ts";
import { keyOf } from "../random.ts";
import type { Planes } from "./transmissionPlanes.ts";

const whole = (transmission: number): number => {
  const value = transmission * AIR + 0.5;
  return value < 0 ? 0 : value > 65_535 ? 65_535 : value;
};

/** Which rows of a view are dead: none, one or more, never at the border. */
const deadRows = (most: number, rows: number, key: number): number[] => {
  if (most === 0 || rows < 3) return [];
  const count = keyOf(key, 6) % (most + 1);
  return Array.from({ length: count }, (_, index) => 1 + (keyOf(key, 6, index + 1) % (rows - 2)));
};

/** Rows whose detector gives half of what it should: failed and not yet known to the software. */
const silentRows = (count: number, rows: number, key: number): number[] =>
  Array.from({ length: count }, (_, index) => 1 + Math.floor(rows * 0.2) + (keyOf(key, 7, index) % Math.floor(rows * 0.6)));
const SILENT = 0.5;

/** What neighbours give each other, as numbers; the rows of dead detectors are the mean of those beside them. */
export const readOut = (
  { low, high }: Planes,
  {
    crosstalk,
    deadDetectors,
    machine,
    silentDetectors = 0,
  }: Pick<DetectorModel, "crosstalk" | "deadDetectors" | "machine" | "silentDetectors">,
  columns: number,
  rows: number,
  extent: Extent,
  key: number,
): View => {
  const lows = new Uint16Array(columns * rows).fill(AIR);
  const highs = new Uint16Array(columns * rows).fill(AIR);
  const own = 1 - 2 * crosstalk;
  for (let row = 0; row < rows; row++) {
    const above = row > 0 ? -columns : 0;
    const below = row < rows - 1 ? columns : 0;
    const end = row * columns + extent.to[row]!;
    for (let at = row * columns + extent.from[row]!; at < end; at++) {
      lows[at] = whole(own * low[at]! + crosstalk * (low[at + above]! + low[at + below]!));
      highs[at] = whole(own * high[at]! + crosstalk * (high[at + above]! + high[at + below]!));
    }
  }
  for (const row of deadRows(deadDetectors, rows, machine ?? key))
    for (const plane of [lows, highs])
      for (let at = row * columns + extent.from[row]!; at < row * columns + extent.to[row]!; at++)
        plane[at] = (plane[at - columns]! + plane[at + columns]!) >> 1;
  for (const row of silentRows(silentDetectors, rows, key))
    for (const plane of [lows, highs])
      for (let at = row * columns + extent.from[row]!; at < row * columns + extent.to[row]!; at++) plane[at] = (plane[at]! * SILENT) | 0;
  return { width: columns, height: rows, low: lows, high: highs };
};
