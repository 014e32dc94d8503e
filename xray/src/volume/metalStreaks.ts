import { cosine } from "../math/cosine.ts";
import { exponential } from "../math/exponential.ts";
import { sine } from "../math/sine.ts";
import { mixBits } from "../random.ts";
import type { SliceRoom } from "./sliceRoom.ts";
import type { VolumeGrid } from "./volume.ts";

/** Worked out on cells of so many voxels in a slice, for so many slices at once: as wide as a row of detectors. */
const CELL = 2;
const TOGETHER = 4;
const ANGLES = 180;
/** What attenuates more than this against water is metal. */
const METAL = 4;
/** A tube's beam hardens behind metal: of so much of it (in path lengths, −ln) half is not seen. Machines correct most of it. */
const HALF_SEEN = 30;
const LEFT = 0.75;
/** Photons of a line in air. Behind metal few arrive, and machines smooth what is left of them. */
const PHOTONS = 15_000;
const MOST_NOISE = 0.7;
/** What lies one row of detectors further along the belt is mistaken for what lies here, the sooner the later the ring came by. */
const WINDMILL = 0.025;
const VANES = 5;
const MOST = 0.38;
/** Less than this is not told in air: the machine's noise hides it. */
const UNSEEN = 0.02;
/** Steps of a filtered line between two of its bins. */
const FINE = 4;
/** Of the ramp filter so many bins to each side; the rest is taken off evenly. */
const TAPS = 31;

const directions = Array.from({ length: ANGLES }, (_, index) => {
  const angle = ((index + 0.5) / ANGLES) * Math.PI;
  return { x: cosine(angle), z: sine(angle), vane: VANES * angle };
});

const ramp = ((): Float64Array => {
  const filter = Float64Array.from({ length: TAPS + 1 }, (_, away) =>
    away === 0 ? 0.25 : away % 2 === 0 ? 0 : -1 / (Math.PI * Math.PI * away * away),
  );
  const rest = filter.reduce((sum, value, away) => sum + (away === 0 ? value : 2 * value), 0);
  return filter.map((value) => value - rest / (2 * TAPS + 1));
})();

/** Nearly normal, out of the four bytes of a well mixed number. */
const normalOf = (counter: number): number => {
  const bits = mixBits(counter);
  return ((bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24) - 510) / 147.8;
};

export interface Streaks {
  add(slice: number, room: SliceRoom): void;
}

/**
 * What metal does to a slice: dark bands between its pieces, where the beam is hardened, streaks of the few photons that come through, and
 * vanes where it begins or ends along the belt. The errors of each line through the slice's metal, reconstructed by filtered backprojection.
 */
