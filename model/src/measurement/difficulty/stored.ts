import type { Belief } from "./belief.ts";

/** As it is kept: value and standard deviation in thousandths of a logit. */
export const storedBelief = ({ value, variance }: Belief): { value: number; deviation: number } => ({
  value: Math.round(1000 * value),
  deviation: Math.max(1, Math.round(1000 * Math.sqrt(variance))),
});

export const beliefOf = (value: number, deviation: number): Belief => ({ value: value / 1000, variance: (deviation / 1000) ** 2 });
