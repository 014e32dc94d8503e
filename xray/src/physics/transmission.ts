import { exponential } from "../math/exponential.ts";
import { logarithm } from "../math/logarithm.ts";
import type { Spectrum } from "./spectrum.ts";

// The table covers water from −12 to 75 g/cm² and iron from −0.6 to 40 g/cm² (steel of 5 cm); below zero because some materials are like
// water less a little iron, or iron less a little water. Iron is spaced by squares: its first tenths of a millimetre bend the most.
const WATER_FROM = -12;
const WATER_TO = 75;
const WATER_NODES = 192;
const IRON_MOST = 40;
const IRON_STEPS = 256;
const IRON_NODES_BELOW = 32;
const IRON_NODES = IRON_STEPS + IRON_NODES_BELOW + 1;

const EXPONENT_STEPS = 256;
const EXPONENT_MOST = 60;
const falling = new Float64Array(EXPONENT_MOST * EXPONENT_STEPS + 2);
for (let index = 0; index < falling.length; index++) falling[index] = exponential(-index / EXPONENT_STEPS);

/** e to the power of −x for x of at least 0; what is below counts as 0. */
const fallingExponential = (x: number): number => {
  if (!(x > 0)) return 1;
  if (x >= EXPONENT_MOST) return 0;
  const index = (x * EXPONENT_STEPS) | 0;
  const rest = x - index / EXPONENT_STEPS;
  return falling[index]! * (1 - rest * (1 - rest * (0.5 - rest * (1 / 6))));
};

/** Areal densities in g/cm² (water, iron interleaved; tin, lead interleaved), of `rays` rays. */
export interface ArealDensity {
  light: Float32Array;
  heavy: Float32Array;
}

export interface Transmission {
  /** Low and high transmission of one combination, summed over the spectrum. */
  exactly(water: number, iron: number, tin: number, lead: number): readonly [low: number, high: number];
  /** Of the ray with this number, added to low[target] and high[target] after multiplying by `share`. */
  add(areal: ArealDensity, ray: number, low: Float32Array, high: Float32Array, target: number, share: number): void;
}

/** What reaches the two layers of the detector behind given amounts of the four basis materials. */
export const transmissionThrough = ({ low: lowWeights, high: highWeights, basis }: Spectrum): Transmission => {
  const bins = lowWeights.map((_, bin) => bin).filter((bin) => (lowWeights[bin] ?? 0) + (highWeights[bin] ?? 0) > 1e-5);
  const column = (row: readonly number[], total = 1): Float64Array => Float64Array.from(bins, (bin) => (row[bin] ?? 0) / total);
  const sum = (row: readonly number[]): number => bins.reduce((all, bin) => all + (row[bin] ?? 0), 0);
  const lowShare = column(lowWeights, sum(lowWeights));
  const highShare = column(highWeights, sum(highWeights));
  const [waters, irons, tins, leads] = [column(basis.water), column(basis.iron), column(basis.tin), column(basis.lead)];
  const count = bins.length;
  let lowSum = 0;
  let highSum = 0;
  const sumUp = (water: number, iron: number, tin: number, lead: number): void => {
    lowSum = 0;
    highSum = 0;
    for (let bin = 0; bin < count; bin++) {
      const exponent = water * waters[bin]! + iron * irons[bin]! + tin * tins[bin]! + lead * leads[bin]!;
      const part = exponent >= 0 ? fallingExponential(exponent) : exponential(-exponent);
      lowSum += lowShare[bin]! * part;
      highSum += highShare[bin]! * part;
    }
  };

  const ironAt = Float64Array.from({ length: IRON_NODES }, (_, node) => {
    const root = (node - IRON_NODES_BELOW) / IRON_STEPS;
    return IRON_MOST * root * (root < 0 ? -root : root);
  });
  const waterStep = (WATER_TO - WATER_FROM) / (WATER_NODES - 1);
  const table = new Float32Array(IRON_NODES * WATER_NODES * 2);
  for (let ironNode = 0; ironNode < IRON_NODES; ironNode++) {
    for (let waterNode = 0; waterNode < WATER_NODES; waterNode++) {
      sumUp(WATER_FROM + waterNode * waterStep, ironAt[ironNode]!, 0, 0);
      const at = 2 * (ironNode * WATER_NODES + waterNode);
      table[at] = -logarithm(lowSum);
      table[at + 1] = -logarithm(highSum);
    }
  }
  const ironLeast = ironAt[0]!;

  return {
    exactly: (water, iron, tin, lead) => {
      sumUp(water, iron, tin, lead);
      return [lowSum, highSum];
    },
    add: ({ light, heavy }, ray, low, high, target, share) => {
      const water = light[2 * ray]!;
      const iron = light[2 * ray + 1]!;
      const tin = heavy[2 * ray]!;
      const lead = heavy[2 * ray + 1]!;
      const usual = tin < 1e-6 && lead < 1e-6 && tin > -1e-6 && lead > -1e-6;
      if (usual && water === 0 && iron === 0) {
        low[target]! += share;
        high[target]! += share;
        return;
      }
      if (usual && water > WATER_FROM && water < WATER_TO && iron > ironLeast && iron < IRON_MOST) {
        const across = (water - WATER_FROM) / waterStep;
        const waterNode = across | 0;
        const root = iron < 0 ? -Math.sqrt(-iron / IRON_MOST) : Math.sqrt(iron / IRON_MOST);
        let ironNode = (root * IRON_STEPS + IRON_NODES_BELOW) | 0;
        if (ironNode > IRON_NODES - 2) ironNode = IRON_NODES - 2;
        const p = across - waterNode;
        const q = (iron - ironAt[ironNode]!) / (ironAt[ironNode + 1]! - ironAt[ironNode]!);
        const at = 2 * (ironNode * WATER_NODES + waterNode);
        const next = at + 2 * WATER_NODES;
        const w00 = (1 - p) * (1 - q);
        const w10 = p * (1 - q);
        const w01 = (1 - p) * q;
        const w11 = p * q;
        low[target]! += share * fallingExponential(table[at]! * w00 + table[at + 2]! * w10 + table[next]! * w01 + table[next + 2]! * w11);
        high[target]! +=
          share * fallingExponential(table[at + 1]! * w00 + table[at + 3]! * w10 + table[next + 1]! * w01 + table[next + 3]! * w11);
        return;
      }
      sumUp(water, iron, tin, lead);
      low[target]! += share * (lowSum < 1 ? lowSum : 1);
      high[target]! += share * (highSum < 1 ? highSum : 1);
    },
  };
};
