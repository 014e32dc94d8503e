import { type MaterialLut, materialLutFor } from "@vigil/xray/display/materialLut";
import type { MeasuredScan, Scan } from "./scan.ts";
import type { Box } from "./zoom.ts";

/** What a machine of hold baggage frames because it cannot clear it by itself: a mass of light material, or what nothing gets through. */
export interface Alarm extends Box {
  readonly kind: "organic" | "shield";
}

/** Image pixels to a cell: alarms are coarse. */
const cell = 8;
/** About 50 mm of water. */
const massFrom = 0.95;
const lightBelow = 8.6;
const opaqueFrom = 4.6;
/** Cells; smaller masses clear. */
const fewest: Readonly<Record<Alarm["kind"], number>> = { organic: 40, shield: 24 };
const most = 6;

const known = new WeakMap<Scan, readonly Alarm[]>();

/** Computed from the picture alone, once per scan, largest first. It knows nothing of what is in the bag, and is as often wrong. */
export function alarmBoxes(scan: Scan): readonly Alarm[] {
  if (scan.kind === "rendered" || scan.picture !== "dual") return [];
  let alarms = known.get(scan);
  if (alarms === undefined) known.set(scan, (alarms = find(scan)));
  return alarms;
}

function find(scan: MeasuredScan): Alarm[] {
  const lut = materialLutFor(scan.scanner);
  const columns = Math.floor(scan.width / cell);
  const rows = Math.floor(scan.height / cell);
  const kinds = Array.from({ length: columns * rows }, (_, place) =>
    kindOf(scan, lut, (place % columns) * cell, Math.floor(place / columns) * cell),
  );
  const found: (Alarm & { cells: number })[] = [];
  for (let place = 0; place < kinds.length; place++) {
    const kind = kinds[place] ?? null;
    if (kind === null) continue;
    const cells = flood(kinds, place, kind, columns);
    if (cells.length < fewest[kind]) continue;
    const xs = cells.map((at) => at % columns);
    const ys = cells.map((at) => Math.floor(at / columns));
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [right, bottom] = [Math.max(...xs) + 1, Math.max(...ys) + 1];
    found.push({ kind, x: left * cell, y: top * cell, width: (right - left) * cell, height: (bottom - top) * cell, cells: cells.length });
  }
  return found
    .toSorted((one, other) => other.cells - one.cells)
    .slice(0, most)
    .map(({ kind, x, y, width, height }) => ({ kind, x, y, width, height }));
}

/** The cells of one kind around a place; they are taken out of the map. */
function flood(kinds: (Alarm["kind"] | null)[], start: number, kind: Alarm["kind"], columns: number): number[] {
  const cells: number[] = [];
  const open = [start];
  kinds[start] = null;
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    cells.push(place);
    const column = place % columns;
    const beside = [column > 0 ? place - 1 : -1, column < columns - 1 ? place + 1 : -1, place - columns, place + columns];
    for (const next of beside)
      if (kinds[next] === kind) {
        kinds[next] = null;
        open.push(next);
      }
  }
  return cells;
}

function kindOf({ low, high, width }: MeasuredScan, lut: MaterialLut, x: number, y: number): Alarm["kind"] | null {
  let lowSum = 0;
  let highSum = 0;
  for (let row = y; row < y + cell; row++)
    for (let column = x; column < x + cell; column++) {
      lowSum += low[row * width + column] ?? air;
      highSum += high[row * width + column] ?? air;
    }
  const lnHigh = -Math.log(Math.max(highSum / (cell * cell * air), 6e-5));
  if (lnHigh >= opaqueFrom) return "shield";
  if (lnHigh < massFrom) return null;
  const ratio = -Math.log(Math.max(lowSum / (cell * cell * air), 6e-5)) / lnHigh;
  return effectiveZ(lut, lnHigh, ratio) < lightBelow ? "organic" : null;
}

const air = 60_000;

function effectiveZ(
  { lnHigh: densities, ratio: ratios, rows, columns, effectiveZ: values }: MaterialLut,
  lnHigh: number,
  ratio: number,
): number {
  const row = nearest(lnHigh, densities, rows);
  const column = nearest(ratio, ratios, columns);
  return values[row * columns + column] ?? 0;
}

const nearest = (value: number, [from, to]: readonly [number, number], cells: number): number =>
  Math.min(cells - 1, Math.max(0, Math.round(((value - from) / (to - from)) * (cells - 1))));
