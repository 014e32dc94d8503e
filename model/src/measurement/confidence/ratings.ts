import type { Detection } from "../../reporting/measures/detection.ts";
import type { MeasuredValue } from "../observer/measureWire.ts";
import { confidences } from "../../simulator/confidence.ts";

/** How often threats, and how often innocent bags, were given each rating. */
export interface Ratings {
  threats: readonly number[];
  innocents: readonly number[];
}

const counted = (values: readonly MeasuredValue[], confidence: number): Detection =>
  values.find(({ value }) => value === String(confidence)) ?? { hits: 0, misses: 0, falseAlarms: 0, correctRejections: 0 };

/**
 * One scale of answers counted by how sure the learner was: from surely passed, over a guess either way, to surely stopped. The decision says on
 * which side of the middle an answer lies, how sure it was how far from it.
 */
export function ratingsOf(values: readonly MeasuredValue[]): Ratings {
  const passed = confidences.toReversed().map((one) => counted(values, one));
  const stopped = confidences.map((one) => counted(values, one));
  return {
    threats: [...passed.map(({ misses }) => misses), ...stopped.map(({ hits }) => hits)],
    innocents: [...passed.map(({ correctRejections }) => correctRejections), ...stopped.map(({ falseAlarms }) => falseAlarms)],
  };
}

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
