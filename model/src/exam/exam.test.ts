import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advanceExam, examProgress, nextExamDeadline, openExam, type ExamEvent } from "./exam.ts";
import { isStrict, type ExamSettings } from "./examSettings.ts";
import type { ExamState } from "./examState.ts";
import type { ExamResult, StoredAnswer } from "./examWire.ts";

const settings: ExamSettings = {
  passingScore: 80,
  questionTimerMs: 0,
  examTimerMs: 600_000,
  extraTime: 100,
  feedback: "none",
  results: "score",
  minibook: true,
  partialCredit: false,
  maxFailedAttempts: 0,
  maxDisconnectMs: 3_600_000,
};
const options = [1, 2, 3].map((id) => ({ id, text: `Option ${id}` }));
const questions = [
  { id: 11, model: "single" as const, text: "One?", options },
  { id: 12, model: "multiple" as const, text: "Two?", options },
  { id: 13, model: "single" as const, text: "Three?", options },
];
const result: ExamResult = {
  allAvg: 90,
  attempts: 1,
  avg: 90,
  minibook: false,
  passed: true,
  review: null,
  score: 90,
  passingScore: 80,
  missed: [],
  locked: false,
  sealedBy: "submit",
};
const startOf = (over: Partial<ExamSettings> = {}, answers: StoredAnswer[] = [], elapsedMs = 0): ExamEvent => ({
  type: "start",
  start: { examId: 5, type: "unit", itemId: 2, settings: { ...settings, ...over }, questions, answers, elapsedMs },
});
const begun = (over: Partial<ExamSettings> = {}, answers: StoredAnswer[] = [], elapsedMs = 0): ExamState =>
  advanceExam(openExam("unit", 2), startOf(over, answers, elapsedMs));
const play = (state: ExamState, ...events: ExamEvent[]): ExamState => events.reduce(advanceExam, state);
const answer = (id: number, over: Partial<StoredAnswer> = {}): StoredAnswer => ({
  id,
  model: "single",
  value: [1],
  revision: 3,
  durationMs: 1000,
  timeout: false,
  flagged: false,
  locked: false,
  elapsedMs: 1000,
  shownMs: null,
  feedback: null,
  ...over,
});

