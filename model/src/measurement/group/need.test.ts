import { expect, test } from "vitest";
import { byNeed, needOf, needs } from "./need.ts";

const goal = { hitRate: 80, falseAlarmRate: 20 };
const of = (hits: number, misses: number, falseAlarms: number, correctRejections: number) => ({
  hits,
  misses,
  falseAlarms,
  correctRejections,
});

test.each([
  ["sure", of(20, 80, 5, 95)],
  ["sure", of(3, 24, 0, 5)], // no hundred images, and yet the whole interval is below the goal
  ["unknown", of(1, 0, 2, 0)], // so it is here, of three bags that were all stopped
  ["sure", of(95, 5, 60, 40)], // whoever stops everything needs something as well
  ["likely", of(77, 23, 5, 95)],
  ["unknown", of(9, 1, 1, 9)],
  ["unknown", of(7, 3, 1, 9)], // below the goal, of too few to say so
  ["unknown", of(0, 0, 0, 0)],
  ["none", of(90, 10, 5, 95)],
])("%s: %o", (need, counts) => expect(needOf(counts, goal)).toBe(need));

test("who is surely short comes first, then who is farther away", () => {
  const people = [of(90, 10, 5, 95), of(77, 23, 5, 95), of(9, 1, 1, 9), of(40, 60, 5, 95), of(20, 80, 5, 95), of(70, 30, 5, 95)];
  const sorted = people.toSorted(byNeed(goal)).map((counts) => [needOf(counts, goal), counts.hits]);
  expect(sorted).toEqual([
    [needs[0], 20],
    [needs[0], 40],
    [needs[0], 70],
    [needs[1], 77],
    [needs[2], 9],
    [needs[3], 90],
  ]);
});
