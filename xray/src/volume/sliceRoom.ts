import type { Slab } from "./volumeSlab.ts";
import type { VolumeGrid } from "./volume.ts";

/** Sums up what changes from voxel to voxel, and blurs along the column by ¼ ½ ¼. */
export const settleColumn = ({ values, from, to, stride }: Slab, column: number): void => {
  const first = from[column]!;
  const behind = to[column]!;
  if (behind <= first) return;
  const last = behind < stride ? behind : stride - 1;
  let low = 0;
  let high = 0;
  let [lowBefore, highBefore, lowEarlier, highEarlier] = [0, 0, 0, 0];
  const base = 2 * column * stride;
  for (let voxel = first; voxel <= last; voxel++) {
    const at = base + 2 * voxel;
    low += values[at]!;
    high += values[at + 1]!;
    if (voxel > 0) {
      values[at - 2] = 0.25 * (lowEarlier + low) + 0.5 * lowBefore;
      values[at - 1] = 0.25 * (highEarlier + high) + 0.5 * highBefore;
    }
    lowEarlier = lowBefore;
    highEarlier = highBefore;
    lowBefore = low;
    highBefore = high;
  }
  values[base + 2 * last] = 0.25 * lowEarlier + 0.5 * lowBefore;
  values[base + 2 * last + 1] = 0.25 * highEarlier + 0.5 * highBefore;
  if (first > 0) from[column] = first - 1;
  if (last + 1 > to[column]!) to[column] = last + 1;
};

/** One slice as the reconstruction gives it, and where in each column there is anything. */
export interface SliceRoom {
  stride: number;
  values: Float32Array;
  from: Int32Array;
  to: Int32Array;
  mixed: Float32Array;
  mixedFrom: Int32Array;
  mixedTo: Int32Array;
}

export const sliceRoomOf = ({ size: [across] }: VolumeGrid, stride: number): SliceRoom => ({
  stride,
  values: new Float32Array(2 * across * stride),
  from: new Int32Array(across),
  to: new Int32Array(across),
  mixed: new Float32Array(2 * across * stride),
  mixedFrom: new Int32Array(across),
  mixedTo: new Int32Array(across),
});

/** ¼ ½ ¼ of three columns, wherever any of them has something. */
const mixThree = (
  target: { values: Float32Array; from: Int32Array; to: Int32Array; column: number },
  source: { values: Float32Array; from: Int32Array; to: Int32Array; columns: readonly [number, number, number] },
  stride: number,
): void => {
  const [one, middle, other] = source.columns;
  const first = Math.min(source.from[one]!, source.from[middle]!, source.from[other]!);
  const behind = Math.max(source.to[one]!, source.to[middle]!, source.to[other]!);
  target.from[target.column] = first;
  target.to[target.column] = behind;
  const { values } = source;
  const { values: mixed } = target;
  const a = 2 * one * stride;
  const b = 2 * middle * stride;
  const c = 2 * other * stride;
  const start = 2 * target.column * stride;
  for (let at = 2 * first, end = 2 * behind; at < end; at++)
    mixed[start + at] = 0.25 * (values[a + at]! + values[c + at]!) + 0.5 * values[b + at]!;
};

/** Blurs a slice of the slab along the belt and across it. */
export const blurredSlice = (slab: Slab, slice: number, room: SliceRoom): void => {
  const { stride } = slab;
  const across = room.from.length;
  const here = slice * across;
  // What the slice before left beyond this one's ends would be read as its own.
  room.mixed.fill(0);
  for (let column = 0; column < across; column++) {
    const target = { values: room.mixed, from: room.mixedFrom, to: room.mixedTo, column };
    const columns = [here - across + column, here + column, here + across + column] as const;
    mixThree(target, { values: slab.values, from: slab.from, to: slab.to, columns }, stride);
  }
  const source = { values: room.mixed, from: room.mixedFrom, to: room.mixedTo };
  for (let column = 0; column < across; column++) {
    const columns = [Math.max(0, column - 1), column, Math.min(across - 1, column + 1)] as const;
    mixThree({ values: room.values, from: room.from, to: room.to, column }, { ...source, columns }, stride);
  }
};
