import type { Vector } from "@vigil/xray/solid";
import type { Volume } from "@vigil/xray/volume/volume";
import { type VolumePane, volumePanes } from "@vigil/model/simulator/volumeSteps";
import { turn } from "@vigil/xray/math/rotation";
import type { Point } from "../viewer/zoom.ts";
import type { Magnified, SliceName, VolumeShown } from "./volumeShown.ts";

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
export const sliceAxes: Readonly<Record<SliceName, SliceAxes>> = {
  across: { right: 0, up: 2, upwards: 1, through: 1 },
  level: { right: 1, up: 0, upwards: -1, through: 2 },
  along: { right: 1, up: 2, upwards: 1, through: 0 },
};

const GAP = 2;

/**
 * Where the panes lie: one large, the others in a column beside it. Where there is more height than width they lie below it, and as slices
 * are wider than they are high, two lie one below the other beside the third: the one from above, or the body where that is the large one.
 */
export function panesIn(width: number, height: number, main: VolumePane): Record<VolumePane, Rectangle> {
  const wide = width >= height;
  const large = wide ? Math.round(width * 0.66) : Math.round(height * 0.62);
  const others = volumePanes.filter((name) => name !== main);
  const whole = wide ? { x: 0, y: 0, width: large, height } : { x: 0, y: 0, width, height: large };
  const placed = wide
    ? others.map((name, index) => [name, partOf({ x: large + GAP, y: 0, width: width - large - GAP, height }, index, 3)] as const)
    : below(others, { x: 0, y: large + GAP, width, height: height - large - GAP });
  return Object.fromEntries([...placed, [main, whole]]) as Record<VolumePane, Rectangle>;
}

/** One of so many equal parts that lie below each other. */
function partOf({ x, y, width, height }: Rectangle, index: number, of: number): Rectangle {
  const part = (height - (of - 1) * GAP) / of;
  return { x, y: y + index * (part + GAP), width, height: part };
}

function below(names: readonly VolumePane[], { x, y, width, height }: Rectangle): (readonly [VolumePane, Rectangle])[] {
  const first = names.includes("body") ? "body" : "level";
  const half = (width - GAP) / 2;
  const right = { x: x + half + GAP, y, width: half, height };
  const others = names.filter((name) => name !== first).map((name, index) => [name, partOf(right, index, 2)] as const);
  return [[first, { x, y, width: half, height }], ...others];
}

export const extentOf = ({ size, voxel }: Pick<Volume, "size" | "voxel">): Vector => [size[0] * voxel, size[1] * voxel, size[2] * voxel];

const MARGIN = 0.94;

/** Millimetres to a screen pixel, so that all of a slice is seen. */
export const sliceScale = (extent: Vector, { right, up }: SliceAxes, { width, height }: Rectangle): number =>
  Math.max(extent[right] / width, extent[up] / height) / MARGIN;

/** Shares of a body's diagonal that its first view takes, right and up: longer than it is high, as a bag lies on its belt. */
const [ACROSS, UP] = [0.92, 0.82];

/** So that the body is seen as a whole. */
export const bodyScale = (extent: Vector, { width, height }: Rectangle, scale: number): number =>
  (Math.hypot(...extent) * Math.max(ACROSS / width, UP / height)) / MARGIN / scale;

/** Millimetres to a screen pixel of a slice that is enlarged. */
const enlargedScale = (extent: Vector, axes: SliceAxes, pane: Rectangle, { factor }: Magnified): number =>
  sliceScale(extent, axes, pane) / factor;

/** Where a place of the volume is in its slice's pane, in screen pixels from the pane's corner. */
export function onSlice(extent: Vector, axes: SliceAxes, pane: Rectangle, magnified: Magnified, place: Vector): Point {
  const { right, up, upwards } = axes;
  const per = 1 / enlargedScale(extent, axes, pane, magnified);
  return {
    x: pane.width / 2 + (place[right] - magnified.x) * extent[right] * per,
    y: pane.height / 2 - upwards * (place[up] - magnified.y) * extent[up] * per,
  };
}

/** The place of the volume under a point of a slice's pane; what the slice does not tell stays as it is. */
export function fromSlice(extent: Vector, axes: SliceAxes, pane: Rectangle, magnified: Magnified, at: Point, cursor: Vector): Vector {
  const { right, up, upwards } = axes;
  const scale = enlargedScale(extent, axes, pane, magnified);
  const place: [number, number, number] = [...cursor];
  place[right] = magnified.x + ((at.x - pane.width / 2) * scale) / extent[right];
  place[up] = magnified.y - (upwards * (at.y - pane.height / 2) * scale) / extent[up];
  return place;
}

const MOST_ENLARGED = 8;

/** Enlarged so that what was under one point of the pane comes under another; never beyond the volume's rim. */
export function enlargedTo(
  extent: Vector,
  axes: SliceAxes,
  pane: Rectangle,
  magnified: Magnified,
  factor: number,
  from: Point,
  to: Point = from,
): Magnified {
  const { right, up, upwards } = axes;
  const held = fromSlice(extent, axes, pane, magnified, from, [0, 0, 0]);
  const wanted = { ...magnified, factor: Math.min(MOST_ENLARGED, Math.max(1, factor)) };
  const scale = enlargedScale(extent, axes, pane, wanted);
  const within = (middle: number, length: number, side: number): number => {
    const half = Math.min(0.5, (length * scale) / side / 2);
    return Math.min(1 - half, Math.max(half, middle));
  };
  return {
    factor: wanted.factor,
    x: within(held[right] - ((to.x - pane.width / 2) * scale) / extent[right], pane.width, extent[right]),
    y: within(held[up] + (upwards * (to.y - pane.height / 2) * scale) / extent[up], pane.height, extent[up]),
  };
}

/** Where a place of the volume is in the body's pane. */
export function onBody(
  extent: Vector,
  pane: Rectangle,
  { rotation, scale }: Pick<VolumeShown, "rotation" | "scale">,
  place: Vector,
): Point {
  const per = bodyScale(extent, pane, scale);
  const [right, up] = turn(rotation, [(place[0] - 0.5) * extent[0], (place[1] - 0.5) * extent[1], (place[2] - 0.5) * extent[2]]);
  return { x: pane.width / 2 + right / per, y: pane.height / 2 - up / per };
}
