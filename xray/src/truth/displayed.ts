import { exponential } from "../math/exponential.ts";
import { logarithm } from "../math/logarithm.ts";

const LEAST = 1e-6;
const STEPS = 4096;
const table = Float32Array.from({ length: STEPS + 2 }, (_, index) => 255 * exponential(0.45 * logarithm(Math.max(LEAST, index / STEPS))));

/** The grey (0 to 255) in which the standard display shows a transmission. */
export const displayed = (transmission: number): number => {
  const at = (transmission < 0 ? 0 : transmission > 1 ? 1 : transmission) * STEPS;
  const index = at | 0;
  return table[index]! + (at - index) * (table[index + 1]! - table[index]!);
};
