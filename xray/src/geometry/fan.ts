import type { FanGeometry, PlanePoint, Scanner } from "./scanner.ts";
import { wholePower } from "../math/wholePower.ts";
import { type Rays, raysOf } from "./rays.ts";

/** The rays of one view: `rows` directions in a plane across the belt, the same for each of `columns` lines. */
export interface Fan {
  columns: number;
  rows: number;
  raysPerPixel: number;
  sourceX: number;
  sourceZ: number;
  /** Unit direction of each row's ray. */
  directionX: Float64Array;
  directionZ: Float64Array;
  linePitch: number;
  /** Where along the belt row `row` is measured in column `column`: firstY + column × linePitch + shiftY[row]. */
  firstY: number;
  shiftY: Float64Array;
  rays: Rays;
  /** One ray for each pixel, through its middle. */
  pixelRays: Rays;
  /** The row, with fractions, whose ray goes through a point of the plane. */
  rowOf: (x: number, z: number) => number;
}

const distance = (a: PlanePoint, b: PlanePoint): number => Math.sqrt(wholePower(a[0] - b[0], 2) + wholePower(a[1] - b[1], 2));

export const fanOf = ({ detectorCount, lineCount, linePitch, detector }: Scanner, geometry: FanGeometry): Fan => {
  const points = geometry.flipped ? geometry.detectors.toReversed() : geometry.detectors;
  const [sourceX, sourceZ] = geometry.source;
  const { raysPerPixel } = detector;
  const rows = detectorCount * raysPerPixel;
  const segments = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { from, to, length: distance(from, to) };
  });
  const total = segments.reduce((sum, { length }) => sum + length, 0);
  const starts = segments.map((_, index) => segments.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  const directionAt = (row: number, count: number): readonly [number, number] => {
    const along = ((row + 0.5) / count) * total;
    const index = Math.max(
      0,
      starts.findLastIndex((start) => start <= along),
    );
    const segment = segments[index];
    if (segment === undefined) throw new Error("A fan needs at least two points of detectors.");
    const share = (along - (starts[index] ?? 0)) / segment.length;
    const x = segment.from[0] + share * (segment.to[0] - segment.from[0]) - sourceX;
    const z = segment.from[1] + share * (segment.to[1] - segment.from[1]) - sourceZ;
    const length = Math.sqrt(x * x + z * z);
    return [x / length, z / length];
  };
  const raysOfRows = (count: number, perPixel: number): Rays =>
    raysOf(
      Array.from({ length: count }, (_, row) => directionAt(row, count)),
      // The rays of one pixel lie on a slant, so that thin wires are sampled evenly whichever way they run.
      Float64Array.from({ length: count }, (_, row) => ((row % perPixel) + 0.5) / perPixel - 0.5),
    );
  const rays = raysOfRows(rows, raysPerPixel);
  const { directionX, directionZ } = rays;
  const turn = (directionX[0] ?? 0) * (directionZ[rows - 1] ?? 0) - (directionZ[0] ?? 0) * (directionX[rows - 1] ?? 0) > 0 ? 1 : -1;
  // Per stretch of the polyline: where it begins and its direction, seen from the source, and how far along the polyline that is.
  const lines = Float64Array.from(
    segments.flatMap(({ from, to, length }, index) => [
      from[0] - sourceX,
      from[1] - sourceZ,
      (to[0] - from[0]) / length,
      (to[1] - from[1]) / length,
      starts[index] ?? 0,
    ]),
  );
  const last = lines.length - 5;
  const scale = rows / total;
  const rowOf = (pointX: number, pointZ: number): number => {
    const x = pointX - sourceX;
    const z = pointZ - sourceZ;
    let at = 0;
    while (at < last && (lines[at + 5]! * z - lines[at + 6]! * x) * turn >= 0) at += 5;
    return (lines[at + 4]! + (x * lines[at + 1]! - z * lines[at]!) / (lines[at + 2]! * z - lines[at + 3]! * x)) * scale - 0.5;
  };
  return {
    columns: lineCount,
    rows,
    raysPerPixel,
    sourceX,
    sourceZ,
    directionX,
    directionZ,
    linePitch,
    firstY: -((lineCount - 1) / 2) * linePitch,
    shiftY: rays.shift.map((shift) => shift * linePitch),
    rays,
    pixelRays: raysPerPixel === 1 ? rays : raysOfRows(detectorCount, 1),
    rowOf,
  };
};
