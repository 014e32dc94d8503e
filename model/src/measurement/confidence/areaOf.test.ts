import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../../../test/seededRandom.ts";
import { areaOf } from "./areaOf.ts";
import { calibrationOf } from "./calibrationOf.ts";
import { ratingsOf } from "./ratings.ts";
import { rocOf } from "./rocOf.ts";

const counts = fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }).filter((all) => all.some((count) => count > 0));
const each = (given: readonly number[]): number[] => given.flatMap((count, rating) => Array.from({ length: count }, () => rating));
const value = (threats: readonly number[], innocents: readonly number[]): number => areaOf({ threats, innocents })!.value;

test("the area is the chance that a threat is rated above an innocent bag, ties counted half", () => {
  fc.assert(
    fc.property(counts, counts, (threats, innocents) => {
      const pairs = each(threats).flatMap((threat) => each(innocents).map((bag) => (threat > bag ? 1 : threat === bag ? 0.5 : 0)));
      const chance = pairs.reduce<number>((sum, one) => sum + one, 0) / pairs.length;
      expect(value(threats, innocents)).toBeCloseTo(chance, 10);
    }),
    { numRuns: 50 },
  );
});

test("told the other way round it is what is left to one, and the curve rises from nothing to everything", () => {
  fc.assert(
    fc.property(counts, counts, (threats, innocents) => {
      expect(value(threats, innocents) + value(innocents, threats)).toBeCloseTo(1, 10);
      const points = rocOf({ threats, innocents })!;
      expect([points[0], points.at(-1)]).toEqual([
        { falseAlarmRate: 0, hitRate: 0 },
        { falseAlarmRate: 1, hitRate: 1 },
      ]);
      for (const [index, point] of points.entries()) {
        expect(point.hitRate).toBeGreaterThanOrEqual(points[index - 1]?.hitRate ?? 0);
        expect(point.falseAlarmRate).toBeGreaterThanOrEqual(points[index - 1]?.falseAlarmRate ?? 0);
      }
    }),
    { numRuns: 50 },
  );
});

test("the example of Hanley & McNeil (1982): 51 abnormal and 58 normal scans in five ratings have an area of 0.893, by bootstrap ± 0.06", () => {
  const { value: area, low, high } = areaOf({ threats: [3, 2, 2, 11, 33], innocents: [33, 6, 6, 11, 2] })!;
  expect(area).toBeCloseTo(0.893, 3);
  // theirs by formula: 0.893 ± 1.96 × 0.032
  expect(low).toBeCloseTo(0.83, 1);
  expect(high).toBeCloseTo(0.956, 1);
  expect(high - low).toBeGreaterThan(0.09);
  expect(high - low).toBeLessThan(0.16);
});

test("the same counts say the same twice; without both kinds of bags nothing is said", () => {
  const ratings = { threats: [1, 0, 2, 1, 0, 3, 4, 9], innocents: [8, 5, 2, 2, 1, 1, 0, 1] };
  expect(areaOf(ratings)).toEqual(areaOf(ratings));
  expect(areaOf({ ...ratings, innocents: ratings.innocents.map(() => 0) })).toBeNull();
  expect(areaOf({ ...ratings, threats: ratings.threats.map(() => 0) })).toBeNull();
});

test("of observers whose area is known the interval holds it nine times out of ten at least", () => {
  const random = seededRandom(16);
  const shares = { threats: [0.02, 0.04, 0.07, 0.09, 0.1, 0.15, 0.2, 0.33], innocents: [0.35, 0.22, 0.13, 0.1, 0.08, 0.06, 0.04, 0.02] };
  const known = value(
    shares.threats.map((share) => share * 1e6),
    shares.innocents.map((share) => share * 1e6),
  );
  const draw = (of: readonly number[], images: number): number[] => {
    const drawn = of.map(() => 0);
    for (let image = 0; image < images; image++) {
      let left = random();
      const at = of.findIndex((share) => (left -= share) < 0);
      drawn[at === -1 ? of.length - 1 : at]!++;
    }
    return drawn;
  };
  const held = Array.from({ length: 200 }, () =>
    areaOf({ threats: draw(shares.threats, 60), innocents: draw(shares.innocents, 80) })!,
  ).filter(({ low, high }) => low <= known && known <= high);
  expect(held.length).toBeGreaterThan(180);
});

test("the decision says the side, how sure it was how far from the middle; and how often each level was right", () => {
  const values = [
    { value: "4", hits: 9, misses: 1, falseAlarms: 2, correctRejections: 8 },
    { value: "1", hits: 3, misses: 4, falseAlarms: 5, correctRejections: 6 },
  ];
  expect(ratingsOf(values)).toEqual({ threats: [1, 0, 0, 4, 3, 0, 0, 9], innocents: [8, 0, 0, 6, 5, 0, 0, 2] });
  const levels = calibrationOf(values);
  expect(levels.map(({ right, all }) => [right, all])).toEqual([
    [9, 18],
    [0, 0],
    [0, 0],
    [17, 20],
  ]);
  expect(levels[1]!.estimate).toBeNull();
});
