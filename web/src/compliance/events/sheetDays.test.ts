import { expect, it } from "vitest";
import { sheetDays } from "./sheetDays.ts";

it("an attendance sheet has a column for each day, across months and the change of the clock; many days are signed once", () => {
  expect(sheetDays("2026-03-28", "2026-03-30")).toEqual(["2026-03-28", "2026-03-29", "2026-03-30"]);
  expect(sheetDays("2026-02-28", "2026-03-01")).toEqual(["2026-02-28", "2026-03-01"]);
  expect(sheetDays("2026-03-02", "2026-03-02")).toEqual(["2026-03-02"]);
  expect(sheetDays("2026-03-02", "2026-03-06")).toHaveLength(5);
  expect(sheetDays("2026-03-02", "2026-03-07")).toEqual(["2026-03-02"]);
});
