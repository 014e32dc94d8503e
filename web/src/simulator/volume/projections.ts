import { volumeView } from "@vigil/model/simulator/volumeMarks";
import type { MarkedLocation } from "@vigil/model/simulator/wire";
import { isScannerName, scanners } from "@vigil/xray/geometry/scanners";
import type { Scanner } from "@vigil/xray/geometry/scanner";
import { type ViewPlaces, viewPlaces } from "@vigil/xray/geometry/viewPlaces";
import type { Vector } from "@vigil/xray/solid";
import type { VolumeGrid } from "@vigil/xray/volume/volume";
import type { MarkShadow, ShadowsOf } from "../screen/markShadow.ts";
import type { Scan } from "../viewer/scan.ts";
import { extentOf } from "./panes.ts";
import { isPoint, volumeMarks } from "./volumeMark.ts";

/** What a mark in a projection says of the volume: it lies somewhere on these lines, in millimetres from the volume's corner. */
export interface Beam {
  /** Its place among all marks of the bag. */
  readonly place: number;
  /** The lines through the mark's corners, or its point, from where they enter the volume to where they leave it. */
  readonly lines: readonly { readonly from: Vector; readonly to: Vector }[];
}

/** How the projections of a bag and its volume lie to each other. */
export interface Projections {
  shadowsOf: ShadowsOf;
  beamsOf: (marks: readonly MarkedLocation[]) => readonly Beam[];
}

/** A picture that was cut or rendered elsewhere tells nothing of where it was measured. */
const placesOf = (scan: Scan, view: number): ViewPlaces | null => {
  if (scan.kind !== "measured" || !isScannerName(scan.scanner)) return null;
  const scanner: Scanner = scanners[scan.scanner];
  const geometry = scanner.views[view];
  const whole = scan.width === scanner.lineCount && scan.height === scanner.detectorCount;
  return geometry === undefined || !whole ? null : viewPlaces(scanner, geometry);
};

export function projectionsOf(grid: VolumeGrid, scans: readonly Scan[]): Projections {
  const views = scans.map(placesOf);
  const extent = extentOf(grid);
  const { origin } = grid;
  const shadowsOf: ShadowsOf = (marks) =>
    volumeMarks(marks).flatMap((mark) =>
      views.flatMap((places, view): MarkShadow[] => {
        if (places === null) return [];
        const corners = Array.from({ length: isPoint(mark) ? 1 : 8 }, (_, corner) =>
          places.pixelOf([0, 1, 2].map((axis) => origin[axis]! + ((corner >> axis) & 1 ? mark.to : mark.from)[axis]!) as unknown as Vector),
        );
        const [x, y] = [Math.min(...corners.map((at) => at.x)), Math.min(...corners.map((at) => at.y))];
        const [width, height] = [Math.max(...corners.map((at) => at.x)) - x, Math.max(...corners.map((at) => at.y)) - y];
        return [{ view, place: mark.place, x, y, ...(isPoint(mark) ? {} : { width, height }) }];
      }),
    );
  const beamsOf = (marks: readonly MarkedLocation[]): Beam[] =>
    marks.flatMap(({ view = 0, x, y, width, height }, place) => {
      const places = view === volumeView ? null : views[view];
      if (places === null || places === undefined) return [];
      // A point is the middle of its pixel.
      const columns = width === undefined ? [x + 0.5] : [x, x + width];
      const rows = height === undefined ? [y + 0.5] : [y, y + height];
      const lines = columns.flatMap((column) =>
        rows.flatMap((row) => {
          const through = insideOf(places.rayOf(row), origin, extent);
          const along = places.alongOf(column) - origin[1];
          return through === null || along < 0 || along > extent[1]
            ? []
            : [
                {
                  from: [through.from[0], along, through.from[1]] as const,
                  to: [through.to[0], along, through.to[1]] as const,
                },
              ];
        }),
      );
      return lines.length === 0 ? [] : [{ place, lines }];
    });
  return { shadowsOf, beamsOf };
}

/** The part of a ray within the volume, in the plane across the belt; null where it passes it. */
function insideOf({ source, direction }: ReturnType<ViewPlaces["rayOf"]>, origin: Vector, extent: Vector) {
  let [near, far] = [0, Infinity];
  for (const [own, axis] of [
    [0, 0],
    [1, 2],
  ] as const) {
    const from = origin[axis] - source[own];
    const [one, other] = [from / direction[own], (from + extent[axis]) / direction[own]];
    near = Math.max(near, Math.min(one, other));
    far = Math.min(far, Math.max(one, other));
  }
  const at = (length: number) => [source[0] + direction[0] * length - origin[0], source[1] + direction[1] * length - origin[2]] as const;
  return near < far ? { from: at(near), to: at(far) } : null;
}
