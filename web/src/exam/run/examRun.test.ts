import { numbersOf } from "@vigil/model/exam/answerValue";
import type { AnswerBody, AnswerSaved, ExamResult, ExamStart, SubmitAnswer, SubmitBody } from "@vigil/model/exam/examWire";
import { describe, expect, test } from "vitest";
import { ApiProblem } from "../../apiProblem.ts";
import { memorySessionJournal, type JournalEntry } from "../../outbox/journal.ts";
import { newerQuiz } from "../../quiz/newerQuiz.ts";
import { beginExam, submitExam } from "./beginExam.ts";
import { createExamRun, type ExamRun } from "./examRun.ts";

const options = [1, 2, 3].map((id) => ({ id, text: String(id) }));
const startOf = (over: Partial<ExamStart["settings"]> = {}): ExamStart => ({
  templateVersion: 1,
  examId: 7,
  type: "unit",
  itemId: 1,
  title: "",
  number: 1,
  settings: {
    passingScore: 80,
    questionTimerMs: 0,
    examTimerMs: 60_000,
    extraTime: 100,
    feedback: "none",
    results: "score",
    minibook: false,
    partialCredit: false,
    maxFailedAttempts: 0,
    maxDisconnectMs: 0,
    ...over,
  },
  questions: [11, 12].map((id) => ({ id, model: "single" as const, text: "?", options })),
  answers: [],
  elapsedMs: 0,
});
const result = { passed: true, score: 100 } as ExamResult;

