import type { Vector } from "@vigil/xray/solid";
import type { Point } from "../viewer/zoom.ts";
import { NEAR_SLICE } from "./heldMark.ts";
import { onSlice, type Rectangle, type SliceAxes } from "./panes.ts";
import type { Beam } from "./projections.ts";
import type { Magnified } from "./volumeShown.ts";

interface BeamOnSlice {
  /** Paths of the pane. */
  lines: string[];
  point: Point | null;
  /** Where its number stands. */
  name: Point;
}

const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** What a slice shows of a mark in a projection: its lines where it is cut along them, else where it cuts them. Null where it does neither. */
export function beamOnSlice(
  extent: Vector,
  axes: SliceAxes,
  pane: Rectangle,
  magnified: Magnified,
  cursor: Vector,
  { lines }: Beam,
): BeamOnSlice | null {
  const { through } = axes;
  const depth = cursor[through] * extent[through];
  const at = (place: Vector): Point =>
    onSlice(extent, axes, pane, magnified, [place[0] / extent[0], place[1] / extent[1], place[2] / extent[2]]);
  if (through === 1) {
    const along = lines.map(({ from }) => from[1]);
    const slack = lines.length === 1 ? NEAR_SLICE : 0;
    if (depth < Math.min(...along) - slack || depth > Math.max(...along) + slack) return null;
    const shown = lines.map(({ from, to }) => `M${text(at(from))}L${text(at(to))}`);
    return { lines: [...new Set(shown)], point: null, name: at(lines[0]!.to) };
  }
  const met = lines.flatMap(({ from, to }) => {
    const share = (depth - from[through]) / (to[through] - from[through]);
    const between = (axis: 0 | 1 | 2): number => from[axis] + (to[axis] - from[axis]) * share;
    return share >= 0 && share <= 1 ? [at([between(0), between(1), between(2)])] : [];
  });
  const [first] = met;
  if (first === undefined) return null;
  if (lines.length === 1) return { lines: [], point: first, name: first };
  const [left, top] = [Math.min(...met.map(({ x }) => x)), Math.min(...met.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...met.map(({ x }) => x)), Math.max(...met.map(({ y }) => y))];
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  return { lines: [`M${[0, 1, 3, 2].map((corner) => text(corners[corner]!)).join("L")}Z`], point: null, name: { x: right, y: top } };
}
