import { expect, test } from "vitest";
import { chartScale, type ChartUnit } from "./chartScale.ts";

const axis = (unit: ChartUnit, values: number[], whole = false) => {
  const { ticks, unit: shownIn } = chartScale(unit, values, { whole });
  return [ticks.map(({ shown }) => shown), shownIn];
};

test("an axis has round figures in a unit that people read: no halves of learners, hours where there are many minutes", () => {
  expect(axis("count", [3])).toEqual([[0, 1, 2, 3], "count"]);
  expect(axis("count", [1])).toEqual([[0, 1, 2], "count"]);
  expect(axis("count", [])).toEqual([[0, 1, 2], "count"]);
  expect(axis("count", [401])).toEqual([[0, 100, 200, 300, 400, 500], "count"]);
  expect(axis("percent", [61], true)).toEqual([[0, 20, 40, 60, 80, 100], "percent"]);
  expect(axis("percent", [7.5])).toEqual([[0, 2, 4, 6, 8], "percent"]);
  expect(axis("seconds", [40])).toEqual([[0, 10, 20, 30, 40], "seconds"]);
  expect(axis("seconds", [2400])).toEqual([[0, 10, 20, 30, 40], "minutes"]);
  expect(axis("seconds", [500_000])).toEqual([[0, 50, 100, 150], "hours"]);
});

test("a value stands at its share of the axis, and what is beyond it at its end", () => {
  const { place } = chartScale("seconds", [7200]);
  expect([place(0), place(3600), place(7200), place(9000)]).toEqual([0, 50, 100, 100]);
});
