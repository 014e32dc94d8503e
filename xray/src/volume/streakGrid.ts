import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import type { VolumeGrid } from "./volume.ts";

/** Streaks are worked out on cells of so many voxels in a slice. */
export const STREAK_CELL = 2;
export const ANGLES = 180;

/** Which way the lines of each angle are counted, across the belt and upwards, and the angle itself. */
export const directions = Array.from({ length: ANGLES }, (_, index) => {
  const angle = ((index + 0.5) / ANGLES) * Math.PI;
  return { x: cosine(angle), z: sine(angle), angle };
});

/** Cells of a slice and lines of an angle, which lie as far apart as cells do. */
export interface StreakGrid {
  columns: number;
  rows: number;
  lines: number;
}

export const streakGridOf = ({ size: [across, , up] }: VolumeGrid): StreakGrid => {
  const columns = Math.ceil(across / STREAK_CELL);
  const rows = Math.ceil(up / STREAK_CELL);
  return { columns, rows, lines: Math.ceil(Math.sqrt(columns * columns + rows * rows)) + 4 };
};
