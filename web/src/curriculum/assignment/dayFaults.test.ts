import { expect, test } from "vitest";
import { dayFaults, pastDays } from "./dayFaults.ts";

const none = { startsOn: null, dueOn: null, endsOn: null };
const now = new Date("2026-11-24T12:00:00Z");

test("a day out of range, or out of order, is told at its own field", () => {
  expect(dayFaults(none)).toEqual({});
  expect(dayFaults({ ...none, dueOn: "20270-01-01" })).toEqual({ dueOn: "FieldDateBeyond" });
  expect(dayFaults({ ...none, startsOn: "0202-01-01", endsOn: "2200-01-01" })).toEqual({
    startsOn: "FieldDateBeyond",
    endsOn: "FieldDateBeyond",
  });
  expect(dayFaults({ ...none, startsOn: "2027-02-01", dueOn: "2027-01-01" })).toEqual({ dueOn: "AssignmentDueBeforeStart" });
});

test("a day that is over is told, unless it stood there before", () => {
  expect(pastDays({ ...none, dueOn: "2026-11-22", endsOn: "2026-11-26" }, none, now)).toEqual(["dueOn"]);
  expect(pastDays({ ...none, startsOn: "2026-11-01" }, none, now)).toEqual([]);
  expect(pastDays({ ...none, dueOn: "2026-11-22" }, { ...none, dueOn: "2026-11-22" }, now)).toEqual([]);
});
