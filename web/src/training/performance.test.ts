import { expect, test } from "vitest";
import { performanceOf } from "./performance.ts";

const row = { hits: 3, misses: 1, falseAlarms: 1, correctRejections: 4, score: 70, duration: 120 };

test("threats stopped and false alarms are shares of the threat and of the innocent bags, over all sessions", () => {
  expect(performanceOf([row, { ...row, hits: 4, misses: 0, falseAlarms: 0, correctRejections: 5, score: 90 }])).toEqual({
    detected: 87.5,
    falseAlarms: 10,
    averageScore: 80,
    seconds: 240,
  });
});

test("without bags of a kind there is no share to show", () => {
  expect(performanceOf([{ ...row, hits: 0, misses: 0 }]).detected).toBeNull();
  expect(performanceOf([])).toEqual({ detected: null, falseAlarms: null, averageScore: null, seconds: 0 });
});
