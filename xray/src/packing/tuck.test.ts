import { expect, test } from "vitest";
import { makeArticle } from "../catalogue/catalogue.ts";
import { boundsOf } from "../catalogue/measure.ts";
import { placeWithin, upright } from "../math/rotation.ts";
import { seededRandom } from "../random.ts";
import type { Solid } from "../solid.ts";
import { loadOf } from "./load.ts";
import { Occupied } from "./occupied.ts";
import { tuck } from "./tuck.ts";

/** Half as wide as the thing is. */
const slit = { halfX: 30, halfY: 100, floor: 5, height: 130, full: 1 };

/** A block of 110 × 170 × 30 millimetres. */
const block = (family: "household" | "electronics") => {
  const made = makeArticle("book", seededRandom(1), true);
  const solid: Solid = {
    shape: { kind: "box", size: [55, 85, 15] },
    placement: { rotation: upright, position: [0, 0, 0] },
    material: "wood",
  };
  return loadOf({ ...made, article: { ...made.article, family, solids: [solid], bounds: boundsOf([solid]) } });
};

const tucked = (family: "household" | "electronics") => tuck([block(family)], slit, new Occupied(40, 110), seededRandom(2));

test("what finds no room as it lies goes into a slit on its edge, down to the floor", () => {
  const [lying, ...others] = tucked("household");
  const { min, max } = boundsOf(
    (lying?.article.solids ?? []).map((solid) => ({ ...solid, placement: placeWithin(lying!.placement, solid.placement) })),
  );
  expect(others).toEqual([]);
  expect({ low: Math.round(min[2]), high: max[2] - min[2] > 90, narrow: max[0] - min[0] < 60 }).toEqual({
    low: 5,
    high: true,
    narrow: true,
  });
});

test("a plate does not stay on its edge and is left out", () => {
  expect(tucked("electronics")).toEqual([]);
});
