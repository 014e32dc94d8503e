import { expect, test } from "vitest";
import { stepSweep, sweepAt, sweptFor } from "./sweep.ts";

test("the window goes from thin to dense and back", () => {
  expect([0, 4_500, 9_000].map(sweepAt)).toEqual([0, 1, 0]);
  const way = Array.from({ length: 46 }, (_, tick) => sweepAt(tick * 100));
  expect(way.every((place, tick) => tick === 0 || place > (way[tick - 1] ?? 1))).toBe(true);
});

test("a window that was held goes on from where it stands", () => {
  for (const sweep of [0, 0.3, 0.8, 1]) expect(sweepAt(sweptFor(sweep))).toBeCloseTo(sweep, 9);
});

test("without motion, nine presses go through all densities and begin again", () => {
  const places = [0];
  while (places.length < 10) places.push(stepSweep(places.at(-1) ?? 0));
  expect(places.slice(0, 9)).toEqual(Array.from({ length: 9 }, (_, place) => place / 8));
  expect(places[9]).toBe(0);
});
