import { expect, test } from "vitest";
import { makeArticle } from "../catalogue/catalogue.ts";
import { upright } from "../math/rotation.ts";
import { seededRandom } from "../random.ts";
import type { Vector } from "../solid.ts";
import type { Lying } from "./lying.ts";
import { takeOut } from "./takeOut.ts";

const room = { halfX: 150, halfY: 200, floor: 5, height: 200, full: 1 };
const book = makeArticle("book", seededRandom(1), true).article;

/** A block of these half sides with its lower side at a height. */
const block = ([x, y, z]: Vector, at: readonly [number, number], low: number): Lying => ({
  article: {
    ...book,
    solids: [{ shape: { kind: "box", size: [x, y, z] }, placement: { rotation: upright, position: [0, 0, 0] }, material: "wood" }],
  },
  placement: { rotation: upright, position: [at[0], at[1], low + z] },
});
const lows = (things: readonly Lying[]) =>
  things.map(({ article, placement }) => {
    const { shape } = article.solids[0]!;
    return shape.kind === "box" ? placement.position[2] - shape.size[2] : Number.NaN;
  });

test("what lay upon the thing that is taken out comes down, and what lay upon that; what lay below or beside it stays", () => {
  const stack = [
    block([60, 60, 10], [0, 0], 5),
    block([40, 40, 15], [0, 0], 25),
    block([50, 50, 10], [0, 0], 55),
    block([30, 30, 10], [0, 0], 75),
    block([20, 20, 40], [120, 0], 5),
  ];
  expect(lows(takeOut(stack, 1, room))).toEqual([5, 25, 45, 5]);
  expect(lows(takeOut(stack.toReversed(), 3, room))).toEqual([5, 45, 25, 5]);
});

test("what is held by another thing as well stays as it lies", () => {
  const bridge = [block([30, 60, 20], [-60, 0], 5), block([30, 60, 20], [60, 0], 5), block([100, 40, 8], [0, 0], 45)];
  expect(lows(takeOut(bridge, 1, room))).toEqual([5, 45]);
});
