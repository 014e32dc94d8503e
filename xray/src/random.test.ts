import { expect, test } from "vitest";
import { keyOf, seededRandom } from "./random.ts";

test("the same seed gives the same numbers, another seed others", () => {
  const first = seededRandom(7);
  const again = seededRandom(7);
  const other = seededRandom(8);
  const numbers = Array.from({ length: 50 }, () => first.next());
  expect(Array.from({ length: 50 }, () => again.next())).toEqual(numbers);
  expect(Array.from({ length: 50 }, () => other.next())).not.toEqual(numbers);
  expect(seededRandom(42).whole(0, 999_999)).toBe(949_240);
});

test("numbers are evenly spread and normal ones have unit variance", () => {
  const random = seededRandom(3);
  const count = 40_000;
  let sum = 0;
  let normalSum = 0;
  let normalSquares = 0;
  let inRange = true;
  for (let index = 0; index < count; index++) {
    const value = random.next();
    inRange &&= value >= 0 && value < 1;
    sum += value;
    const normal = random.normal();
    normalSum += normal;
    normalSquares += normal * normal;
  }
  expect(inRange).toBe(true);
  expect(sum / count).toBeCloseTo(0.5, 2);
  expect(Math.abs(normalSum / count)).toBeLessThan(0.02);
  expect(normalSquares / count).toBeGreaterThan(0.97);
  expect(normalSquares / count).toBeLessThan(1.03);
});

test("whole numbers include both ends and a fork does not depend on what was drawn before", () => {
  const random = seededRandom(5);
  const seen = new Set(Array.from({ length: 200 }, () => random.whole(1, 6)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(random.fork(2).next()).toBe(seededRandom(5).fork(2).next());
  expect(keyOf(1, 2)).not.toBe(keyOf(2, 1));
  expect(() => random.pick([])).toThrow("nothing to pick");
  expect(random.shuffle([1, 2, 3, 4]).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
});
