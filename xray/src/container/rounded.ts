import type { Point } from "../mesh/mesh.ts";
import { smoothPath } from "../mesh/sweep.ts";
import type { Vector } from "../solid.ts";

/** Corners rounded by passing a smooth closed path through them. */
export const rounded = (corners: readonly Point[]): Point[] =>
  smoothPath(
    corners.map(([x, y]): Vector => [x, y, 0]),
    7,
    true,
  ).map(([x, y]): Point => [x, y]);
