import type { CourseEntry, TrainingProgram } from "@vigil/model/training/wire";
import { expect, test } from "vitest";
import { nextThing } from "./nextThing.ts";

const course = (id: number, complete = false, locked = false): CourseEntry => ({
  id,
  title: `Course ${id}`,
  type: "content",
  isVirtual: false,
  locked,
  courseStatus: { id, basis: "", status: complete ? "c" : "n", complete, bookmark: null, duration: 0, totalDuration: 0, progress: 0 },
});
const program = (id: number, status: "a" | "c" | "n", dueAt: string | null, courses: CourseEntry[]): TrainingProgram => ({
  id,
  title: `Program ${id}`,
  priority: id,
  courses,
  complete: status === "c",
  programConfig: {} as TrainingProgram["programConfig"],
  programStatus: { status, complete: status === "c", sequence: 1, duration: 0, totalDuration: 0, dueAt, expiryAt: null },
});
const idsOf = (programs: TrainingProgram[]) => {
  const next = nextThing(programs);
  return next && [next.program.id, next.course.id];
};

test("what is due first comes first", () => {
  expect(idsOf([program(1, "a", "2027-02-01T00:00:00Z", [course(10)]), program(2, "n", "2026-12-01T00:00:00Z", [course(20)])])).toEqual([
    2, 20,
  ]);
});

test("among programs without a date the one already begun comes first", () => {
  expect(idsOf([program(1, "n", null, [course(10)]), program(2, "a", null, [course(20)])])).toEqual([2, 20]);
});

test("complete and locked courses are passed over", () => {
  expect(idsOf([program(1, "a", null, [course(10, true), course(11, false, true), course(12)])])).toEqual([1, 12]);
});

test("when everything is complete there is nothing to do", () => {
  expect(idsOf([program(1, "c", null, [course(10, true)])])).toBeUndefined();
});
