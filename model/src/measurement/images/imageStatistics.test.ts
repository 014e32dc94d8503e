import { expect, test } from "vitest";
import { remarkOf, stoppedRate } from "./imageStatistics.ts";

const image = {
  kind: "threat",
  category: "guns",
  level: 3,
  median: 5,
  shown: 40,
  right: 20,
  pointBiserial: 0.2,
  good: 20,
  goodWrong: 5,
} as const;

test.each([
  [null, image],
  [null, { ...image, shown: 19, right: 0 }], // of too few showings nothing is said
  ["nobody", { ...image, right: 2, goodWrong: 18 }],
  ["everybody", { ...image, right: 38, goodWrong: 0 }],
  ["doubted", { ...image, right: 18, goodWrong: 11, pointBiserial: -0.1 }],
  ["doubted", { ...image, right: 1, goodWrong: 20, pointBiserial: -0.2 }], // rather than that nobody finds it
  [null, { ...image, right: 15, goodWrong: 11, pointBiserial: 0.3 }], // hard, and the good find it rather than the others
  [null, { ...image, right: 18, good: 9, goodWrong: 9, pointBiserial: -0.1 }], // of too few good learners
  [null, { ...image, right: 18, goodWrong: 11, pointBiserial: null }],
])("%s: %o", (remark, statistics) => expect(remarkOf(statistics)).toBe(remark));

test("a threat is found, an innocent bag is stopped in vain", () => {
  expect(stoppedRate(image)?.value).toBe(0.5);
  expect(stoppedRate({ ...image, kind: "innocent", right: 30 })?.value).toBe(0.25);
  expect(stoppedRate({ ...image, shown: 0, right: 0 })).toBeNull();
});
