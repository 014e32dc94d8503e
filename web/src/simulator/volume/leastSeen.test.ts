import { expect, test } from "vitest";
import { leastSeen, strengthOf } from "./leastSeen.ts";

/** As the body's shader reckons it. */
const densityOf = (code: number): number => (code * 255 <= 160 ? (code * 255) / 80 : 2 * Math.exp((code * 255 - 160) * 0.0430984));
const smooth = (from: number, to: number, at: number): number => {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
};
const codes = Array.from({ length: 5101 }, (_, place) => place / 5100);

test.each([
  { threshold: 0.06, opacity: 0.5 },
  { threshold: 0, opacity: 1 },
  { threshold: 0.3, opacity: 0 },
  { threshold: 3.5, opacity: 0.7 },
])("a ray passes exactly what nothing is seen of: %o", ({ threshold, opacity }) => {
  for (const step of [1.8, 4.5, 7]) {
    const seen = (code: number): boolean => {
      const density = densityOf(code);
      const part = strengthOf(opacity) * density ** 1.5 * smooth(threshold, threshold * 1.5 + 0.02, density);
      return density >= threshold && part * step >= 0.0008;
    };
    const least = leastSeen({ threshold, opacity }, step, false);
    expect(codes.filter((code) => code < least && seen(code))).toEqual([]);
    expect(codes.filter((code) => code > least + 1e-6 && !seen(code))).toEqual([]);
  }
});

test("of a threat that is told nothing above the threshold is passed", () => {
  const least = leastSeen({ threshold: 0.5, opacity: 0 }, 1.8, true);
  expect(densityOf(least)).toBeCloseTo(0.5, 6);
});