/** A run on a clock of its own, against a server that may be away. */
function stage(start = startOf(), { journal = memorySessionJournal<AnswerBody>(), late = [] as JournalEntry<AnswerBody>[] } = {}) {
  const sent: [number, AnswerBody][] = [];
  const submitted: SubmitBody[] = [];
  const timers = new Set<{ at: number; run: () => void }>();
  const stand = { now: start.elapsedMs, online: true, refusal: null as ApiProblem | null };
  const run = createExamRun({
    start,
    late,
    userId: 3,
    clock: { elapsedMs: () => stand.now },
    journal,
    send: (index, body) => {
      if (!stand.online) return Promise.reject(new ApiProblem(0));
      if (stand.refusal) return Promise.reject(stand.refusal);
      sent.push([index, body]);
      return Promise.resolve<AnswerSaved>({
        value: body.value,
        revision: body.revision,
        locked: body.locked,
        feedback: body.locked ? { correct: true, credit: "full", key: numbersOf(body.value), text: "" } : null,
      });
    },
    submit: (body) => {
      if (!stand.online) return Promise.reject(new ApiProblem(0));
      submitted.push(body);
      return Promise.resolve<SubmitAnswer>({ passed: true, courseStatus: null, result });
    },
    onSubmitted: () => undefined,
    wait: (milliseconds, then) => {
      const timer = { at: stand.now + milliseconds, run: then };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 30; turn++) await Promise.resolve();
  };
  const later = async (now: number) => {
    stand.now = now;
    for (const timer of timers) if (timer.at <= now && timers.delete(timer)) timer.run();
    await settle();
  };
  const end = run.begin();
  return { run, sent, submitted, stand, journal, settle, later, end };
}
const exam = (run: ExamRun) => run.state.get().machine;

describe("an exam on this screen", () => {
  test("each answer is sent as it is chosen, only its latest state when it was changed meanwhile", async () => {
    const { run, sent, settle } = stage();
    run.act({ type: "choose", value: [1] });
    run.act({ type: "choose", value: [2] });
    await settle();
    expect(sent.at(-1)).toMatchObject([0, { value: [2], revision: 2 }]);
    expect(run.state.get().saving).toEqual({ kind: "saved" });
  });

  test("without a connection the exam goes on, even beyond its end; when it is back the answers go first, then the exam", async () => {
    const { run, sent, submitted, stand, journal, later } = stage();
    stand.online = false;
    run.act({ type: "choose", value: [1] });
    await later(10_000);
    run.act({ type: "next" });
    run.act({ type: "choose", value: [3] });
    await later(30_000);
    expect(run.state.get().saving.kind).toBe("waiting");
    expect((await journal.read(3, 7)).map(({ index, body }) => [index, body.value])).toEqual([
      [0, [1]],
      [1, [3]],
    ]);
    await later(61_000);
    expect(exam(run)).toMatchObject({ step: "summary", submitting: true });
    expect(submitted).toEqual([]);
    stand.online = true;
    run.retry();
    await later(62_000);
    await later(80_000);
    expect(sent.map(([index, body]) => [index, body.value, body.journal])).toEqual([
      [0, [1], true],
      [1, [3], true],
    ]);
    expect(submitted).toHaveLength(1);
    expect(exam(run)).toMatchObject({ submitting: false, result: { passed: true } });
    expect(await journal.read(3, 7)).toEqual([]);
  });

  test("what only this browser had of an answer is there again after a reload, and is sent", async () => {
    const journal = memorySessionJournal<AnswerBody>();
    const first = stage(startOf(), { journal });
    first.stand.online = false;
    first.run.act({ type: "choose", value: [2] });
    await first.later(5_000);
    first.end();
    const late = await journal.read(3, 7);
    const again = stage({ ...startOf(), elapsedMs: 20_000 }, { journal, late });
    await again.settle();
    expect(exam(again.run).answers[0]).toMatchObject({ value: [2], revision: 1 });
    expect(exam(again.run).index).toBe(1);
    expect(again.sent).toMatchObject([[0, { value: [2], journal: true }]]);
    expect(await journal.read(3, 7)).toEqual([]);
  });

  test("an exam is not handed in before a slow journal has kept its last answer and the server has it", async () => {
    const kept = memorySessionJournal<AnswerBody>();
    let written = (): void => undefined;
    const slow = new Promise<void>((resolve) => (written = resolve));
    const journal = { ...kept, write: (entry: JournalEntry<AnswerBody>) => slow.then(() => kept.write(entry)) };
    const { run, sent, submitted, settle } = stage(startOf(), { journal });
    run.act({ type: "choose", value: [1] });
    run.act({ type: "goTo", index: 2 });
    await settle();
    expect([sent, submitted]).toEqual([[], []]);
    written();
    await settle();
    expect(sent).toMatchObject([[0, { value: [1] }]]);
    expect(submitted).toHaveLength(1);
    expect(await journal.read(3, 7)).toEqual([]);
  });

  test("an exam that has ended on the server is handed in and shows its result", async () => {
    const { run, submitted, stand, settle } = stage();
    stand.refusal = new ApiProblem(409, { code: "ExamSealed" });
    run.act({ type: "choose", value: [1] });
    await settle();
    expect(submitted).toHaveLength(1);
    expect(exam(run).result).toEqual(result);
  });

  test("what is right is shown once the server has the locked answer", async () => {
    const { run, settle } = stage(startOf({ feedback: "question" }));
    run.act({ type: "choose", value: [1] });
    await settle();
    expect(exam(run).answers[0]?.feedback).toBeNull();
    run.act({ type: "lock" });
    await settle();
    expect(exam(run).answers[0]).toMatchObject({ locked: true, feedback: { key: [1] } });
    expect(exam(run).index).toBe(0);
  });
});

describe("beginning and handing in", () => {
  const upgrade = (details?: object) => new ApiProblem(426, { code: "UpgradeRequired", ...(details && { details }) });
  const calls = (problem: ApiProblem) => {
    const happened: string[] = [];
    return {
      happened,
      start: (quizId: number | null) => {
        happened.push(`start ${quizId}`);
        return quizId === 9 ? Promise.resolve({ ...startOf(), itemId: 9 }) : Promise.reject(problem);
      },
      newerQuiz,
      reload: () => Promise.resolve(happened.push("reload")),
      completed: () => Promise.resolve({ id: 5, type: "unit" as const, passed: true, result }),
    };
  };

  test("R-8.106 a newer quiz that UpgradeRequired names is begun after training was reloaded", async () => {
    const { happened, ...quiz } = calls(upgrade({ quizId: 9 }));
    expect(await beginExam(4, quiz)).toMatchObject({ step: "question", start: { itemId: 9 } });
    expect(happened).toEqual(["start 4", "reload", "start 9"]);
  });

  test("R-5.010 an upgrade without a quiz of 1 or more is refused with 'quizId required'", async () => {
    for (const details of [{ quizId: 0 }, {}, undefined])
      await expect(beginExam(4, calls(upgrade(details)))).rejects.toThrow("quizId required");
  });

  test("R-8.107 an exam that has been passed meanwhile reloads its course and shows how it went", async () => {
    const { happened, ...unit } = calls(new ApiProblem(409, { code: "ExamCompleted" }));
    expect(await beginExam(null, unit)).toMatchObject({ step: "complete", exam: { id: 5 } });
    expect(happened).toEqual(["start null", "reload"]);
  });

  test("R-8.108 any other refusal is passed on", async () => {
    const locked = new ApiProblem(423, { code: "FinalExamLocked" });
    await expect(beginExam(null, calls(locked))).rejects.toBe(locked);
    const passed = new ApiProblem(409, { code: "ExamCompleted" });
    await expect(beginExam(4, calls(passed))).rejects.toBe(passed);
  });

  test("R-8.109 'ExamCompleted' on handing in reloads the course and is passed on", async () => {
    const passed = new ApiProblem(409, { code: "ExamCompleted" });
    let reloaded = 0;
    await expect(
      submitExam(
        () => Promise.reject(passed),
        () => Promise.resolve(reloaded++),
      ),
    ).rejects.toBe(passed);
    expect(reloaded).toBe(1);
  });
});
