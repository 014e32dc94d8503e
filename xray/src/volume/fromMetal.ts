import type { StreakGrid } from "./streakGrid.ts";

/** How far from metal half of a streak is left, and what a slice that is passed without metal counts, in cells. */
const HALF_LEFT = 22;
const PASSED = 1;
const FAR = 1e4;

/** How much of a streak is left at each cell of a slice: all of it in metal, less the farther from it. */
export const fromMetal = ({ columns, rows }: StreakGrid) => {
  const away = new Float32Array(columns * rows).fill(FAR);
  return {
    /** Goes on to the next slice with this metal. Distances go over the sides and corners of cells, there and back. */
    pass: (metal: Float32Array): void => {
      for (let cell = 0; cell < away.length; cell++) away[cell] = metal[cell]! > 0 ? 0 : away[cell]! + PASSED;
      for (let column = 0, cell = 0; column < columns; column++)
        for (let row = 0; row < rows; row++, cell++) {
          let least = away[cell]!;
          if (row > 0) least = Math.min(least, away[cell - 1]! + 1);
          if (column > 0) {
            least = Math.min(least, away[cell - rows]! + 1);
            if (row > 0) least = Math.min(least, away[cell - rows - 1]! + Math.SQRT2);
            if (row + 1 < rows) least = Math.min(least, away[cell - rows + 1]! + Math.SQRT2);
          }
          away[cell] = least;
        }
      for (let column = columns - 1, cell = away.length - 1; column >= 0; column--)
        for (let row = rows - 1; row >= 0; row--, cell--) {
          let least = away[cell]!;
          if (row + 1 < rows) least = Math.min(least, away[cell + 1]! + 1);
          if (column + 1 < columns) {
            least = Math.min(least, away[cell + rows]! + 1);
            if (row + 1 < rows) least = Math.min(least, away[cell + rows + 1]! + Math.SQRT2);
            if (row > 0) least = Math.min(least, away[cell + rows - 1]! + Math.SQRT2);
          }
          away[cell] = least;
        }
    },
    forget: (): void => void away.fill(FAR),
    left: (cell: number): number => HALF_LEFT / (HALF_LEFT + away[cell]!),
  };
};
