import { keyOf, seededRandom } from "../random.ts";
import type { Volume } from "./volume.ts";

/** Standard deviation of a density, in codes: 3.5 per cent of water in matter, 2 in air, where more photons arrive. */
const DENSITY = 2.8;
const IN_AIR = 1.6;
/** Of an atomic number, in codes, in matter as dense as water; what is thinner is measured worse. */
const ATOMIC_NUMBER = 1;
const WATER_CODE = 80;
/** From so much of the way from the ring's middle to the volume's corner on noise is all coarse. */
const COARSE_FROM = 0.95;

/** Voxels of a block of noise each way, which repeats. */
const SIDE = 64;
const MASK = SIDE - 1;
/** In sixteenths of the standard deviation. */
const STEPS = 16;

/** Normal noise of which neighbours share some: each voxel has of those beside it, each way, `share`. */
function block(seed: number, share: number): Int8Array {
  const random = seededRandom(seed);
  let values = Float32Array.from({ length: SIDE ** 3 }, () => random.normal());
  for (const step of [1, SIDE, SIDE * SIDE]) {
    const ring = step * SIDE;
    const across = new Float32Array(values.length);
    for (let at = 0; at < values.length; at++) {
      const start = at - (at % ring);
      const next = start + ((at - start + step) % ring);
      const last = start + ((at - start + ring - step) % ring);
      across[at] = (values[at]! + share * (values[next]! + values[last]!)) / Math.sqrt(1 + 2 * share * share);
    }
    values = across;
  }
  return Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(STEPS * value))));
}

let made: { fine: Int8Array; coarse: Int8Array } | null = null;
const blocks = () => (made ??= { fine: block(17, 0.24), coarse: block(18, 0.55) });

/**
 * Adds the machine's noise, in place: the same volume always gets the same. Neighbours share it, the more the farther from the ring's middle,
 * as a reconstruction makes it. It does not pack, so that files are kept without it.
 */
export const withNoise = (volume: Volume): Volume => {
  const { size, voxels } = volume;
  const [across, along, up] = size;
  const { fine, coarse } = blocks();
  const weights = rimWeights(across, up);
  for (let slice = 0, at = 0; slice < along; slice++) {
    // Each length of the block begins elsewhere, so that its repetition is not seen along the belt.
    const shift = keyOf(slice >> 6, 5);
    for (let x = 0; x < across; x++) {
      const column = ((((slice & MASK) << 6) | ((x + (shift >>> 8)) & MASK)) << 6) >>> 0;
      for (let z = 0, place = x * up; z < up; z++, place++, at += 2) {
        const index = column | ((z + shift) & MASK);
        const noise = weights.fine[place]! * fine[index]! + weights.coarse[place]! * coarse[index]!;
        const density = voxels[at]!;
        const noisy = density + (density < AIR_CODE ? IN_AIR : DENSITY) * noise;
        // There is no less than nothing in a file: what is below in air is as far above.
        const shown = noisy < 0 ? -noisy : noisy;
        voxels[at] = shown > 254 ? 255 : shown + 0.5;
        const atomicNumber = voxels[at + 1]!;
        if (atomicNumber === 0) continue;
        const worse = density < WATER_CODE ? WATER_CODE / density : 1;
        const other = atomicNumber + (ATOMIC_NUMBER * (worse > 6 ? 6 : worse) * fine[index ^ OTHER]!) / STEPS;
        voxels[at + 1] = other < 1 ? 1 : other > 255 ? 255 : other + 0.5;
      }
    }
  }
  return volume;
};

/** Thinner than this is air with what is blurred into it. */
const AIR_CODE = 4;
/** Half a block away in every direction: another number for the other energy. */
const OTHER = (SIDE * SIDE * SIDE + SIDE * SIDE + SIDE) / 2;

/** How much of either noise a column's voxel has, so that together they are as strong everywhere. */
function rimWeights(across: number, up: number): { fine: Float32Array; coarse: Float32Array } {
  const weights = { fine: new Float32Array(across * up), coarse: new Float32Array(across * up) };
  const reach = COARSE_FROM * Math.hypot(across / 2, up / 2);
  for (let x = 0, place = 0; x < across; x++)
    for (let z = 0; z < up; z++, place++) {
      const rim = Math.min(1, Math.hypot(x + 0.5 - across / 2, z + 0.5 - up / 2) / reach);
      weights.coarse[place] = (rim * rim) / STEPS;
      weights.fine[place] = Math.sqrt(1 - rim ** 4) / STEPS;
    }
  return weights;
}
