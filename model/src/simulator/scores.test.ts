import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../../test/seededRandom.ts";
import type { Estimate } from "../reporting/measures/interval.ts";
import { aPrime, criterion, dA, dPrime, scoresOf, zOf } from "./scores.ts";

test.each([
  { hit: 0.6, alarm: 0.05, expected: [1.8982, 1.504, 0.8739] },
  { hit: 0.9, alarm: 0.5, expected: [1.2816, 1.5541, 0.8111] },
])("d′, d_a and A′ of the rates $hit and $alarm", ({ hit, alarm, expected }) => {
  expect([dPrime(hit, alarm), dA(hit, alarm), aPrime(hit, alarm)].map((score) => Math.round(score * 10_000) / 10_000)).toEqual(expected);
});

test("whoever stops everything and whoever stops nothing differ in criterion, not in d′", () => {
  const stops = scoresOf({ hits: 10, misses: 0, falseAlarms: 10, correctRejections: 0 });
  const passes = scoresOf({ hits: 0, misses: 10, falseAlarms: 0, correctRejections: 10 });
  expect(stops.dPrime?.value).toBeCloseTo(0, 12);
  expect(passes.dPrime?.value).toBeCloseTo(0, 12);
  expect(stops.criterion!.value).toBeCloseTo(-passes.criterion!.value, 12);
  expect(criterion(0.5, 0.5)).toBeCloseTo(0, 12);
});

test("rates are as counted; half a count is added inside d′ only", () => {
  const perfect = scoresOf({ hits: 4, misses: 0, falseAlarms: 0, correctRejections: 6 });
  expect(perfect.hitRate?.value).toBe(1);
  expect(perfect.falseAlarmRate?.value).toBe(0);
  expect(perfect.dPrime?.value).toBeCloseTo(dPrime(4.5 / 5, 0.5 / 7), 12);
});

test("a session without threats has no hit rate, and nothing that rests on one", () => {
  const { falseAlarmRate, ...others } = scoresOf({ hits: 0, misses: 0, falseAlarms: 1, correctRejections: 4 });
  expect(falseAlarmRate?.value).toBe(0.2);
  expect(Object.values(others)).toEqual([null, null, null, null, null]);
});

test("A′ below chance mirrors A′ above it", () => {
  expect(aPrime(0.2, 0.7)).toBeCloseTo(1 - aPrime(0.7, 0.2), 12);
  expect(aPrime(0.4, 0.4)).toBe(0.5);
});

test("every score lies inside its 95 % interval, and more images make it narrower", () => {
  const count = fc.nat(200);
  fc.assert(
    fc.property(count, count, count, count, (hits, misses, falseAlarms, correctRejections) => {
      const few = scoresOf({ hits, misses, falseAlarms, correctRejections });
      for (const score of Object.values(few) as (Estimate | null)[]) {
        if (score === null) continue;
        expect(score.low).toBeLessThanOrEqual(score.value);
        expect(score.value).toBeLessThanOrEqual(score.high);
      }
    }),
  );
  const small = scoresOf({ hits: 6, misses: 4, falseAlarms: 2, correctRejections: 8 }).dPrime!;
  const large = scoresOf({ hits: 60, misses: 40, falseAlarms: 20, correctRejections: 80 }).dPrime!;
  expect(large.high - large.low).toBeLessThan(small.high - small.low);
});

test("the interval of d′ is Gourevitch and Galanter's", () => {
  const counts = { hits: 40, misses: 10, falseAlarms: 12, correctRejections: 48 };
  const [hit, alarm] = [40.5 / 51, 12.5 / 61];
  const ordinate = (z: number) => Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
  const variance = (hit * (1 - hit)) / (51 * ordinate(zOf(hit)) ** 2) + (alarm * (1 - alarm)) / (61 * ordinate(zOf(alarm)) ** 2);
  const { value, low, high } = scoresOf(counts).dPrime!;
  expect(value - low).toBeCloseTo(1.959964 * Math.sqrt(variance), 5);
  expect(high - value).toBeCloseTo(value - low, 10);
});

test("of 1,000 learners who are alike, the true d′ and d_a lie in nearly 95 % of the intervals", () => {
  const random = seededRandom(2026);
  const rate = { hit: 0.8, alarm: 0.15 };
  const drawn = (count: number, probability: number) => Array.from({ length: count }, random).filter((one) => one < probability).length;
  const held = { dPrime: 0, dA: 0 };
  for (let learner = 0; learner < 1000; learner++) {
    const [hits, falseAlarms] = [drawn(60, rate.hit), drawn(90, rate.alarm)];
    const scores = scoresOf({ hits, misses: 60 - hits, falseAlarms, correctRejections: 90 - falseAlarms });
    const holds = ({ low, high }: Estimate, truth: number) => Number(low <= truth && truth <= high);
    held.dPrime += holds(scores.dPrime!, dPrime(rate.hit, rate.alarm));
    held.dA += holds(scores.dA!, dA(rate.hit, rate.alarm));
  }
  for (const count of Object.values(held)) {
    expect(count).toBeGreaterThan(930);
    expect(count).toBeLessThan(985);
  }
});

test("d_a stays where only the criterion moves along a line of slope 0.6, d′ does not", () => {
  const ability = 1.2;
  const points = [-0.4, 0, 0.6].map((moved) => ({ hit: normal(ability + 0.6 * moved), alarm: normal(-0.8 + moved) }));
  const measured = (measure: typeof dA) => points.map(({ hit, alarm }) => measure(hit, alarm));
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  expect(spread(measured(dA))).toBeLessThan(0.001);
  expect(spread(measured(dPrime))).toBeGreaterThan(0.3);
});

test("z inverts the normal distribution", () => {
  expect(zOf(0.975)).toBeCloseTo(1.959963985, 8);
  expect(zOf(0.01)).toBeCloseTo(-2.326347874, 8);
  expect(zOf(0.5)).toBe(0);
});

/** The normal distribution up to z, by halving what `zOf` inverts. */
function normal(z: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (zOf(middle) < z) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