describe("an exam on the screen", () => {
  test("R-3.141 R-3.143 the state of an exam has its fields, and its type is final, unit or quiz", () => {
    expect(Object.keys(openExam("final", -1))).toEqual(
      expect.arrayContaining(["active", "answers", "examId", "index", "itemId", "questions", "result", "step", "type"]),
    );
    expect(["final", "unit", "quiz"].map((type) => openExam(type, type === "final" ? -1 : 1).type)).toEqual(["final", "unit", "quiz"]);
  });

  test("R-4.074 R-4.075 R-9.052 a final has the item −1, any other exam one of 0 or more", () => {
    expect(openExam("final", -1).itemId).toBe(-1);
    expect(openExam("unit", 0).itemId).toBe(0);
    expect(() => openExam("final", 0)).toThrow("itemId");
    expect(() => openExam("unit", -1)).toThrow("itemId");
  });

  test("R-5.008 R-8.118 another type is 'invalid exam type', another item is refused as well", () => {
    expect(() => openExam("practice", 1)).toThrow("invalid exam type");
    expect(() => openExam("quiz", 1.5)).toThrow("invalid exam itemId");
  });

  test("R-4.067 an exam goes from its intro through its questions, one after another, to the summary", () => {
    const intro = openExam("unit", 2);
    expect(intro.step).toBe("intro");
    const first = advanceExam(intro, startOf());
    expect(first).toMatchObject({ step: "question", index: 0, examId: 5 });
    const last = play(first, { type: "next", elapsedMs: 1000 }, { type: "next", elapsedMs: 2000 });
    expect(last).toMatchObject({ step: "question", index: 2, submitting: false });
    const handedIn = advanceExam(last, { type: "next", elapsedMs: 3000 });
    expect(handedIn).toMatchObject({ step: "summary", index: -1, submitting: true });
    expect(advanceExam(handedIn, { type: "result", result })).toMatchObject({ step: "summary", submitting: false, result });
  });

  test("R-4.069 an index past the last question is the summary with index −1", () => {
    expect(advanceExam(begun(), { type: "goTo", index: 3, elapsedMs: 1 })).toMatchObject({ step: "summary", index: -1 });
    expect(advanceExam(begun(), { type: "goTo", index: 99, elapsedMs: 1 })).toMatchObject({ step: "summary", index: -1 });
  });

  test("R-4.070 the next question is the index after, in the step question", () => {
    expect(advanceExam(begun(), { type: "next", elapsedMs: 1 })).toMatchObject({ step: "question", index: 1 });
  });

  test("R-4.071 the result empties questions and answers and leads to the summary", () => {
    expect(advanceExam(begun(), { type: "result", result })).toMatchObject({ step: "summary", questions: [], answers: [], result });
  });

  test("one option of a single question, several of a multiple one, none that is not offered", () => {
    const single = play(begun(), { type: "choose", value: [3], elapsedMs: 5 }, { type: "choose", value: [9], elapsedMs: 6 });
    expect(single.answers[0]?.value).toEqual([]);
    const multiple = play(begun(), { type: "goTo", index: 1, elapsedMs: 5 }, { type: "choose", value: [3, 1, 3], elapsedMs: 9 });
    expect(multiple.answers[1]).toMatchObject({ value: [1, 3], revision: 1, elapsedMs: 9 });
  });

  test("where nothing closes a question all of them may be changed and flagged until the end", () => {
    const state = play(
      begun(),
      { type: "choose", value: [1], elapsedMs: 1000 },
      { type: "flag", elapsedMs: 1500 },
      { type: "goTo", index: 2, elapsedMs: 2000 },
      { type: "goTo", index: 0, elapsedMs: 5000 },
      { type: "choose", value: [2], elapsedMs: 6000 },
    );
    expect(state.answers[0]).toMatchObject({ value: [2], flagged: true, durationMs: 3000, locked: false });
    expect(examProgress(state)).toEqual({ answered: 1, flagged: 1, left: 2 });
  });

  test("R-3.144 an answer carries what is sent: whether it is right, how long it took, its question, model, time-out and value", () => {
    const [sent] = play(begun(), { type: "choose", value: [2], elapsedMs: 4000 }).answers;
    expect(sent).toMatchObject({ correct: null, durationMs: 4000, id: 11, model: "single", timeout: false, value: [2] });
  });

  test("with a time for each question it is locked when that is over, and the next one comes", () => {
    const timed = begun({ questionTimerMs: 30_000 });
    expect(nextExamDeadline(timed)).toBe(30_000);
    const chosen = advanceExam(timed, { type: "choose", value: [2], elapsedMs: 10_000 });
    expect(advanceExam(chosen, { type: "goTo", index: 1, elapsedMs: 11_000 }).index).toBe(0);
    const after = advanceExam(chosen, { type: "clock", elapsedMs: 70_000 });
    expect(after.index).toBe(2);
    expect(after.answers.map(({ value, timeout, locked, elapsedMs }) => [value, timeout, locked, elapsedMs])).toEqual([
      [[2], true, true, 30_000],
      [[], true, true, 60_000],
      [[], false, false, 60_000],
    ]);
    expect(nextExamDeadline(after)).toBe(90_000);
  });

  test("with feedback after each question the next one waits for the learner", () => {
    const locked = play(
      begun({ feedback: "question", questionTimerMs: 30_000 }),
      { type: "choose", value: [1], elapsedMs: 3000 },
      { type: "lock", elapsedMs: 4000 },
      { type: "told", index: 0, feedback: { correct: false, credit: "none", key: [2], text: "No." } },
      { type: "clock", elapsedMs: 90_000 },
    );
    expect(locked).toMatchObject({ index: 0, step: "question" });
    expect(locked.answers[0]).toMatchObject({ correct: false, locked: true, timeout: false });
    expect(advanceExam(locked, { type: "choose", value: [2], elapsedMs: 91_000 }).answers[0]?.value).toEqual([1]);
    const second = advanceExam(locked, { type: "next", elapsedMs: 95_000 });
    expect(second).toMatchObject({ index: 1, shownMs: 95_000 });
    expect(nextExamDeadline(second)).toBe(125_000);
  });

  test("the exam is handed in when its own time is over, the question on screen as one whose time ran out", () => {
    const over = play(begun(), { type: "choose", value: [1], elapsedMs: 1000 }, { type: "clock", elapsedMs: 900_000 });
    expect(over).toMatchObject({ step: "summary", submitting: true, index: -1 });
    expect(over.answers[0]).toMatchObject({ timeout: true, value: [1], elapsedMs: 600_000 });
  });

  test("after a reload it goes on at the first question that is open, with the time that has passed", () => {
    const free = begun({}, [answer(11)], 60_000);
    expect(free).toMatchObject({ index: 1, elapsedMs: 60_000 });
    expect(free.answers[0]).toMatchObject({ value: [1], revision: 3 });
    const strict = begun({ questionTimerMs: 30_000 }, [answer(11, { locked: true, elapsedMs: 20_000 })], 40_000);
    expect(strict).toMatchObject({ index: 1, shownMs: 20_000 });
    expect(nextExamDeadline(strict)).toBe(50_000);
    expect(begun({ questionTimerMs: 30_000 }, [answer(11, { locked: true, elapsedMs: 20_000 })], 300_000).step).toBe("summary");
  });

  test("whatever is done in whatever order: the index stays within, a locked answer never changes, nothing moves backward, nothing after the end", () => {
    const event = fc.oneof(
      fc.record({
        type: fc.constant("choose" as const),
        value: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
        elapsedMs: fc.nat(90_000),
      }),
      fc.record({ type: fc.constantFrom("flag" as const, "lock" as const, "next" as const, "clock" as const), elapsedMs: fc.nat(90_000) }),
      fc.record({ type: fc.constant("goTo" as const), index: fc.integer({ min: -2, max: 5 }), elapsedMs: fc.nat(90_000) }),
    );
    const rules = fc.record({
      questionTimerMs: fc.constantFrom(0, 5_000, 20_000),
      examTimerMs: fc.constantFrom(0, 60_000),
      feedback: fc.constantFrom("none" as const, "question" as const, "end" as const),
    });
    fc.assert(
      fc.property(rules, fc.array(event, { maxLength: 30 }), (over, events) => {
        let state = begun(over);
        for (const each of events) {
          const before = state;
          state = advanceExam(before, each);
          const strict = state.settings !== null && isStrict(state.settings);
          expect(state.index === -1).toBe(state.step === "summary");
          expect(state.elapsedMs).toBeGreaterThanOrEqual(before.elapsedMs);
          expect(state.answers).toEqual(before.submitting ? before.answers : state.answers);
          expect(strict && state.step === "question" ? state.index : before.index).toBeGreaterThanOrEqual(before.index);
          for (const [index, one] of before.answers.entries()) {
            expect(state.answers[index]).toEqual(one.locked ? one : state.answers[index]);
            expect(state.answers[index]?.revision).toBeGreaterThanOrEqual(one.revision);
          }
          expect(nextExamDeadline(state) ?? Infinity).toBeGreaterThan(state.elapsedMs);
        }
      }),
      { numRuns: 300 },
    );
  });
});
