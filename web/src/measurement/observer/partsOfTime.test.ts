import { expect, test } from "vitest";
import { partsOfTime } from "./partsOfTime.ts";

const counts = { hits: 1, misses: 2, falseAlarms: 3, correctRejections: 4 };

test("months in which nothing was done stand between the others", () => {
  const by = { part: [{ value: "2026-10-01", ...counts }] };
  const parts = partsOfTime({ since: "2026-09-01", until: "2026-11-23", step: "month", by });
  expect(parts.map(({ value, hits }) => [value, hits])).toEqual([
    ["2026-09-01", 0],
    ["2026-10-01", 1],
    ["2026-11-01", 0],
  ]);
});

test("weeks begin on Mondays, the first before the day that is looked back to", () => {
  const by = { part: [{ value: "2026-09-07", ...counts }] };
  const parts = partsOfTime({ since: "2026-09-01", until: "2026-09-14", step: "week", by });
  expect(parts.map(({ value, misses }) => [value, misses])).toEqual([
    ["2026-08-31", 0],
    ["2026-09-07", 2],
    ["2026-09-14", 0],
  ]);
});
