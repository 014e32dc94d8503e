import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import type { SliceRoom } from "./sliceRoom.ts";
import type { VolumeGrid } from "./volume.ts";

/** Worked out on cells of so many voxels: the bands are wide. */
const CELL = 4;
const ANGLES = 30;
/** What attenuates more than this against water is metal. */
const METAL = 4;
/** A tube's beam hardens behind metal: of so much of it (in path lengths, −ln) half is not seen. */
const HALF_SEEN = 40;
/** Machines correct most of it. */
const LEFT = 0.5;
const MOST = 0.35;

const directions = Array.from({ length: ANGLES }, (_, index) => {
  const angle = ((index + 0.5) / ANGLES) * Math.PI;
  return [cosine(angle), sine(angle)] as const;
});

export interface Bands {
  add(slice: number, room: SliceRoom): void;
}

/**
 * The dark bands between pieces of metal: what the hardened beam hides of them along each line of a slice, reconstructed by filtered
 * backprojection and added to the slice.
 */
export const metalBands = ({ size: [across, , up], voxel }: VolumeGrid, waterPerMillimetre: number): Bands => {
  const columns = Math.ceil(across / CELL);
  const rows = Math.ceil(up / CELL);
  const bins = Math.ceil(Math.sqrt(columns * columns + rows * rows)) + 2;
  const cells = new Float64Array(columns * rows);
  const lines = new Float64Array(ANGLES * bins);
  const filtered = new Float64Array(bins + 1);
  const filter = Float64Array.from({ length: bins }, (_, away) =>
    away === 0 ? 0.25 : away % 2 === 0 ? 0 : -1 / (Math.PI * Math.PI * away * away),
  );
  const bands = new Float32Array(columns * rows);
  const perCell = CELL * voxel * waterPerMillimetre;
  let group = -1;
  let any = false;

  const gather = ({ values, from, to, stride }: SliceRoom): void => {
    cells.fill(0);
    any = false;
    for (let column = 0; column < across; column++)
      for (let at = from[column]!, behind = Math.min(up, to[column]!); at < behind; at++) {
        const value = values[2 * (column * stride + at) + 1]!;
        if (value < METAL) continue;
        any = true;
        cells[((column / CELL) | 0) * rows + ((at / CELL) | 0)]! += value / (CELL * CELL);
      }
  };
  const binOf = (column: number, row: number, angle: number): number => {
    const [x, z] = directions[angle]!;
    return (column - columns / 2) * x + (row - rows / 2) * z + bins / 2;
  };
  const work = (room: SliceRoom): void => {
    gather(room);
    if (!any) return;
    lines.fill(0);
    bands.fill(0);
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++) {
        const value = cells[column * rows + row]!;
        if (value === 0) continue;
        for (let angle = 0; angle < ANGLES; angle++) {
          const bin = binOf(column, row, angle);
          const first = bin | 0;
          lines[angle * bins + first]! += value * perCell * (1 - bin + first);
          lines[angle * bins + first + 1]! += value * perCell * (bin - first);
        }
      }
    const scale = (LEFT * Math.PI) / ANGLES / perCell;
    for (let angle = 0; angle < ANGLES; angle++) {
      const line = lines.subarray(angle * bins, (angle + 1) * bins);
      filtered.fill(0);
      for (let from = 0; from < bins; from++) {
        const path = line[from]!;
        if (path === 0) continue;
        const hidden = (-path * path) / (path + HALF_SEEN);
        for (let bin = 0; bin < bins; bin++) filtered[bin]! += hidden * filter[bin < from ? from - bin : bin - from]!;
      }
      for (let column = 0; column < columns; column++)
        for (let row = 0; row < rows; row++) {
          const bin = binOf(column, row, angle);
          const first = bin | 0;
          bands[column * rows + row]! += scale * (filtered[first]! + (filtered[first + 1]! - filtered[first]!) * (bin - first));
        }
    }
    for (let cell = 0; cell < bands.length; cell++) bands[cell] = Math.max(-MOST, Math.min(MOST, bands[cell]!));
  };

  return {
    add: (slice, room) => {
      if (Math.floor(slice / CELL) !== group) {
        group = Math.floor(slice / CELL);
        work(room);
      }
      if (!any) return;
      const { values, from, to, stride } = room;
      for (let column = 0; column < across; column++) {
        const cellColumn = Math.min(columns - 2, Math.max(0, (column + 0.5) / CELL - 0.5));
        const left = cellColumn | 0;
        const right = cellColumn - left;
        for (let at = from[column]!, behind = Math.min(up, to[column]!); at < behind; at++) {
          const place = 2 * (column * stride + at);
          const high = values[place + 1]!;
          // Empty air stays empty: what a machine shows there is below what anybody looks at.
          if (high < 0.02) continue;
          const cellRow = Math.min(rows - 2, Math.max(0, (at + 0.5) / CELL - 0.5));
          const below = cellRow | 0;
          const above = cellRow - below;
          const cell = left * rows + below;
          const near = bands[cell]! + (bands[cell + 1]! - bands[cell]!) * above;
          const far = bands[cell + rows]! + (bands[cell + rows + 1]! - bands[cell + rows]!) * above;
          const shown = Math.max(0.3 * high, high + near + (far - near) * right);
          // Both energies alike, so that the atomic number stays what it is.
          values[place] = (values[place]! * shown) / high;
          values[place + 1] = shown;
        }
      }
    },
  };
};
