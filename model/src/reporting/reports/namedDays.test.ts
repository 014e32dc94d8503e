import { expect, it } from "vitest";
import { fitsAhead, namedPeriods } from "./namedDays.ts";
import { daysOf } from "./reportPeriod.ts";

const monday = "2026-11-23";
const days = (name: (typeof namedPeriods)[number], today: string, ahead?: "next" | "due") => daysOf({ kind: "named", name }, today, ahead);

it("a time of the calendar is told by the day on which the report runs", () => {
  expect(days("lastMonth", "2026-03-31")).toEqual({ from: "2026-02-01", until: "2026-02-28" });
  expect(days("lastMonth", "2026-01-10")).toEqual({ from: "2025-12-01", until: "2025-12-31" });
  expect(days("lastQuarter", "2026-02-14")).toEqual({ from: "2025-10-01", until: "2025-12-31" });
  expect(days("lastWeek", monday)).toEqual({ from: "2026-11-16", until: "2026-11-22" });
  expect(days("lastWeek", "2026-11-29")).toEqual({ from: "2026-11-16", until: "2026-11-22" });
  expect(days("lastYear", monday)).toEqual({ from: "2025-01-01", until: "2025-12-31" });
});

it("the one we are in ends today behind us, and begins today ahead of us; what is overdue has no beginning", () => {
  expect(days("thisQuarter", monday)).toEqual({ from: "2026-10-01", until: monday });
  expect(days("thisYear", monday)).toEqual({ from: "2026-01-01", until: monday });
  expect(days("thisMonth", monday, "next")).toEqual({ from: monday, until: "2026-11-30" });
  expect(days("nextMonth", monday, "next")).toEqual({ from: "2026-12-01", until: "2026-12-31" });
  expect(days("nextMonth", monday, "due")).toEqual({ from: null, until: "2026-12-31" });
});

it("behind us there is no next month, and ahead of us no last one", () => {
  expect(namedPeriods.filter((name) => !fitsAhead(name, undefined))).toEqual(["nextWeek", "nextMonth", "nextQuarter", "nextYear"]);
  expect(namedPeriods.filter((name) => !fitsAhead(name, "due"))).toEqual(["lastWeek", "lastMonth", "lastQuarter", "lastYear"]);
});
