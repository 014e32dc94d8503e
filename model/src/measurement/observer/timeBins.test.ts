import fc from "fast-check";
import { expect, test } from "vitest";
import { medianSeconds, roughSeconds, stepsPerOctave } from "./timeBins.ts";

test("the median of counted steps is that of the times, within a step", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.3, max: 120, noNaN: true }), { minLength: 1, maxLength: 200 }), (seconds) => {
      const counts = Map.groupBy(seconds, (one) => Math.floor(stepsPerOctave * Math.log2(one)));
      const median = medianSeconds([...counts].map(([step, { length: count }]) => ({ step, count })))!;
      const sorted = seconds.toSorted((one, other) => one - other);
      const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.ceil((sorted.length - 1) / 2)]!];
      // what a session tells of itself, told from steps: within one of them
      const exact = (low + high) / 2;
      expect(median).toBeGreaterThan((exact / 2 ** (1 / stepsPerOctave)) * 0.999);
      expect(median).toBeLessThan(exact * 2 ** (1 / stepsPerOctave) * 1.001);
    }),
  );
});

test("of two times far apart it is their mean, not the lower one", () => {
  expect(
    medianSeconds([
      { step: 7, count: 1 },
      { step: 21, count: 1 },
    ]),
  ).toBeCloseTo((2 ** (7.5 / 4) + 2 ** (21.5 / 4)) / 2);
});

test("no time, no median", () => {
  expect(medianSeconds([])).toBeNull();
  expect(medianSeconds([{ step: 3, count: 0 }])).toBeNull();
});

test("a time of steps is told no more exactly than it is known, so that beside one of bags it is no other figure", () => {
  expect([0.62, 2.4, 6.83, 9.74, 9.75, 14.6].map(roughSeconds)).toEqual([0.62, 2.5, 7, 9.5, 10, 15]);
});
