import fc from "fast-check";
import { expect, test } from "vitest";
import type { Estimate } from "../reporting/measures/interval.ts";
import { aPrime, criterion, dA, dPrime, scoresOf, zOf } from "./scores.ts";

test.each([
  { hit: 0.6, alarm: 0.05, expected: [1.8982, 1.3608, 0.8739] },
  { hit: 0.9, alarm: 0.5, expected: [1.2816, 1.621, 0.8111] },
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

test("z inverts the normal distribution", () => {
  expect(zOf(0.975)).toBeCloseTo(1.959963985, 8);
  expect(zOf(0.01)).toBeCloseTo(-2.326347874, 8);
  expect(zOf(0.5)).toBe(0);
});