export const metalStreaks = ({ size: [across, , up], voxel }: VolumeGrid, waterPerMillimetre: number): Streaks => {
  const columns = Math.ceil(across / CELL);
  const rows = Math.ceil(up / CELL);
  const bins = Math.ceil(Math.sqrt(columns * columns + rows * rows)) + 4;
  const cells = new Float32Array(columns * rows);
  let lines = new Float32Array(ANGLES * bins);
  let before = new Float32Array(ANGLES * bins);
  const errors = new Float64Array(bins);
  const filtered = new Float64Array(bins + 1);
  const fine = new Float32Array(FINE * bins + FINE);
  const streaks = new Float32Array(columns * rows);
  const level = new Float32Array(rows);
  const perCell = CELL * voxel * waterPerMillimetre;
  let group = -1;
  let any = false;
  let anyBefore = false;

  const project = ({ values, from, to, stride }: SliceRoom): void => {
    cells.fill(0);
    lines.fill(0);
    any = false;
    for (let column = 0; column < across; column++)
      for (let at = from[column]!, behind = Math.min(up, to[column]!); at < behind; at++) {
        const value = values[2 * (column * stride + at) + 1]!;
        if (value < METAL) continue;
        any = true;
        cells[((column / CELL) | 0) * rows + ((at / CELL) | 0)]! += value / (CELL * CELL);
      }
    if (!any) return;
    for (let cell = 0; cell < cells.length; cell++) {
      const value = cells[cell]! * perCell;
      if (value === 0) continue;
      const column = ((cell / rows) | 0) - columns / 2;
      const row = (cell % rows) - rows / 2;
      for (let angle = 0; angle < ANGLES; angle++) {
        const { x, z } = directions[angle]!;
        const bin = column * x + row * z + bins / 2;
        const first = bin | 0;
        const place = angle * bins + first;
        lines[place]! += value * (1 - bin + first);
        lines[place + 1]! += value * (bin - first);
      }
    }
  };
  /** What is wrong about each line of an angle; false where nothing is. */
  const err = (angle: number): boolean => {
    const start = angle * bins;
    const turn = cosine(directions[angle]!.vane + group);
    let wrong = false;
    for (let bin = 0; bin < bins; bin++) {
      const path = lines[start + bin]!;
      const earlier = before[start + bin]!;
      errors[bin] = 0;
      if (path === 0 && earlier === 0) continue;
      wrong = true;
      const starved = Math.sqrt(exponential(path > 14 ? 14 : path) / PHOTONS);
      const noise = path === 0 ? 0 : normalOf(group * ANGLES * bins + start + bin) * (starved > MOST_NOISE ? MOST_NOISE : starved);
      errors[bin] = noise - (LEFT * path * path) / (path + HALF_SEEN) + WINDMILL * (path - earlier) * turn;
    }
    return wrong;
  };
  const work = (room: SliceRoom): void => {
    [lines, before, anyBefore] = [before, lines, any];
    project(room);
    if (!any && !anyBefore) return;
    streaks.fill(0);
    const scale = Math.PI / ANGLES / perCell;
    for (let angle = 0; angle < ANGLES; angle++) {
      if (!err(angle)) continue;
      filtered.fill(0);
      for (let from = 0; from < bins; from++) {
        const error = errors[from]! * scale;
        if (error === 0) continue;
        const first = from < TAPS ? 0 : from - TAPS;
        const last = from + TAPS < bins ? from + TAPS : bins - 1;
        for (let bin = first; bin <= last; bin++) filtered[bin]! += error * ramp[bin < from ? from - bin : bin - from]!;
      }
      for (let bin = 0; bin < bins; bin++)
        for (let step = 0; step < FINE; step++)
          fine[FINE * bin + step] = filtered[bin]! + ((filtered[bin + 1]! - filtered[bin]!) * (step + 0.5)) / FINE;
      const { x, z } = directions[angle]!;
      for (let column = 0; column < columns; column++) {
        let at = FINE * ((column - columns / 2) * x - (rows / 2) * z + bins / 2);
        for (let cell = column * rows, end = cell + rows; cell < end; cell++, at += FINE * z) streaks[cell]! += fine[at | 0]!;
      }
    }
    for (let cell = 0; cell < streaks.length; cell++) {
      const value = streaks[cell]!;
      streaks[cell] = value > MOST ? MOST : value < -MOST ? -MOST : value;
    }
  };
  const addColumn = (column: number, { values, from, to, stride }: SliceRoom): void => {
    const place = (column + 0.5) / CELL - 0.5;
    const left = Math.min(columns - 1, Math.max(0, Math.floor(place)));
    const right = Math.min(columns - 1, left + 1);
    const share = Math.min(1, Math.max(0, place - left));
    for (let row = 0; row < rows; row++) level[row] = streaks[left * rows + row]! * (1 - share) + streaks[right * rows + row]! * share;
    const base = 2 * column * stride;
    const first = from[column]!;
    const behind = Math.min(up, to[column]!);
    for (let at = 0; at < up; at++) {
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
      const shown = high + streak > 0.3 * high ? high + streak : 0.3 * high;
      // Both energies alike, so that the atomic number stays what it is.
      values[index] = (values[index]! * shown) / high;
      values[index + 1] = shown;
    }
    from[column] = 0;
    to[column] = up;
  };

  return {
    add: (slice, room) => {
      const now = Math.floor(slice / TOGETHER);
      if (now !== group) {
        group = now;
        work(room);
      }
      if (!any && !anyBefore) return;
      for (let column = 0; column < across; column++) addColumn(column, room);
    },
  };
};
