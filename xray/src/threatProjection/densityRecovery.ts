import { exponential } from "../math/exponential.ts";
import { logarithm } from "../math/logarithm.ts";
import type { Picture } from "../geometry/scanner.ts";
import { waterSentBack } from "../physics/backscatter.ts";
import type { Spectrum } from "../physics/spectrum.ts";

/** Below this the detector sees nothing but its own noise. */
const LEAST = 3e-5;
const ROUNDS = 12;
const CLOSE = 1e-4;
const WATER = [-11, 74] as const;
const IRON = [-0.55, 39] as const;

const within = (value: number, [least, most]: readonly [number, number]): number => (value < least ? least : value > most ? most : value);

type Recovery = (low: number, high: number, into: Float32Array, at: number) => void;

/** Where a picture has one value only, all of it is taken for water. */
const waterAlone =
  (waterOf: (share: number) => number): Recovery =>
  (_, share, into, at) => {
    into[at] = share < 1 ? within(waterOf(share > LEAST ? share : LEAST), WATER) : 0;
    into[at + 1] = 0;
  };

/**
 * Finds the water and the iron (g/cm²) behind which both energies would be as they were measured, by Newton's method; writes them to
 * `into` at `at` and after it. Tin and lead are taken for iron.
 */
export const densityRecovery = ({ low, high, basis }: Spectrum, picture: Picture = "dual"): Recovery => {
  if (picture === "backscatter") return waterAlone(waterSentBack);
  const { water: waters, iron: irons } = basis;
  if (picture === "grey") return waterAlone((share) => -logarithm(share) / (waters[0] ?? 1));
  const count = low.length;
  const total = (row: readonly number[]): number => row.reduce((sum, value) => sum + value, 0);
  const [lowTotal, highTotal] = [total(low), total(high)];
  return (lowShare, highShare, into, at) => {
    let water = 0;
    let iron = 0;
    if (lowShare < 1 || highShare < 1) {
      const wantedLow = -logarithm(lowShare > LEAST ? lowShare : LEAST);
      const wantedHigh = -logarithm(highShare > LEAST ? highShare : LEAST);
      for (let round = 0; round < ROUNDS; round++) {
        let [lowSum, lowWater, lowIron, highSum, highWater, highIron] = [0, 0, 0, 0, 0, 0];
        for (let bin = 0; bin < count; bin++) {
          const part = exponential(-(water * waters[bin]! + iron * irons[bin]!));
          const lowPart = low[bin]! * part;
          const highPart = high[bin]! * part;
          lowSum += lowPart;
          highSum += highPart;
          lowWater += lowPart * waters[bin]!;
          lowIron += lowPart * irons[bin]!;
          highWater += highPart * waters[bin]!;
          highIron += highPart * irons[bin]!;
        }
        const lowMissing = wantedLow + logarithm(lowSum / lowTotal);
        const highMissing = wantedHigh + logarithm(highSum / highTotal);
        const [a, b, c, d] = [lowWater / lowSum, lowIron / lowSum, highWater / highSum, highIron / highSum];
        const determinant = a * d - b * c;
        const nextWater = within(water + (lowMissing * d - highMissing * b) / determinant, WATER);
        const nextIron = within(iron + (highMissing * a - lowMissing * c) / determinant, IRON);
        const change = Math.abs(nextWater - water) + Math.abs(nextIron - iron);
        water = nextWater;
        iron = nextIron;
        if (!(change > CLOSE)) break;
      }
    }
    into[at] = water;
    into[at + 1] = iron;
  };
};
