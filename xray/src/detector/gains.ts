import type { DetectorModel } from "../geometry/scanner.ts";
import { keyOf, mixBits } from "../random.ts";
import { gaussian } from "./gaussian.ts";

/** Detectors on one board. */
const MODULE = 32;
/** A detector's gain walks from one place to the next, so many lines apart, and keeps most of where it was. */
export const GAIN_STRIDE = 64;
const KEPT = 0.8;
const STEP = 0.6; // √(1 − 0.8²): the walk stays as wide as it is

/** What a view's detectors make of the same light: by energy, detector and line. */
interface Gains {
  /** Of a row at every GAIN_STRIDE-th line, for low and high: the same arrays each time. */
  ofRow: (row: number) => readonly [low: Float32Array, high: Float32Array];
  /** Of a line, the same for all detectors and both energies. */
  flux: Float32Array;
}

const draw = (key: number): number => gaussian[key & 65_535]!;

export const gainsOf = ({ residualGain, moduleGain, gainDrift, fluxNoise }: DetectorModel, columns: number, key: number): Gains => {
  const places = Math.ceil(columns / GAIN_STRIDE) + 1;
  const room = [new Float32Array(places), new Float32Array(places)] as const;
  const fluxKey = keyOf(key, 5);
  return {
    ofRow: (row) => {
      for (const [energy, gains] of room.entries()) {
        const rowKey = keyOf(key, 3, row, energy);
        const steady = 1 + residualGain * draw(mixBits(rowKey)) + moduleGain * draw(keyOf(key, 4, Math.floor(row / MODULE), energy));
        let walk = draw(mixBits(rowKey + 1));
        for (let place = 0; place < places; place++) {
          gains[place] = steady + gainDrift * walk;
          walk = KEPT * walk + STEP * draw(mixBits(rowKey + 2 + place));
        }
      }
      return room;
    },
    flux: Float32Array.from({ length: columns }, (_, column) => 1 + fluxNoise * draw(mixBits(fluxKey + column))),
  };
};
