import type { SliceRoom } from "./sliceRoom.ts";
import { STREAK_CELL, directions, type StreakGrid } from "./streakGrid.ts";

/** What attenuates more than this against water is metal. */
const METAL = 4;

/** The metal of one slice. */
export interface SliceMetal {
  /** Of each cell how much metal it holds; nothing in most. */
  cells: Float32Array;
  /** Looks at another slice; false where it has no metal. */
  take(room: SliceRoom | null): boolean;
  /** How much metal each line of an angle meets; `perCell` is that of a cell as dense as water. */
  project(angle: number, lines: Float32Array, perCell: number): void;
}

export const sliceMetal = ({ columns, rows, lines: count }: StreakGrid, up: number): SliceMetal => {
  const cells = new Float32Array(columns * rows);
  const found = new Int32Array(columns * rows);
  let many = 0;
  return {
    cells,
    take: (room) => {
      for (let index = 0; index < many; index++) cells[found[index]!] = 0;
      many = 0;
      if (room === null) return false;
      const { values, from, to, stride } = room;
      for (let column = 0; column < from.length; column++) {
        const behind = Math.min(up, to[column]!);
        for (let at = from[column]!; at < behind; at++) {
          const value = values[2 * (column * stride + at) + 1]!;
          if (value < METAL) continue;
          const cell = ((column / STREAK_CELL) | 0) * rows + ((at / STREAK_CELL) | 0);
          if (cells[cell] === 0) found[many++] = cell;
          cells[cell]! += value / (STREAK_CELL * STREAK_CELL);
        }
      }
      return many > 0;
    },
    project: (angle, lines, perCell) => {
      lines.fill(0);
      const { x, z } = directions[angle]!;
      for (let index = 0; index < many; index++) {
        const cell = found[index]!;
        const line = (((cell / rows) | 0) - columns / 2) * x + ((cell % rows) - rows / 2) * z + count / 2;
        const first = line | 0;
        const value = cells[cell]! * perCell;
        lines[first]! += value * (1 - line + first);
        lines[first + 1]! += value * (line - first);
      }
    },
  };
};
