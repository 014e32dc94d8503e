import { falseAlarmRate, hitRate, type Detection } from "../../reporting/measures/detection.ts";
import { fewTrials } from "../../reporting/measures/few.ts";
import { intervalOf, type Estimate } from "../../reporting/measures/interval.ts";
import type { Goal } from "../observer/measureWire.ts";
import { isHint } from "../observer/reliability.ts";

/**
 * How sure it is that somebody is short of a goal. `sure`: the whole interval of a rate is on the wrong side of it, and it rests on more than a few
 * answers (two bags stopped in vain are nobody's habit). `likely`: the rate itself is.
 * `unknown`: not enough images to say that nothing is needed. In the order in which one looks after them.
 */
export const needs = ["sure", "likely", "unknown", "none"] as const;
export type Need = (typeof needs)[number];

const answersOf = ({ hits, misses, falseAlarms, correctRejections }: Detection): number => hits + misses + falseAlarms + correctRejections;

/** How far a rate is from its goal, as a share; below 0 it is reached. */
const gaps = (counts: Detection, goal: Goal): { surely: number; likely: number } => {
  const short = (estimate: Estimate | null, of: (one: Estimate) => { surely: number; likely: number }) =>
    estimate === null ? { surely: -1, likely: -1 } : of(estimate);
  const found = short(intervalOf(hitRate(counts)), ({ value, high }) => ({
    surely: goal.hitRate / 100 - high,
    likely: goal.hitRate / 100 - value,
  }));
  const alarmed = short(intervalOf(falseAlarmRate(counts)), ({ value, low }) => ({
    surely: low - goal.falseAlarmRate / 100,
    likely: value - goal.falseAlarmRate / 100,
  }));
  return { surely: Math.max(found.surely, alarmed.surely), likely: Math.max(found.likely, alarmed.likely) };
};

export function needOf(counts: Detection, goal: Goal): Need {
  const { surely, likely } = gaps(counts, goal);
  if (surely > 0 && answersOf(counts) >= fewTrials) return "sure";
  if (isHint(answersOf(counts))) return "unknown";
  return likely > 0 ? "likely" : "none";
}

/** Who is looked after first: by need, and within it who is farther from the goal. */
export const byNeed =
  (goal: Goal) =>
  (one: Detection, other: Detection): number =>
    needs.indexOf(needOf(one, goal)) - needs.indexOf(needOf(other, goal)) || gaps(other, goal).likely - gaps(one, goal).likely;
