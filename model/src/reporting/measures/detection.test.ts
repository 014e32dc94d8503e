import fc from "fast-check";
import { expect, test } from "vitest";
import { falseAlarmRate, hitRate } from "./detection.ts";
import { intervalOf } from "./interval.ts";
import { averageScore, percentOf } from "./share.ts";

test("rates are plain proportions: 7 of 7 is 100 %, 1 of 5 is 20 %, and nothing of nothing is no rate", () => {
  expect(percentOf(hitRate({ hits: 7, misses: 0 }))).toBe(100);
  expect(percentOf(hitRate({ hits: 1, misses: 4 }))).toBe(20);
  expect(percentOf(falseAlarmRate({ falseAlarms: 1, correctRejections: 2 }))).toBe(33.33);
  expect(percentOf(hitRate({ hits: 0, misses: 0 }))).toBeNull();
  expect(intervalOf({ part: 0, all: 0 })).toBeNull();
  expect(averageScore({ part: 0, all: 0 })).toBeNull();
  expect(averageScore({ part: 8333 + 10_000, all: 2 })).toBe(91.67);
});

test("Wilson's interval holds the proportion itself", () => {
  expect(intervalOf({ part: 7, all: 7 })).toMatchObject({ value: 1, high: 1 });
  expect(intervalOf({ part: 7, all: 7 })!.low).toBeCloseTo(0.6457, 4);
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), (part, rest) => {
      const found = intervalOf({ part, all: part + rest });
      if (found === null) return part + rest === 0;
      return found.low <= found.value && found.value <= found.high && found.low >= 0 && found.high <= 1;
    }),
  );
});
