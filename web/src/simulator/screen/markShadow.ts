import type { MarkedLocation } from "@vigil/model/simulator/wire";
import type { Box, Point } from "../viewer/zoom.ts";

/** Where a mark in the volume is seen in a projection: a point, or the box around it. */
export type MarkShadow = (Point | Box) & {
  readonly view: number;
  /** Its mark's place among all marks of the bag. */
  readonly place: number;
};

/** What is known of where marks in the volume are seen once the volume is here; another bag's are nowhere. */
export type ShadowsOf = (marks: readonly MarkedLocation[]) => readonly MarkShadow[];
