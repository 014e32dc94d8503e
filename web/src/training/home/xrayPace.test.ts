import { expect, test } from "vitest";
import { xrayPace } from "./xrayPace.ts";

const cycle = { from: "2026-07-01", until: "2026-12-31", neededSeconds: 21_600 };

test("X-ray time is told as what is to go, in minutes a week, and beside the calendar", () => {
  expect(xrayPace({ ...cycle, daysLeft: 40, seconds: 18_000 })).toEqual({ left: 3600, aWeek: 660, state: "onTrack" });
  expect(xrayPace({ ...cycle, daysLeft: 40, seconds: 600 }).state).toBe("behind");
  expect(xrayPace({ ...cycle, daysLeft: 3, seconds: 21_000 })).toEqual({ left: 600, aWeek: 600, state: "behind" });
  expect(xrayPace({ ...cycle, daysLeft: 40, seconds: 30_000 })).toEqual({ left: 0, aWeek: 0, state: "reached" });
});
