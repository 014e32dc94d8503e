import { examSettingsSchema } from "@vigil/model/exam/examSettings";
import { expect, test } from "vitest";
import { forgetPaper, keepPaper, keptPlace } from "./keptPapers.ts";

const settings = examSettingsSchema.parse({
  passingScore: 80,
  questionTimerMs: 0,
  examTimerMs: 0,
  feedback: "none",
  results: "none",
  minibook: false,
  maxFailedAttempts: 0,
  maxDisconnectMs: 0,
});
const attempt = (id: number) => ({ domainId: 1, id, startedMonth: "2026-11-01", settings });
const place = (position: number) => ({
  position,
  questionId: 10 + position,
  kind: "single" as const,
  optionOrder: [2, 1],
  askedOptions: [7, 8],
});

test("a paper is kept for its database until it is forgotten, place by place, and never where the answers before decide", () => {
  const [database, other] = [{}, {}];
  keepPaper(database, attempt(1), [place(0)]);
  keepPaper(database, attempt(1), [place(1)]);
  expect([0, 1, 2].map((index) => keptPlace(database, attempt(1), index)?.questionId)).toEqual([10, 11, undefined]);
  expect(keptPlace(database, attempt(1), 0)).toMatchObject({ startedMonth: "2026-11-01", settings, optionOrder: [2, 1] });
  expect([keptPlace(other, attempt(1), 0), keptPlace(database, { domainId: 2, id: 1 }, 0)]).toEqual([undefined, undefined]);
  forgetPaper(database, attempt(1));
  expect(keptPlace(database, attempt(1), 0)).toBeUndefined();
  for (const strict of [{ feedback: "question" as const }, { questionTimerMs: 30_000 }])
    keepPaper(database, { ...attempt(2), settings: { ...settings, ...strict } }, [place(0)]);
  expect(keptPlace(database, attempt(2), 0)).toBeUndefined();
});

test("of more than ten thousand papers the one that was kept first goes", () => {
  const database = {};
  for (let id = 1; id <= 10_001; id += 1) keepPaper(database, attempt(id), [place(0)]);
  expect([1, 2, 10_001].map((id) => keptPlace(database, attempt(id), 0) !== undefined)).toEqual([false, true, true]);
});
