import fc from "fast-check";
import { expect, test } from "vitest";
import { medianSeconds, stepsPerOctave } from "./timeBins.ts";

test("the median of counted steps is that of the times, within a step", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.3, max: 120, noNaN: true }), { minLength: 1, maxLength: 200 }), (seconds) => {
      const counts = Map.groupBy(seconds, (one) => Math.floor(stepsPerOctave * Math.log2(one)));
      const median = medianSeconds([...counts].map(([step, { length: count }]) => ({ step, count })))!;
      const sorted = seconds.toSorted((one, other) => one - other);
      const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.ceil((sorted.length - 1) / 2)]!];
      expect(median).toBeGreaterThan((low / 2 ** (1 / stepsPerOctave)) * 0.999);
      expect(median).toBeLessThan(high * 2 ** (1 / stepsPerOctave) * 1.001);
    }),
  );
});

test("no time, no median", () => {
  expect(medianSeconds([])).toBeNull();
  expect(medianSeconds([{ step: 3, count: 0 }])).toBeNull();
});
