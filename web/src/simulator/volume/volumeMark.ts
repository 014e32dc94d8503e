import type { MarkedLocation } from "@vigil/model/simulator/wire";
import { volumeView } from "@vigil/model/simulator/volumeMarks";
import type { Vector } from "@vigil/xray/solid";
import type { MarkType } from "../screen/useMarking.ts";

/** A mark in the volume: a box in millimetres from its corner; a point is a box without size. */
export interface VolumeMark {
  /** Its place among all marks of the bag, those in the projections too. */
  place: number;
  from: Vector;
  to: Vector;
}

/** What is put where nobody draws: so long each way. */
const USUAL = 40;
/** A hand draws nothing thinner. */
const LEAST = 6;

const three = (of: (axis: 0 | 1 | 2) => number): Vector => [of(0), of(1), of(2)];

export const volumeMarks = (marks: readonly MarkedLocation[]): VolumeMark[] =>
  marks.flatMap(({ view, x, y, z = 0, width = 0, height = 0, depth = 0 }, place) =>
    view === volumeView ? [{ place, from: [x, y, z] as const, to: [x + width, y + height, z + depth] as const }] : [],
  );

export const isPoint = ({ from, to }: Pick<VolumeMark, "from" | "to">): boolean => [0, 1, 2].every((axis) => from[axis] === to[axis]);

export const middleOf = ({ from, to }: Pick<VolumeMark, "from" | "to">): Vector => three((axis) => (from[axis] + to[axis]) / 2);

/** A mark as it goes with the decision: whole millimetres within the volume. */
export function markedIn(extent: Vector, from: Vector, to: Vector): MarkedLocation & { view: number } {
  const whole = (value: number, axis: 0 | 1 | 2): number => Math.round(Math.min(extent[axis], Math.max(0, value)));
  const low = three((axis) => whole(Math.min(from[axis], to[axis]), axis));
  const [width, height, depth] = three((axis) => whole(Math.max(from[axis], to[axis]), axis) - low[axis]);
  const [x, y, z] = low;
  return { view: volumeView, x, y, z, ...(width > 0 && height > 0 && depth > 0 ? { width, height, depth } : {}) };
}

/** A mark put at one place, in shares of the volume. */
export function markAt(extent: Vector, place: Vector, type: MarkType): MarkedLocation & { view: number } {
  const half = type === "point" ? 0 : USUAL / 2;
  const at = three((axis) => place[axis] * extent[axis]);
  return markedIn(
    extent,
    three((axis) => at[axis] - half),
    three((axis) => at[axis] + half),
  );
}

/** A box between two places; along an axis in which they do not differ, it is as thick as it is wide at its narrowest. */
export function markBetween(extent: Vector, one: Vector, other: Vector): MarkedLocation & { view: number } {
  const sides = three((axis) => Math.abs(one[axis] - other[axis]) * extent[axis]);
  const drawn = sides.filter((side) => side >= 1);
  const thick = Math.min(3 * USUAL, Math.max(USUAL / 2, Math.min(...(drawn.length === 0 ? [USUAL] : drawn))));
  const middle = three((axis) => ((one[axis] + other[axis]) / 2) * extent[axis]);
  const half = three((axis) => (sides[axis] < 1 ? thick : Math.max(LEAST, sides[axis])) / 2);
  return markedIn(
    extent,
    three((axis) => middle[axis] - half[axis]),
    three((axis) => middle[axis] + half[axis]),
  );
}

/** What of a mark is taken hold of: all of it, or along each axis one of its sides. */
export type Hold = Readonly<Record<0 | 1 | 2, "from" | "to" | "both" | "none">>;

/** A mark moved, or one of its sides, by millimetres; it stays in the volume and a box keeps its least size. */
export function movedMark(
  extent: Vector,
  { from, to }: Pick<VolumeMark, "from" | "to">,
  hold: Hold,
  by: Vector,
): MarkedLocation & { view: number } {
  const point = isPoint({ from, to });
  const ends = ([0, 1, 2] as const).map((axis) => {
    const shift = hold[axis] === "both" ? Math.min(extent[axis] - to[axis], Math.max(-from[axis], by[axis])) : by[axis];
    const low = from[axis] + (hold[axis] === "from" || hold[axis] === "both" ? shift : 0);
    const high = to[axis] + (hold[axis] === "to" || hold[axis] === "both" ? shift : 0);
    if (point || hold[axis] === "both") return [low, high];
    return hold[axis] === "from" ? [Math.min(low, high - LEAST), high] : [low, Math.max(high, low + LEAST)];
  });
  return markedIn(
    extent,
    three((axis) => ends[axis]![0]!),
    three((axis) => ends[axis]![1]!),
  );
}
