import { expect, test } from "vitest";
import { firstJudged } from "./firstJudged.ts";

const half = { periodMonths: 6, startMonth: 1 };

test("a rule that begins is judged in the period in which its day lies, as a whole; a change in the first that begins on its day or behind it", () => {
  const begins = { changes: false };
  expect(firstJudged(half, "2026-11-29", begins)).toEqual({ from: "2026-07-01", until: "2026-12-31" });
  expect(firstJudged(half, "2026-07-01", begins)).toEqual({ from: "2026-07-01", until: "2026-12-31" });
  const changes = { changes: true };
  expect(firstJudged(half, "2026-11-29", changes)).toEqual({ from: "2027-01-01", until: "2027-06-30" });
  expect(firstJudged(half, "2026-07-01", changes)).toEqual({ from: "2026-07-01", until: "2026-12-31" });
  expect(firstJudged(half, "2026-07-02", changes)).toEqual({ from: "2027-01-01", until: "2027-06-30" });
});

test("periods begin in the month of the rule, and such as do not divide the year go on over its end", () => {
  const begins = { changes: false };
  expect(firstJudged({ periodMonths: 12, startMonth: 4 }, "2026-03-31", begins)).toEqual({ from: "2025-04-01", until: "2026-03-31" });
  expect(firstJudged({ periodMonths: 3, startMonth: 11 }, "2027-01-15", begins)).toEqual({ from: "2026-11-01", until: "2027-01-31" });
  expect(firstJudged({ periodMonths: 24, startMonth: 1 }, "2027-02-28", begins)).toEqual({ from: "2026-01-01", until: "2027-12-31" });
  expect(firstJudged({ periodMonths: 5, startMonth: 1 }, "2026-01-31", { changes: true })).toEqual({
    from: "2026-04-01",
    until: "2026-08-31",
  });
});
