import { keyOf, seededRandom } from "../random.ts";
import type { Volume } from "./volume.ts";

/** Standard deviation of a density, in codes: about one and a half per cent of water. */
const DENSITY = 1.2;
/** Of an atomic number, in codes, in matter as dense as water; what is thinner is measured worse. */
const ATOMIC_NUMBER = 1;
const WATER_CODE = 80;

const LENGTH = 1 << 16;
let drawn: Int8Array | null = null;
/** Normal numbers, in sixteenths of their standard deviation. */
const normals = (): Int8Array => {
  if (drawn !== null) return drawn;
  const random = seededRandom(17);
  drawn = Int8Array.from({ length: LENGTH }, () => Math.max(-64, Math.min(64, Math.round(16 * random.normal()))));
  return drawn;
};

/** Adds the machine's noise, in place: the same volume always gets the same. It does not pack, so that files are kept without it. */
export const withNoise = (volume: Volume): Volume => {
  const { size, voxels } = volume;
  const [across, along, up] = size;
  const noise = normals();
  for (let column = 0; column < across * along; column++) {
    const start = keyOf(column, up);
    for (let at = 2 * column * up, place = start, end = at + 2 * up; at < end; at += 2, place += 2) {
      const density = voxels[at]!;
      if (density === 0) continue;
      const noisy = density + (DENSITY / 16) * noise[place & (LENGTH - 1)]!;
      voxels[at] = noisy < 1 ? 1 : noisy > 255 ? 255 : noisy + 0.5;
      const atomicNumber = voxels[at + 1]!;
      if (atomicNumber === 0) continue;
      const worse = density < WATER_CODE ? WATER_CODE / density : 1;
      const other = atomicNumber + ((ATOMIC_NUMBER * (worse > 6 ? 6 : worse)) / 16) * noise[(place + 1) & (LENGTH - 1)]!;
      voxels[at + 1] = other < 1 ? 1 : other > 255 ? 255 : other + 0.5;
    }
  }
  return volume;
};
