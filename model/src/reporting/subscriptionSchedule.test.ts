import { expect, it } from "vitest";
import { nextRunAfter, runBefore, type Schedule } from "./subscriptionSchedule.ts";

const weekly: Schedule = { interval: 1, period: "weeks", time: "06:30", anchor: "2026-11-02" };

it("R-3.111 R-9.058 a subscription runs at its time in UTC, every so many days, weeks or months", () => {
  expect(nextRunAfter(weekly, "2026-11-22T05:00:00Z")).toBe("2026-11-23T06:30:00Z");
  expect(nextRunAfter(weekly, "2026-11-23T06:29:59Z")).toBe("2026-11-23T06:30:00Z");
  expect(nextRunAfter(weekly, "2026-11-23T06:30:00Z")).toBe("2026-11-30T06:30:00Z");
  expect(nextRunAfter({ ...weekly, interval: 3, period: "days" }, "2026-11-06T00:00:00Z")).toBe("2026-11-08T06:30:00Z");
  expect(nextRunAfter({ ...weekly, interval: 2, period: "months" }, "2027-01-02T06:30:00Z")).toBe("2027-03-02T06:30:00Z");
});

it("before its first day it waits for that day", () => {
  expect(nextRunAfter(weekly, "2020-01-01T00:00:00Z")).toBe("2026-11-02T06:30:00Z");
});

it("a run on the last of a month comes on the last day of shorter ones, and on the 31st again", () => {
  const monthly: Schedule = { interval: 1, period: "months", time: "00:00", anchor: "2026-01-31" };
  const runs = ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"];
  let instant = "2026-01-31T00:00:00Z";
  for (const run of runs) expect((instant = nextRunAfter(monthly, instant))).toBe(`${run}T00:00:00Z`);
});

it("a run by the clocks of a zone keeps its hour when they are put forward or back", () => {
  const zurich: Schedule = { ...weekly, zone: "Europe/Zurich", anchor: "2027-03-22" };
  expect(nextRunAfter(zurich, "2027-03-22T05:00:00Z")).toBe("2027-03-22T05:30:00Z");
  expect(nextRunAfter(zurich, "2027-03-22T05:30:00Z")).toBe("2027-03-29T04:30:00Z");
  expect(runBefore(zurich, "2027-03-29T04:30:00Z")).toBe("2027-03-22T05:30:00Z");
  expect(nextRunAfter({ ...zurich, zone: "Asia/Kolkata" }, "2027-03-22T00:00:00Z")).toBe("2027-03-22T01:00:00Z");
});

it("what a first run tells begins one interval before it", () => {
  expect(runBefore(weekly, "2026-11-23T06:30:00Z")).toBe("2026-11-16T06:30:00Z");
  expect(runBefore({ ...weekly, period: "months" }, "2026-12-02T06:30:00Z")).toBe("2026-11-02T06:30:00Z");
  expect(runBefore(weekly, "2026-11-02T06:30:00Z")).toBe("2026-10-26T06:30:00Z");
});
