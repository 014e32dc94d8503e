import type { Vector } from "../solid.ts";
import { fanOf } from "./fan.ts";
import type { PlanePoint, Scanner, ViewGeometry } from "./scanner.ts";

/** Where places of the tunnel are seen in one view, and what of the tunnel a place of the view shows. Millimetres and pixels, 0 where a picture begins. */
export interface ViewPlaces {
  pixelOf: (place: Vector) => { x: number; y: number };
  /** How far along the belt a column is measured. */
  alongOf: (x: number) => number;
  /** The ray that a row measures, in the plane across the belt: from the source, and one step of unit length on. */
  rayOf: (y: number) => { source: PlanePoint; direction: PlanePoint };
}

export const viewPlaces = (scanner: Scanner, geometry: ViewGeometry): ViewPlaces => {
  const fan = fanOf(scanner, geometry);
  const { directionX, directionZ } = fan.pixelRays;
  const last = directionX.length - 1;
  return {
    pixelOf: ([x, y, z]) => ({
      x: (y - fan.firstY) / fan.linePitch + 0.5,
      y: (fan.rowOf(x, z) + 0.5) / fan.raysPerPixel,
    }),
    alongOf: (x) => fan.firstY + (x - 0.5) * fan.linePitch,
    rayOf: (y) => {
      const row = Math.min(last, Math.max(0, y - 0.5));
      const first = Math.min(last - 1, Math.floor(row));
      const between = (directions: Float64Array): number =>
        directions[first]! + (directions[first + 1]! - directions[first]!) * (row - first);
      return { source: [fan.sourceX, fan.sourceZ], direction: [between(directionX), between(directionZ)] };
    },
  };
};
