import type { Vector } from "@vigil/xray/solid";
import type { Volume } from "@vigil/xray/volume/volume";
import { type PaneName, paneNames } from "./volumeShown.ts";

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Axis = 0 | 1 | 2;

/** How a slice lies: the axes that go right and up, which way up is counted, and the axis it is cut across. */
export interface SliceAxes {
  right: Axis;
  up: Axis;
  upwards: 1 | -1;
  through: Axis;
}

/** The belt runs to the right, as in the projections. */
export const sliceAxes: Readonly<Record<Exclude<PaneName, "body">, SliceAxes>> = {
  across: { right: 0, up: 2, upwards: 1, through: 1 },
  level: { right: 1, up: 0, upwards: -1, through: 2 },
  along: { right: 1, up: 2, upwards: 1, through: 0 },
};

const GAP = 2;

/** Where the panes lie: one large, the others beside it or, where there is more height than width, below it. */
export function panesIn(width: number, height: number, main: PaneName): Record<PaneName, Rectangle> {
  const wide = width >= height;
  const large = wide ? Math.round(width * 0.66) : Math.round(height * 0.62);
  const place = (index: number): Rectangle => {
    const length = ((wide ? height : width) - 2 * GAP) / 3;
    const start = index * (length + GAP);
    const rest = (wide ? width : height) - large - GAP;
    return wide ? { x: large + GAP, y: start, width: rest, height: length } : { x: start, y: large + GAP, width: length, height: rest };
  };
  const others = paneNames.filter((name) => name !== main);
  const all = others.map((name, index) => [name, place(index)] as const);
  const whole = wide ? { x: 0, y: 0, width: large, height } : { x: 0, y: 0, width, height: large };
  return Object.fromEntries([...all, [main, whole]]) as Record<PaneName, Rectangle>;
}

export const extentOf = ({ size, voxel }: Pick<Volume, "size" | "voxel">): Vector => [size[0] * voxel, size[1] * voxel, size[2] * voxel];

const MARGIN = 0.94;

/** Millimetres to a screen pixel, so that all of a slice is seen. */
export const sliceScale = (extent: Vector, { right, up }: SliceAxes, { width, height }: Rectangle): number =>
  Math.max(extent[right] / width, extent[up] / height) / MARGIN;

/** So that the body fits however it is turned. */
export const bodyScale = (extent: Vector, { width, height }: Rectangle, scale: number): number =>
  (Math.hypot(...extent) * 0.76) / Math.min(width * 1.25, height) / MARGIN / scale;

/** Where a place of the volume is in its slice's pane, in screen pixels from the pane's corner. */
export function onSlice(extent: Vector, axes: SliceAxes, pane: Rectangle, place: Vector): { x: number; y: number } {
  const per = 1 / sliceScale(extent, axes, pane);
  return {
    x: pane.width / 2 + (place[axes.right] - 0.5) * extent[axes.right] * per,
    y: pane.height / 2 - axes.upwards * (place[axes.up] - 0.5) * extent[axes.up] * per,
  };
}

/** The place of the volume under a point of a slice's pane; what the slice does not tell stays as it is. */
export function fromSlice(extent: Vector, axes: SliceAxes, pane: Rectangle, at: { x: number; y: number }, cursor: Vector): Vector {
  const scale = sliceScale(extent, axes, pane);
  const place: [number, number, number] = [...cursor];
  place[axes.right] = 0.5 + ((at.x - pane.width / 2) * scale) / extent[axes.right];
  place[axes.up] = 0.5 - (axes.upwards * (at.y - pane.height / 2) * scale) / extent[axes.up];
  return place;
}
