import { expect, test } from "vitest";
import { partsAtOnce } from "./partsAtOnce.ts";

const parts = (...counts: number[]) => counts.map((count) => ({ count }));
const many = parts(...Array.from({ length: 20 }, () => 20_000));

test("the first lines are written alone; then as many learners at once as fit into some seconds by two statements, of a slow report a part each", () => {
  expect(partsAtOnce(parts(2000, 1000, 20_000), null)).toEqual([parts(2000)]);
  expect(partsAtOnce(parts(1000), { learners: 2000, ms: 100 })).toEqual([parts(1000)]);
  expect(partsAtOnce(parts(1000, 20_000), { learners: 2000, ms: 100 })).toEqual([parts(1000), parts(20_000)]);
  expect(partsAtOnce(many, { learners: 20_000, ms: 4900 }).map(({ length }) => length)).toEqual([3, 3]);
  expect(partsAtOnce(many, { learners: 20_000, ms: 60_000 }).map(({ length }) => length)).toEqual([1, 1]);
  expect(partsAtOnce(many, { learners: 100_000, ms: 1000 }).map(({ length }) => length)).toEqual([5, 5]);
  expect(partsAtOnce(parts(5000), { learners: 0, ms: 0 })).toEqual([parts(5000)]);
  expect(partsAtOnce(parts(0, 5000), { learners: 0, ms: 5 })).toEqual([parts(0), parts(5000)]);
});

test("what is left is shared out evenly, whatever would fit into one statement", () => {
  const quick = { learners: 20_000, ms: 100 };
  expect(partsAtOnce(many.slice(0, 4), quick).map(({ length }) => length)).toEqual([2, 2]);
  expect(partsAtOnce(many.slice(0, 5), quick).map(({ length }) => length)).toEqual([3, 2]);
  expect(partsAtOnce(parts(50_000, 1000, 1000), quick)).toEqual([parts(50_000), parts(1000, 1000)]);
});
