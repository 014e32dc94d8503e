import { backprojection } from "./backprojection.ts";
import { fromMetal } from "./fromMetal.ts";
import { lineErrors } from "./lineErrors.ts";
import { sliceMetal } from "./sliceMetal.ts";
import type { SliceRoom } from "./sliceRoom.ts";
import { ANGLES, STREAK_CELL, streakGridOf } from "./streakGrid.ts";
import type { VolumeGrid } from "./volume.ts";

/** The ring turns while the belt runs: in each slice so many of its angles come by, each again so many slices later. */
const TURN = 4;
/** So many slices behind a slice its streaks are known. */
export const STREAKS_BEHIND = TURN - 1;
const MOST = 0.38;
/** Less than this is not told in air: the machine's noise hides it. */
const UNSEEN = 0.02;

export interface Streaks {
  /** The ring comes to the next slice; behind the last one, to nothing. */
  pass(room: SliceRoom | null): void;
  /** Adds its streaks to the slice that lies `STREAKS_BEHIND` the one passed last. */
  add(room: SliceRoom): void;
}

/**
 * What metal does to a slice: dark bands between its pieces, where the beam is hardened, streaks of the few photons that come through, and
 * vanes where it begins or ends along the belt. The errors of each line through the slice's metal, reconstructed by filtered backprojection.
 * Between two slices in which an angle comes by, its errors go evenly from those of the one to those of the other, so that streaks change
 * from slice to slice and begin and end by degrees.
 */
export const metalStreaks = (grid: VolumeGrid, waterPerMillimetre: number): Streaks => {
  const [across, , up] = grid.size;
  const streakGrid = streakGridOf(grid);
  const { columns, rows, lines } = streakGrid;
  const metal = sliceMetal(streakGrid, up);
  const fade = fromMetal(streakGrid);
  const spread = backprojection(streakGrid);
  /** Of each angle what its lines met when it came by last, and what was wrong about them then and the time before. */
  const met = Array.from({ length: ANGLES }, () => new Float32Array(lines));
  const last = Array.from({ length: ANGLES }, () => new Float64Array(lines));
  const earlier = Array.from({ length: ANGLES }, () => new Float64Array(lines));
  const now = new Float32Array(lines);
  const errors = new Float64Array(lines);
  const bend = new Float64Array(lines);
  /** The slice from which on nothing is wrong about an angle any more. */
  const rightFrom = new Int32Array(ANGLES);
  /** The streaks of a slice before they fade, and what they have more than those of the slice before. */
  const streaks = new Float32Array(columns * rows);
  const steps = new Float32Array(columns * rows);
  const shown = new Float32Array(columns * rows);
  const level = new Float32Array(rows);
  const perCell = STREAK_CELL * grid.voxel * waterPerMillimetre;
  const scale = Math.PI / ANGLES / perCell / TURN;
  let slice = -1;
  let until = 0;
  const rest = (): void => {
    if (until === 0) return;
    until = 0;
    streaks.fill(0);
    steps.fill(0);
    fade.forget();
  };
  /** An angle comes by: its errors go on from those of before to those of now. */
  const turn = (angle: number, any: boolean): void => {
    if (any) metal.project(angle, now, perCell);
    else if (slice < rightFrom[angle]!) now.fill(0);
    else return;
    const before = met[angle]!;
    if (lineErrors(angle, slice, slice / TURN, { now, before }, errors)) {
      until = slice + 2 * TURN + 1;
      rightFrom[angle] = until;
    }
    const [one, two] = [last[angle]!, earlier[angle]!];
    for (let line = 0; line < lines; line++) {
      bend[line] = (errors[line]! - 2 * one[line]! + two[line]!) * scale;
      two[line] = errors[line]!;
      before[line] = now[line]!;
    }
    [last[angle], earlier[angle]] = [two, one];
    spread.add(bend, angle, steps);
  };
  const addColumn = (column: number, { values, from, to, stride }: SliceRoom): void => {
    const place = (column + 0.5) / STREAK_CELL - 0.5;
    const left = Math.min(columns - 1, Math.max(0, Math.floor(place)));
    const right = Math.min(columns - 1, left + 1);
    const share = Math.min(1, Math.max(0, place - left));
    for (let row = 0; row < rows; row++) level[row] = shown[left * rows + row]! * (1 - share) + shown[right * rows + row]! * share;
    const base = 2 * column * stride;
    const first = from[column]!;
    const behind = Math.min(up, to[column]!);
    // Beyond its matter a column is gone through only as far as a streak in it is seen.
    let lowest = 0;
    let highest = rows - 1;
    while (lowest < rows && level[lowest]! <= UNSEEN) lowest++;
    while (highest > lowest && level[highest]! <= UNSEEN) highest--;
    if (lowest < rows) {
      from[column] = Math.max(0, Math.min(first, 2 * lowest - 1));
      to[column] = Math.min(up, Math.max(behind, 2 * highest + 3));
    }
    for (let at = from[column]!, end = Math.min(up, to[column]!); at < end; at++) {
      const row = at >> 1;
      const beside = at % 2 === 0 ? (row === 0 ? 0 : row - 1) : row + 1 === rows ? row : row + 1;
      const streak = 0.75 * level[row]! + 0.25 * level[beside]!;
      const index = base + 2 * at;
      const matter = at >= first && at < behind;
      const high = matter ? values[index + 1]! : 0;
      if (high < UNSEEN) {
        const air = streak > UNSEEN ? streak - UNSEEN : 0;
        values[index] = (matter ? values[index]! : 0) + air;
        values[index + 1] = high + air;
        continue;
      }
      const most = high + streak > 0.3 * high ? high + streak : 0.3 * high;
      // Both energies alike, so that the atomic number stays what it is.
      values[index] = (values[index]! * most) / high;
      values[index + 1] = most;
    }
  };

  return {
    pass: (room) => {
      slice++;
      const any = metal.take(room);
      if (!any && slice >= until) return rest();
      fade.pass(metal.cells);
      for (let angle = slice % TURN; angle < ANGLES; angle += TURN) turn(angle, any);
      spread.finish(steps);
      for (let cell = 0; cell < streaks.length; cell++) {
        streaks[cell]! += steps[cell]!;
        const value = streaks[cell]! * fade.left(cell);
        shown[cell] = value > MOST ? MOST : value < -MOST ? -MOST : value;
      }
      return undefined;
    },
    add: (room) => {
      if (until > 0) for (let column = 0; column < across; column++) addColumn(column, room);
    },
  };
};
