import { expect, it } from "vitest";
import { program } from "../curriculum/program.ts";
import { courseStatus } from "../training/courseStatus.ts";
import { programStatus } from "../training/programStatus.ts";
import { statusCodes } from "../training/statusFields.ts";

const namesOf = ({ fields }: { fields: object }): string[] => Object.keys(fields);

it("R-3.017 course and program statuses sort by initiatedAt, one name for it everywhere", () => {
  expect([courseStatus.sortBy, programStatus.sortBy]).toEqual(["desc(initiatedAt)", "desc(initiatedAt)"]);
  for (const names of [namesOf(courseStatus), namesOf(programStatus)]) {
    expect(names).toContain("initiatedAt");
    expect(names).not.toContain("initiatedDate");
  }
});

it("R-3.078 a program status is a course status without bookmark, minibook and finalExamLocked, with virtualDuration, dueAt and expiryAt", () => {
  const names = namesOf(programStatus);
  for (const name of [
    "duration",
    "endAt",
    "examDuration",
    "lastAccessedAt",
    "reset",
    "resetAt",
    "simDuration",
    "startDate",
    "totalDuration",
  ])
    expect(names).toContain(name);
  expect(names).toEqual(expect.arrayContaining(["virtualDuration", "dueAt", "expiryAt"]));
  expect(names.filter((name) => ["bookmark", "minibook", "finalExamLocked"].includes(name))).toEqual([]);
});

it("R-9.048 the codes of course and program statuses are a, c and n", () => {
  expect([...statusCodes].toSorted()).toEqual(["a", "c", "n"]);
});

it("R-3.105 cycle tracking of a program has trackCycles, cycleRecurrencyPeriod, cycleDuration and cycleStartMonth", () => {
  expect(namesOf(program)).toEqual(expect.arrayContaining(["trackCycles", "cycleRecurrencyPeriod", "cycleDuration", "cycleStartMonth"]));
});
