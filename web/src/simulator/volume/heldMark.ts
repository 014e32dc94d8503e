import type { Vector } from "@vigil/xray/solid";
import { onBody, onSlice, type Rectangle, type SliceAxes } from "./panes.ts";
import type { Point } from "../viewer/zoom.ts";
import { type Hold, isPoint, middleOf, type VolumeMark } from "./volumeMark.ts";
import type { Magnified, VolumeShown } from "./volumeShown.ts";

/** Screen pixels from a mark within which a press means it, and from a side within which that is meant. */
const REACH = 14;
const SIDE_REACH = 7;
/** Millimetres in front of a point and behind it in which a slice still shows it as lying there. */
export const NEAR_SLICE = 12;

const shareOf = (extent: Vector, at: Vector): Vector => [at[0] / extent[0], at[1] / extent[1], at[2] / extent[2]];

/** Whether a slice cuts a mark, or passes a point closely. */
export const isCut = (extent: Vector, { through }: SliceAxes, cursor: Vector, mark: Pick<VolumeMark, "from" | "to">): boolean => {
  const at = cursor[through] * extent[through];
  const slack = isPoint(mark) ? NEAR_SLICE : 0;
  return at >= mark.from[through] - slack && at <= mark.to[through] + slack;
};

/** A mark as a rectangle of a slice's pane. */
export function rectangleOf(
  extent: Vector,
  axes: SliceAxes,
  pane: Rectangle,
  magnified: Magnified,
  mark: Pick<VolumeMark, "from" | "to">,
): Rectangle {
  const one = onSlice(extent, axes, pane, magnified, shareOf(extent, mark.from));
  const other = onSlice(extent, axes, pane, magnified, shareOf(extent, mark.to));
  return { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
}

/** Which mark of a slice is under a point, and what of it: its side where one is near, else all of it. */
export function heldOnSlice(
  extent: Vector,
  axes: SliceAxes,
  pane: Rectangle,
  magnified: Magnified,
  cursor: Vector,
  marks: readonly VolumeMark[],
  at: Point,
): { mark: VolumeMark; hold: Hold } | null {
  const { right, up, upwards } = axes;
  for (const mark of marks.toReversed()) {
    if (!isCut(extent, axes, cursor, mark)) continue;
    const { x, y, width, height } = rectangleOf(extent, axes, pane, magnified, mark);
    const slack = isPoint(mark) ? REACH : SIDE_REACH;
    if (at.x < x - slack || at.x > x + width + slack || at.y < y - slack || at.y > y + height + slack) continue;
    const hold = { 0: "both", 1: "both", 2: "both" } as Record<0 | 1 | 2, Hold[0]>;
    if (isPoint(mark)) return { mark, hold };
    const sides = {
      right: Math.abs(at.x - x) < SIDE_REACH ? "from" : Math.abs(at.x - x - width) < SIDE_REACH ? "to" : "none",
      // What is above on the screen is the far end of an axis that goes up.
      up:
        Math.abs(at.y - y) < SIDE_REACH
          ? upwards === 1
            ? "to"
            : "from"
          : Math.abs(at.y - y - height) < SIDE_REACH
            ? upwards === 1
              ? "from"
              : "to"
            : "none",
    } as const;
    if (sides.right === "none" && sides.up === "none") return { mark, hold };
    hold[axes.through] = "none";
    hold[right] = sides.right;
    hold[up] = sides.up;
    return { mark, hold };
  }
  return null;
}

/** The mark whose middle is near a point of the body's pane. */
export function heldOnBody(
  extent: Vector,
  pane: Rectangle,
  shown: Pick<VolumeShown, "rotation" | "scale">,
  marks: readonly VolumeMark[],
  at: Point,
): VolumeMark | null {
  const [nearest] = marks
    .map((mark) => {
      const { x, y } = onBody(extent, pane, shown, shareOf(extent, middleOf(mark)));
      return { mark, pixels: Math.hypot(x - at.x, y - at.y) };
    })
    .toSorted((one, other) => one.pixels - other.pixels);
  return nearest !== undefined && nearest.pixels <= REACH ? nearest.mark : null;
}
