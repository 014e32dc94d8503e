import { expect, test } from "vitest";
import { classMinutes, minutesToWrite } from "./classMinutes.ts";

const class3 = { startDate: "2026-03-02", endDate: "2026-03-04", startTime: "09:00", endTime: "12:30" };

test("days and hours of a class come to its minutes; where hours are missing or do not fit to none", () => {
  expect(classMinutes(class3)).toBe(630);
  expect(classMinutes({ ...class3, endDate: "2026-03-02" })).toBe(210);
  for (const wrong of [{ startTime: null }, { endTime: undefined }, { endTime: "09:00" }, { endDate: "2026-03-01" }, { endDate: null }])
    expect(classMinutes({ ...class3, ...wrong })).toBe(null);
  expect(classMinutes({ ...class3, endDate: "2027-03-04", startTime: "00:00", endTime: "23:59" })).toBe(60_000);
});

test("the hours fill the minutes and go on doing so until somebody writes others", () => {
  const empty = { startDate: class3.startDate, endDate: class3.endDate, instructionMinutes: 0 };
  expect(minutesToWrite(empty, { ...class3, instructionMinutes: 0 })).toBe(630);
  expect(minutesToWrite(empty, { ...class3, instructionMinutes: 600 })).toBe(undefined);
  const filled = { ...class3, instructionMinutes: 630 };
  expect(minutesToWrite(filled, { ...filled, endTime: "12:00" })).toBe(540);
  const typed = { ...class3, instructionMinutes: 600 };
  expect(minutesToWrite(typed, { ...typed, endTime: "12:00" })).toBe(undefined);
  expect(minutesToWrite(typed, { ...typed, instructionMinutes: 0 })).toBe(630);
  expect(minutesToWrite(filled, { ...filled, startTime: null })).toBe(undefined);
});
