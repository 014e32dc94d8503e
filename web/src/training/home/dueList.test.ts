import { expect, test } from "vitest";
import { dueList } from "./dueList.ts";

const program = (id: number, dueAt: string | null, complete = false, status: object = { renewable: false, expiryAt: null }) => ({
  id,
  title: `Program ${id}`,
  complete,
  programStatus: { dueAt, ...status },
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
const certificate = (daysLeft: number | null, over: object = {}) => ({
  id: 50,
  programId: 5,
  title: "Program 5",
  expiryDate: "2026-03-01",
  valid: true,
  revoked: null,
  daysLeft,
  ...over,
});

const shown = (known: object) =>
  dueList({ programs: [], hours: [], quizzes: [], events: [], certificates: [], today: "2026-02-03", ...known }).map(
    ({ kind, title }) => `${kind} ${title}`,
  );

test("what is due comes by its date, quizzes last; what is done, far off or shut is not among it", () => {
  const known = {
    programs: [program(1, "2026-05-01T00:00:00Z"), program(2, "2026-01-01T00:00:00Z"), program(3, null), program(6, "2026-01-01", true)],
    hours: [hours(60)],
    quizzes: [
      quiz(1, false, false),
      quiz(2, true, false),
      quiz(3, false, true),
      { ...quiz(4, false, true, true), openUntil: "2026-02-03T10:00:00Z" },
    ],
    events: [event],
    certificates: [certificate(20)],
  };
  expect(shown(known)).toEqual([
    "program Program 2",
    "classroom Program 4",
    "renewal Program 5",
    "program Program 1",
    "hours Program 1",
    "quiz Quiz 1",
    "quiz Quiz 4",
  ]);
  // one that was begun is gone on with, until then
  const quizzes = dueList({ ...known, programs: [], hours: [], events: [], certificates: [], today: "2026-02-03" });
  expect(quizzes.map((thing) => thing.kind === "quiz" && [thing.id, thing.begun, thing.until])).toEqual([
    [1, false, undefined],
    [4, true, "2026-02-03T10:00:00Z"],
  ]);
  expect(shown({ hours: [hours(3600)], certificates: [certificate(null)] })).toEqual([]);
});

test("what expires soon or holds no longer is due on its last day; of what is assigned the program says so, of anything else the certificate", () => {
  const complete = (id: number, expiryAt: string, renewable: boolean, lapsed?: string) =>
    program(id, "2025-01-01", true, { expiryAt, renewable, lapsed });
  const known = {
    programs: [
      complete(5, "2026-03-01T12:00:00Z", true),
      complete(6, "2026-01-01T12:00:00Z", true, "expired"),
      complete(7, "2026-09-01T12:00:00Z", false),
    ],
    certificates: [
      certificate(3),
      certificate(0, { programId: 8, title: "Program 8", valid: false }),
      certificate(0, { programId: 9, title: "Program 9", valid: false, revoked: { since: "2026-02-01" } }),
      certificate(0, { programId: 10, title: "Program 10", valid: false, revoked: { since: "2026-03-20" } }),
    ],
  };
  const due = dueList({ hours: [], quizzes: [], events: [], ...known } as never);
  expect(due.map((thing) => thing.kind === "renewal" && [thing.id, thing.date.slice(0, 10), thing.lapsed, thing.program?.id])).toEqual([
    [6, "2026-01-01", "expired", 6],
    [9, "2026-01-31", "revoked", undefined],
    [8, "2026-03-01", "expired", undefined],
    [10, "2026-03-01", "expired", undefined],
    [5, "2026-03-01", undefined, 5],
  ]);
});
