import { expect, it } from "vitest";
import { daysOf, firstRunDay, runOnOf } from "./runOn.ts";

it("a weekly run is on the next such weekday, today while its time is to come", () => {
  // 2026-11-23 is a Monday
  expect(firstRunDay({ period: "weeks", day: 1 }, "2026-11-23", false)).toBe("2026-11-23");
  expect(firstRunDay({ period: "weeks", day: 1 }, "2026-11-23", true)).toBe("2026-11-30");
  expect(firstRunDay({ period: "weeks", day: 0 }, "2026-11-23", false)).toBe("2026-11-29");
});

it("a monthly run is on the next such day; a 31st in the next month that has one", () => {
  expect(firstRunDay({ period: "months", day: 1 }, "2026-11-23", false)).toBe("2026-12-01");
  expect(firstRunDay({ period: "months", day: 23 }, "2026-11-23", true)).toBe("2026-12-23");
  expect(firstRunDay({ period: "months", day: 31 }, "2026-11-23", false)).toBe("2026-12-31");
  expect(firstRunDay({ period: "months", day: 29 }, "2027-01-30", false)).toBe("2027-03-29");
});

it("whatever is chosen is shown as chosen", () => {
  for (const period of ["weeks", "months"] as const)
    for (const day of daysOf[period]) expect(runOnOf(period, firstRunDay({ period, day }, "2027-01-31", true))).toBe(day);
});
