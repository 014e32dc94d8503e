import { expect, test } from "vitest";
import { seededRandom } from "../../../test/seededRandom.ts";
import { halvedImages, imagesNeeded, leastHalved, splitHalves, type HalvedAnswer } from "./splitHalves.ts";

/** Learners who decide rightly with a chance of their own, between `from` and `to`. */
const people = (count: number, from: number, to: number, images = halvedImages): HalvedAnswer[][] => {
  const random = seededRandom(7);
  return Array.from({ length: count }, (_, at) => {
    const chance = from + ((to - from) * at) / count;
    return Array.from({ length: images }, (__, index) => ({ threat: index % 3 === 0, right: random() < chance }));
  });
};

test("people who differ much are told apart by 100 images, people who are all alike are not", () => {
  const apart = splitHalves(people(200, 0.5, 0.98))!;
  expect(apart).toMatchObject({ people: 200, images: 100 });
  expect(apart.value).toBeGreaterThan(0.75);
  expect(apart.low).toBeLessThan(apart.value);
  expect(apart.high).toBeGreaterThan(apart.value);
  expect(splitHalves(people(200, 0.8, 0.8))!.value).toBeLessThan(0.3);
});

test("of too few people, too few answers, or one kind of bag alone nothing is said", () => {
  expect(splitHalves(people(leastHalved - 1, 0.5, 0.98))).toBeNull();
  expect(splitHalves(people(200, 0.5, 0.98, halvedImages - 1))).toBeNull();
  expect(splitHalves(people(200, 0.5, 0.98).map((one) => one.map((answer) => ({ ...answer, threat: true }))))).toBeNull();
});

test("how many images 0.7 needs follows from what 100 have", () => {
  expect(imagesNeeded({ images: 100, value: 0.7 }, 0.7)).toBe(100);
  expect(imagesNeeded({ images: 100, value: 0.5 }, 0.7)).toBe(233);
  expect(imagesNeeded({ images: 100, value: 0 }, 0.7)).toBeNull();
});
