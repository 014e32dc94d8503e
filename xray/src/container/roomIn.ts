import type { Point } from "../mesh/mesh.ts";
import type { Room } from "./container.ts";

/** The plan of a room within a soft shell of these corners: as much narrower as its cloth may sag. */
export const roomIn = (corners: readonly Point[], inset: number): Pick<Room, "halfX" | "halfY" | "outline"> => {
  const outline = corners.map(([x, y]): Point => {
    const length = Math.sqrt(x * x + y * y);
    return [(x * (length - inset)) / length, (y * (length - inset)) / length];
  });
  const reach = (axis: 0 | 1) => outline.reduce((most, point) => Math.max(most, Math.abs(point[axis])), 0);
  return { halfX: reach(0), halfY: reach(1), outline };
};
