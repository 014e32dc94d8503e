import type { Vector } from "../../solid.ts";
import type { Symbols } from "./symbolWriter.ts";

/** So many slices stand in a file with shares of their own. */
export const PART = 64;

const stepsFrom = (length: number, froms: readonly number[]): Uint8Array =>
  Uint8Array.from({ length }, (_, value) => froms.filter((from) => from <= value).length);

/** By how much three neighbours were off, each `MOST_OFF` at most; and how far apart their atomic numbers are. In steps. */
const MOST_OFF = 15;
const offSteps = stepsFrom(3 * MOST_OFF + 1, [1, 2, 4, 7, 12]);
const OFFS = 6;
const apartSteps = stepsFrom(511, [1, 2, 5, 12]);
const APARTS = 5;

/** How much eight pairs of neighbours differ. */
const levels = stepsFrom(8 * 256, [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]);
const LEVELS = 12;

// Kinds of symbols: of a density beside nothing, whether there is an atomic number, a density elsewhere, an atomic number.
const BESIDE_NOTHING = 0;
const IS_THERE = 1;
const OF_DENSITY = 2;
const OF_ATOMIC_NUMBER = OF_DENSITY + LEVELS * OFFS;
export const KINDS = OF_ATOMIC_NUMBER + APARTS * OFFS;

/** At most: its density, whether it has an atomic number, and that. */
export const SYMBOLS_OF_A_VOXEL = 3;

const clipped = (sum: number): number => {
  const value = (sum + 128) >> 8;
  return value < 0 ? 0 : value > 255 ? 255 : value;
};
/** By how much a byte is off that differs by this, either way. */
const offs = Uint8Array.from({ length: 256 }, (_, difference) => Math.min(MOST_OFF, difference, 256 - difference));

/** The slice that is gone through and the one before, with a margin in which nothing is; each becomes the other. */
const twoSlices = (room: number): [Uint8Array, Uint8Array] => [new Uint8Array(room), new Uint8Array(room)];

/**
 * Goes through some slices after the other, each voxel as what it differs from what its column, the column to its left and the slice before
 * foresee. Writing and reading are the same walk, so that both foresee the same. What is less dense than `least` has no atomic number.
 * What the seven neighbours count, in 256ths, was fitted to the bags of `npm run bench -- xray`; like all numbers here it is part of the format.
 */
export const codedVoxels = ([across, , up]: Vector, voxels: Uint8Array, least: number, symbol: Symbols): ((slices: number) => void) => {
  const column = up + 2;
  const room = (across + 1) * column;
  const pairs = [twoSlices(room), twoSlices(room), twoSlices(room), twoSlices(room)] as const;
  const slice = (from: number): void => {
    const [[d, e], [n, m], [o, p], [r, s]] = pairs;
    for (let first = column + 1, at = from; first < room; first += column)
      for (let i = first, j = first - column, end = first + up; i < end; i++, j++, at += 2) {
        const below = d[i - 1]!;
        const left = d[j]!;
        const before = e[i]!;
        const leftAbove = d[j + 1]!;
        const beforeAbove = e[i + 1]!;
        let density: number;
        if ((below | left | before | leftAbove | beforeAbove) === 0) {
          density = symbol(BESIDE_NOTHING, voxels[at]!);
          if (density === 0 && least > 0) {
            d[i] = 0;
            o[i] = 0;
            r[i] = 0;
            continue;
          }
          o[i] = offs[density]!;
        } else {
          const leftBelow = d[j - 1]!;
          const beforeBelow = e[i - 1]!;
          const beforeLeft = e[j]!;
          const level =
            levels[
              Math.abs(below - leftBelow) +
                Math.abs(below - beforeBelow) +
                Math.abs(left - leftBelow) +
                Math.abs(left - beforeLeft) +
                Math.abs(before - beforeBelow) +
                Math.abs(before - beforeLeft) +
                Math.abs(beforeAbove - before) +
                Math.abs(leftAbove - left)
            ]!;
          const guess = clipped(
            161 * below + 227 * left + 233 * before - 138 * leftBelow - 143 * beforeBelow - 205 * beforeLeft + 121 * e[j - 1]!,
          );
          const kind = OF_DENSITY + level * OFFS + offSteps[o[i - 1]! + o[j]! + p[i]!]!;
          const difference = symbol(kind, (voxels[at]! - guess) & 255);
          density = (guess + difference) & 255;
          o[i] = offs[difference]!;
        }
        voxels[at] = density;
        d[i] = density;
        r[i] = 0;
        if (density < least || (density === least && symbol(IS_THERE, voxels[at + 1]! > 0 ? 1 : 0) === 0)) continue;
        const under = n[i - 1]!;
        const beside = n[j]!;
        const earlier = m[i]!;
        const guess = clipped(89 * under + 196 * beside + 212 * earlier - 56 * n[j - 1]! - 61 * m[i - 1]! - 153 * m[j]! + 29 * m[j - 1]!);
        const apart = Math.abs(under - beside) + Math.abs(under - earlier);
        const kind = OF_ATOMIC_NUMBER + apartSteps[apart]! * OFFS + offSteps[r[i - 1]! + r[j]! + s[i]!]!;
        const difference = symbol(kind, (voxels[at + 1]! - guess) & 255);
        const atomicNumber = (guess + difference) & 255;
        voxels[at + 1] = atomicNumber;
        n[i] = atomicNumber;
        r[i] = offs[difference]!;
      }
    for (const pair of pairs) pair.reverse();
  };
  let at = 0;
  return (slices) => {
    for (let each = 0; each < slices; each++, at += 2 * across * up) slice(at);
  };
};
