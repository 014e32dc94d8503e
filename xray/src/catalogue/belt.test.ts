import { expect, test } from "vitest";
import { seededRandom } from "../random.ts";
import type { Vector } from "../solid.ts";
import { beltWay } from "./beltWays.ts";

const BELTS = 60;
const LENGTH = 1000;
const ways = Array.from({ length: BELTS }, (_, seed) => beltWay(seededRandom(seed), LENGTH));

const between = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const along = (points: readonly Vector[]): number[] => {
  let gone = 0;
  return points.map((point, index) => (gone += index === 0 ? 0 : between(point, points[index - 1]!)));
};

test("a belt keeps its length however it lies, and nowhere lies in itself", () => {
  for (const { points } of ways) {
    const gone = along(points);
    expect(gone.at(-1)).toBeGreaterThan(0.85 * LENGTH);
    expect(gone.at(-1)).toBeLessThan(1.1 * LENGTH);
    const near = points.flatMap((one, index) => points.filter((other, at) => gone[index]! - gone[at]! > 40 && between(one, other) < 2.2));
    expect(near).toEqual([]);
  }
});

test("belts are no even spirals: their turns are of uneven widths, and some are none", () => {
  /** How much the distance from one turn to the next differs around a belt, of its mean; Infinity where it does not go around. */
  const unevenness = ways.map(({ points }) => {
    const angles: number[] = [];
    for (const [x, y] of points) {
      const angle = Math.atan2(y, x);
      const before = angles.at(-1) ?? angle;
      angles.push(angle + 2 * Math.PI * Math.round((before - angle) / (2 * Math.PI)));
    }
    const steps = points.flatMap((point, index) => {
      const next = angles.findIndex((angle, at) => at > index && angle > angles[index]! + 2 * Math.PI);
      return next < 0 ? [] : [Math.hypot(points[next]![0], points[next]![1]) - Math.hypot(point[0], point[1])];
    });
    if (steps.length < 6) return Infinity;
    const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
    return Math.sqrt(steps.reduce((sum, step) => sum + (step - mean) * (step - mean), 0) / steps.length) / mean;
  });
  expect(unevenness.filter((each) => each < 0.07)).toEqual([]);
  const straight = unevenness.filter((each) => each === Infinity).length / BELTS;
  expect(straight).toBeGreaterThan(0.15);
  expect(straight).toBeLessThan(0.5);
});
