import { decodeRuns } from "./voxelRuns.ts";
import type { MarkedLocation, ThreatBody } from "./wire.ts";

/** The view of a mark in the volume; no bag has so many projections. */
export const volumeView = 16;

/** Millimetres from a threat at which a mark is meant for it: hands are no more exact. */
const tolerance = 10;
/** By how much a box must overlap a threat's: what both have over what either has. */
const leastOverlap = 0.1;
/** So many times the threat's own box a box may be. */
const mostTimesTheBox = 9;

export type VolumePlace = readonly [x: number, y: number, z: number];
type Axis = 0 | 1 | 2;
const axes: readonly Axis[] = [0, 1, 2];

interface VolumeBox {
  from: VolumePlace;
  to: VolumePlace;
}

const three = (of: (axis: Axis) => number): VolumePlace => [of(0), of(1), of(2)];

/** Millimetres from the volume's corner. */
const boxOfBody = ({ voxel, from, size }: ThreatBody): VolumeBox => ({
  from: three((axis) => voxel * from[axis]),
  to: three((axis) => voxel * (from[axis] + size[axis])),
});

/** A point is a box without size. */
const boxOfMark = ({ x, y, z = 0, width = 0, height = 0, depth = 0 }: MarkedLocation): VolumeBox => ({
  from: [x, y, z],
  to: [x + width, y + height, z + depth],
});

const sizeOf = ({ from, to }: VolumeBox): number => axes.reduce<number>((size, axis) => size * Math.max(0, to[axis] - from[axis]), 1);

/** A blade is thinner than any box somebody draws around it: a side counts at least as what the tolerance makes of nothing. */
const drawable = ({ from, to }: VolumeBox): VolumeBox => {
  const missing = three((axis) => Math.max(0, 2 * tolerance - (to[axis] - from[axis])) / 2);
  return { from: three((axis) => from[axis] - missing[axis]), to: three((axis) => to[axis] + missing[axis]) };
};

const isBox = ({ depth }: MarkedLocation): boolean => depth !== undefined;

const isTooLarge = (body: ThreatBody, mark: MarkedLocation): boolean =>
  sizeOf(boxOfMark(mark)) > mostTimesTheBox * sizeOf(drawable(boxOfBody(body)));

/** Whether a mark in the volume finds a threat: a point on it or close to it, a box that is about where it is and no larger than it may be. */
export function findsBody(body: ThreatBody, mark: MarkedLocation): boolean {
  if (mark.view !== volumeView || mark.z === undefined) return false;
  if (!isBox(mark)) return distanceToBody(body, [mark.x, mark.y, mark.z]) <= tolerance;
  const [own, threat, both] = [sizeOf(boxOfMark(mark)), sizeOf(drawable(boxOfBody(body))), sharedSize(body, mark)];
  return !isTooLarge(body, mark) && both / (own + threat - both) >= leastOverlap;
}

/** A box around a threat, or part of it, that would have found anything. */
export const overlapsTooLarge = (body: ThreatBody, mark: MarkedLocation): boolean =>
  isBox(mark) && sharedSize(body, mark) > 0 && isTooLarge(body, mark);

function sharedSize(body: ThreatBody, mark: MarkedLocation): number {
  const own = boxOfMark(mark);
  const threat = drawable(boxOfBody(body));
  return sizeOf({
    from: three((axis) => Math.max(own.from[axis], threat.from[axis])),
    to: three((axis) => Math.min(own.to[axis], threat.to[axis])),
  });
}

/** The middle of a mark in the volume. */
export const middleOfMark = (mark: MarkedLocation): VolumePlace => {
  const { from, to } = boxOfMark(mark);
  return three((axis) => (from[axis] + to[axis]) / 2);
};

/** Millimetres from a place to the nearest voxel of a threat; 0 within it. */
export function distanceToBody(body: ThreatBody, place: VolumePlace): number {
  const { voxel, from } = body;
  let nearest = Infinity;
  for (const [x, y, z, length] of runsOf(body)) {
    const away = (axis: Axis, at: number, count: number): number => {
      const low = voxel * (from[axis] + at);
      return Math.max(0, low - place[axis], place[axis] - low - voxel * count);
    };
    nearest = Math.min(nearest, Math.hypot(away(0, x, 1), away(1, y, 1), away(2, z, length)));
  }
  return nearest;
}

/** Each run of a threat's voxels: where it begins within the threat's box, and how many it has upwards. */
export function* runsOf({
  size: [across, along, up],
  runs,
}: ThreatBody): Generator<readonly [x: number, y: number, z: number, length: number]> {
  const numbers = decodeRuns(runs) ?? [];
  let at = 0;
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    at += numbers[index]!;
    let left = numbers[index + 1]!;
    while (left > 0 && at < across * along * up) {
      const z = at % up;
      const length = Math.min(left, up - z);
      yield [Math.floor(at / up) % across, Math.floor(at / (up * across)), z, length];
      at += length;
      left -= length;
    }
  }
}
