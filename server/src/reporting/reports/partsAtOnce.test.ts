import { expect, test } from "vitest";
import { partsAtOnce } from "./partsAtOnce.ts";

const parts = (...counts: number[]) => counts.map((count) => ({ count }));
const many = parts(...Array.from({ length: 20 }, () => 20_000));

test("the first lines are written alone; then as many learners at once as fit into some seconds, of a slow report one part", () => {
  expect(partsAtOnce(parts(2000, 1000, 20_000), null)).toEqual(parts(2000));
  expect(partsAtOnce(parts(1000, 20_000), { learners: 2000, ms: 100 })).toEqual(parts(1000, 20_000));
  expect(partsAtOnce(many, { learners: 20_000, ms: 4900 })).toHaveLength(3);
  expect(partsAtOnce(many, { learners: 20_000, ms: 60_000 })).toHaveLength(1);
  expect(partsAtOnce(many, { learners: 100_000, ms: 1000 })).toHaveLength(5);
  expect(partsAtOnce(parts(5000), { learners: 0, ms: 0 })).toEqual(parts(5000));
  expect(partsAtOnce(parts(0, 5000), { learners: 0, ms: 5 })).toEqual(parts(0));
});
