import { expect, test } from "vitest";
import { dueList } from "./dueList.ts";

const program = (id: number, dueAt: string | null, complete = false) => ({
  id,
  title: `Program ${id}`,
  complete,
  programStatus: { dueAt },
});
const hours = (seconds: number) => ({
  programId: 1,
  title: "Program 1",
  until: "2026-06-30",
  from: "2026-01-01",
  daysLeft: 9,
  seconds,
  neededSeconds: 3600,
});
const quiz = (id: number, passed: boolean, locked: boolean, open = false) => ({ id, name: `Quiz ${id}`, passed, locked, open });
const event = {
  id: 9,
  programId: 4,
  programTitle: "Program 4",
  place: "T1",
  address: "",
  trainer: "T",
  startDate: "2026-02-01",
  endDate: "2026-02-02",
};
const certificate = (daysLeft: number | null, valid = true) => ({ id: 5, title: "Program 5", expiryDate: "2026-03-01", valid, daysLeft });

const shown = (known: object) =>
  dueList({ programs: [], hours: [], quizzes: [], events: [], certificates: [], ...known }).map(({ kind, title }) => `${kind} ${title}`);

test("what is due comes by its date, quizzes last; what is done, far off or shut is not among it", () => {
  const known = {
    programs: [program(1, "2026-05-01T00:00:00Z"), program(2, "2026-01-01T00:00:00Z"), program(3, null), program(6, "2026-01-01", true)],
    hours: [hours(60)],
    quizzes: [quiz(1, false, false), quiz(2, true, false), quiz(3, false, true), quiz(4, false, true, true)],
    events: [event],
    certificates: [certificate(20)],
  };
  expect(shown(known)).toEqual([
    "program Program 2",
    "classroom Program 4",
    "certificate Program 5",
    "program Program 1",
    "hours Program 1",
    "quiz Quiz 1",
    "quiz Quiz 4",
  ]);
  expect(shown({ hours: [hours(3600)], certificates: [certificate(null), certificate(0, false)] })).toEqual([]);
});
