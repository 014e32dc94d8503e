import type { Fan } from "@vigil/xray/geometry/fan";
import { compose, rotation } from "@vigil/xray/math/rotation";
import type { Matrix } from "@vigil/xray/solid";

export type Triple = readonly [number, number, number];

/** Where the middle of the threat lies (millimetres) and how it is turnedBy around x, then y, then z (degrees). */
export interface Pose {
  readonly position: Triple;
  readonly turnDegrees: Triple;
}

/** What can be done to a threat in one view: along the belt it moves along y, across the picture along the axis that the rays cross best. */
export interface ViewAxes {
  readonly fan: Fan;
  /** 0 for x, 2 for z. */
  readonly across: 0 | 2;
  /** The axis that comes nearest to the rays: around it the threat turns in the picture. */
  readonly turning: 0 | 2;
}

export function viewAxes(fan: Fan): ViewAxes {
  const middle = Math.floor(fan.rows / 2);
  const upright = Math.abs(fan.directionZ[middle] ?? 0) >= Math.abs(fan.directionX[middle] ?? 0);
  return upright ? { fan, across: 0, turning: 2 } : { fan, across: 2, turning: 0 };
}

const tenth = (value: number): number => Math.round(value * 10) / 10 || 0;
const tenths = ([x, y, z]: Triple): Triple => [tenth(x), tenth(y), tenth(z)];

const withAxis = (position: Triple, axis: number, value: number): Triple => {
  const other: [number, number, number] = [...position];
  other[axis] = value;
  return other;
};

const rowAt = ({ fan }: ViewAxes, [x, , z]: Triple): number => fan.rowOf(x, z);

/** Pixels of the picture for a millimetre across it, and to which side. */
const rowsPerMillimetre = (view: ViewAxes, position: Triple): number =>
  rowAt(view, withAxis(position, view.across, position[view.across] + 0.5)) -
  rowAt(view, withAxis(position, view.across, position[view.across] - 0.5));

/** Where a position shows in a view, in pixels. */
export const pixelOf = (view: ViewAxes, position: Triple): { x: number; y: number } => ({
  x: (position[1] - view.fan.firstY) / view.fan.linePitch,
  y: rowAt(view, position),
});

/** The position that shows so many pixels further right and further down in a view. */
export function moved(view: ViewAxes, position: Triple, columns: number, rows: number): Triple {
  const wanted = rowAt(view, position) + rows;
  let now = withAxis(position, 1, position[1] + columns * view.fan.linePitch);
  // The rays spread: a few steps, each with the spread where it is.
  for (let step = 0; step < 4; step++)
    now = withAxis(now, view.across, now[view.across] + (wanted - rowAt(view, now)) / rowsPerMillimetre(view, now));
  return tenths(now);
}

const degreesOf = (radians: number): number => (radians * 180) / Math.PI;

/** The three turns of a rotation. */
function turnsOf(matrix: Matrix): Triple {
  const y = Math.asin(Math.max(-1, Math.min(1, -matrix[6])));
  if (Math.abs(matrix[6]) > 0.99999) return [degreesOf(Math.atan2(-matrix[5], matrix[4])), degreesOf(y), 0];
  return [degreesOf(Math.atan2(matrix[7], matrix[8])), degreesOf(y), degreesOf(Math.atan2(matrix[3], matrix[0]))];
}

const radiansOf = (degrees: number): number => (degrees * Math.PI) / 180;
const rotationOf = ([x, y, z]: Triple): Matrix => rotation(radiansOf(x), radiansOf(y), radiansOf(z));

/** Turned further around an axis of the scanner: 0 across the belt, 1 along it, 2 upwards. */
export const turnedBy = (turnDegrees: Triple, axis: 0 | 1 | 2, degrees: number): Triple =>
  tenths(turnsOf(compose(rotationOf(withAxis([0, 0, 0], axis, degrees)), rotationOf(turnDegrees))));

/** Turned clockwise as a view shows it. */
export function turnedClockwise(view: ViewAxes, { position, turnDegrees }: Pose, degrees: number): Triple {
  const down = rowsPerMillimetre(view, position) > 0 ? 1 : -1;
  return turnedBy(turnDegrees, view.turning, (view.turning === 0 ? down : -down) * degrees);
}
