import { describe, expect, test } from "vitest";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { testApp, testPassword } from "../../test/http/testApp.ts";
import { sealOverdue } from "../attempt/sealOverdue.ts";
import { examKind } from "./examKind.ts";
import {
  answerOf,
  chosen,
  examPath,
  numberIn,
  readUnits,
  rightOf,
  saved,
  startedExam,
  submitBody,
  testExamCourse,
} from "../../test/exam/testExamCourse.ts";

const app = testApp();
const begun = async (settings: Record<string, unknown> = {}) => {
  const client = await app.as("usr");
  const exam = await testExamCourse(app, { courseEnforceOrder: false, ...settings });
  await readUnits(client, exam, 1);
  return { client, exam, start: await startedExam(client, exam, 1) };
};
const ago = async (examId: number, seconds: number) =>
  app.database.ask(
    `update exam_attempts set started_at = now() - make_interval(secs => $2), deadline_at = deadline_at - make_interval(secs => $2) where id = $1`,
    [examId, seconds],
  );

describe("nothing of an exam is lost, and nothing counts twice", () => {
  test("only a newer revision of an answer is stored; what comes late or again answers what is there", async () => {
    const { client, start } = await begun();
    const [one, two, three] = [1, 2, 3].map((option) => chosen(start, 0, option)) as [number[], number[], number[]];
    await saved(client, start, 0, answerOf(two, { revision: 5 }));
    const older = await Promise.all([3, 4, 5].map((revision) => saved(client, start, 0, answerOf(three, { revision }))));
    expect(older.map(({ status, body }) => [status, body.value, body.revision])).toEqual(older.map(() => [200, two, 5]));
    expect((await saved(client, start, 0, answerOf(one, { revision: 6 }))).body).toMatchObject({ value: one, revision: 6 });
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        saved(client, start, 1, answerOf(chosen(start, 1, (index % 3) + 1), { revision: index + 1 })),
      ),
    );
    expect(many.every(({ status }) => status === 200)).toBe(true);
    expect(
      (await startedExam(client, { ...(await placeOf(start.examId)) }, 1)).answers.find(({ id }) => id === start.questions[1]?.id),
    ).toMatchObject({ revision: 12, value: chosen(start, 1, 3) });
  });

  test("answers against the seal in any order: one score, and nothing is stored after it", async () => {
    const { client, exam, start } = await begun();
    const calls = [
      ...start.questions.map((question, index) => saved(client, start, index, answerOf(rightOf(question)))),
      ...[1, 2].map(() => client.call("PUT", examPath(exam, 1), submitBody(start))),
    ];
    const answers = await Promise.all(calls);
    const stored = answers.slice(0, 4).filter(({ status }) => status === 200).length;
    const scores = answers.slice(4).map(({ body }) => body.result.score);
    expect(scores).toEqual([25 * stored, 25 * stored]);
    const wrong = chosen(start, 0, 3);
    expect(await saved(client, start, 0, answerOf(wrong, { revision: 9 }))).not.toMatchObject({ body: { value: wrong } });
    const { rows } = await app.database.ask(
      "select count(*)::int as seals from events where subject_id = $1 and type = 'examAttempt.seal'",
      [start.examId],
    );
    expect(rows).toEqual([{ seals: 1 }]);
  });

  test("a seal carries what could not be saved before; it never overwrites what was", async () => {
    const { client, exam, start } = await begun();
    const [first, second] = start.questions;
    await saved(client, start, 0, answerOf(chosen(start, 0, 3)));
    const sent = [first, second].map((question) => ({
      correct: true,
      duration: 3,
      id: question?.id ?? 0,
      model: question?.model ?? ("single" as const),
      timeout: false,
      value: question ? rightOf(question) : [],
    }));
    const { body } = await client.call("PUT", examPath(exam, 1), submitBody(start, { answers: sent }));
    expect(body.result.score).toBe(25);
  });

  test("an answer given while the line was cut counts when it was given, even after the deadline, and is flagged", async () => {
    const { client, start } = await begun({ examTimerUnit: 60 });
    await ago(start.examId, 90);
    expect(await saved(client, start, 0, answerOf(chosen(start, 0, 1), { elapsedMs: 30_000, journal: true }))).toMatchObject({
      status: 200,
    });
    expect(await saved(client, start, 1, answerOf(chosen(start, 1, 1), { elapsedMs: 61_000, journal: true }))).toMatchObject({
      status: 409,
      body: { code: "ExamTimeOver" },
    });
    const { rows } = await app.database.ask("select severity from events where subject_id = $1 and type = 'examAttempt.lateAnswer'", [
      start.examId,
    ]);
    expect(rows).toEqual([{ severity: "warning" }]);
    expect(await flagsOf(start.examId)).toEqual([{ kind: "lateAnswer", position: 0 }]);
  });

  test("what a hand-in alone brings shares the server's time: its questions' limit holds, and no claimed duration is believed", async () => {
    for (const [seconds, score] of [
      [24, 0],
      [6, 100],
    ] as const) {
      const { client, exam, start } = await begun({ questionTimerUnit: 2, examResults: "score" });
      await ago(start.examId, seconds);
      const answers = start.questions.map((question) => ({
        id: question.id,
        model: question.model,
        value: rightOf(question),
        correct: true,
        duration: 1000,
        timeout: false,
      }));
      expect((await client.call("PUT", examPath(exam, 1), submitBody(start, { answers }))).body.result.score).toBe(score);
      const { rows } = await app.database.ask("select sum(duration_ms)::int as took from exam_answers where attempt_id = $1", [
        start.examId,
      ]);
      expect(rows[0]?.took).toBeLessThan(1000 * (seconds + 2));
    }
  });

  test("an exam that is handed in faster than anybody reads counts and is flagged, whole and question by question; a slow one is not", async () => {
    const fast = await begun();
    for (const [index, question] of fast.start.questions.entries())
      await saved(fast.client, fast.start, index, answerOf(rightOf(question), { durationMs: 1 }));
    expect((await fast.client.call("PUT", examPath(fast.exam, 1), submitBody(fast.start))).body).toMatchObject({ passed: true });
    const kinds = (await flagsOf(fast.start.examId)).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(["implausibleSession", "tooFast", "tooFast", "tooFast", "tooFast"]);
    const slow = await begun();
    await ago(slow.start.examId, 90);
    for (const [index, question] of slow.start.questions.entries())
      await saved(slow.client, slow.start, index, answerOf(rightOf(question), { durationMs: 20_000 }));
    await slow.client.call("PUT", examPath(slow.exam, 1), submitBody(slow.start));
    expect(await flagsOf(slow.start.examId)).toEqual([]);
  });

  test("who stays away is handed in with what is stored, two minutes after the deadline or after too long a silence", async () => {
    const late = await begun({ examTimerUnit: 60 });
    await saved(late.client, late.start, 0, answerOf(rightOf(late.start.questions[0]!)));
    await ago(late.start.examId, 200);
    const silent = await begun({ maxDisconnectTime: 120 });
    const { programId, courseId } = silent.exam;
    const isOpen = async () =>
      (await silent.client.call<TrainingCourse>("GET", `/api/training/programs/${programId}/courses/${courseId}`)).body.exams.find(
        ({ unitId }) => unitId === 1,
      )?.open;
    expect(await isOpen()).toBe(true);
    await ago(silent.start.examId, 300);
    expect(await isOpen()).toBe(false); // told as over before the next round closes it
    expect(await sealOverdue(app.house(), examKind)).toBe(2);
    const { rows } = await app.database.ask("select sealed_by, score, duration from exam_attempts where id = any($1) order by id", [
      [late.start.examId, silent.start.examId],
    ]);
    expect(rows).toEqual([
      { sealed_by: "deadline", score: 2500, duration: 60 },
      { sealed_by: "disconnect", score: 0, duration: 0 },
    ]);
    expect(await saved(late.client, late.start, 1, answerOf(chosen(late.start, 1, 1)))).toMatchObject({
      status: 409,
      body: { code: "ExamSealed" },
    });
    expect((await startedExam(silent.client, silent.exam, 1)).number).toBe(2);
  });

  test("an answer that the question does not offer is refused, and somebody else's exam does not exist", async () => {
    const { client, exam, start } = await begun();
    const single = start.questions.findIndex(({ model }) => model === "single");
    expect(await saved(client, start, single, answerOf([7]))).toMatchObject({
      status: 422,
      body: { code: "ExamAnswerInvalid", field: "value" },
    });
    expect((await saved(client, start, single, answerOf(chosen(start, single, 1, 2)))).status).toBe(422);
    expect((await saved(client, start, 99, answerOf([1]))).status).toBe(404);
    const stranger = await app.as("usr", "south");
    expect((await saved(stranger, start, 0, answerOf([1]))).status).toBe(404);
    expect((await stranger.call("PUT", examPath(exam, 1), submitBody(start))).status).toBe(404);
    expect((await client.call("PUT", examPath(exam, -1), submitBody(start))).body).toMatchObject({ code: "ExamNotFound" });
  });

  test("while one tab holds the lease, neither another browser nor a client without a tab answers for it", async () => {
    const { client, start } = await begun();
    const script = app.visitor();
    await script.signIn({ username: "usr", password: testPassword, domain: "airport" });
    await client.call("POST", "/api/training/lease", { tabId: "tab-0001" });
    const answer = answerOf(chosen(start, 0, 1));
    const path = `/api/training/exam/attempts/${start.examId}/answers/0`;
    for (const from of [script, client])
      expect(await from.call("PUT", path, answer)).toMatchObject({ status: 423, body: { code: "TrainingOpenElsewhere" } });
    expect((await client.call("PUT", path, answer, { "x-tab": "tab-0001" })).status).toBe(200);
    expect(await flagsOf(start.examId)).toEqual([{ kind: "elsewhere", position: null }]);
    await app.database.ask("delete from training_leases");
  });

  test("an attempt that began before its questions had numbers of their own goes on under those it began with", async () => {
    const { client, exam, start } = await begun();
    const owner = await app.database.owner();
    await owner.query("update exam_answers set asked_id = null, asked_options = null where attempt_id = $1", [start.examId]);
    const again = await startedExam(client, exam, 1);
    expect(again.questions.map(({ id }) => id)).toEqual(again.questions.map(numberIn));
    const [one, ...others] = again.questions;
    expect((await saved(client, start, 0, answerOf(rightOf(one!)))).body).toMatchObject({ value: rightOf(one!), revision: 1 });
    const answers = others.map((question) => ({
      id: question.id,
      model: question.model,
      value: rightOf(question),
      correct: null,
      duration: 9,
      timeout: false,
    }));
    const { body } = await client.call("PUT", examPath(exam, 1), submitBody(start, { answers }));
    expect(body.result).toMatchObject({ passed: true, score: 100 });
  });

  test("a program begun anew hands in what is open in it", async () => {
    const { exam, start } = await begun();
    const { rows } = await app.database.ask("select id from program_statuses where program_id = $1 and closed_at is null", [
      exam.programId,
    ]);
    const administrator = await app.as("web");
    await administrator.call("PUT", "/api/programstatuses", [{ id: rows[0]?.id, reset: true }]);
    const after = await app.database.ask("select sealed_at is not null as sealed from exam_attempts where id = $1", [start.examId]);
    expect(after.rows).toEqual([{ sealed: true }]);
  });
});

const flagsOf = async (examId: number): Promise<{ kind: string; position: number | null }[]> =>
  (await app.database.ask("select kind, position from integrity_flags where exam_attempt_id = $1 order by kind, position", [examId])).rows;

async function placeOf(examId: number) {
  const { rows } = await app.database.ask<{ programId: number; courseId: number }>(
    `select p.program_id::int as "programId", c.course_id::int as "courseId" from exam_attempts a join course_statuses c on c.id = a.course_status_id
      join program_statuses p on p.id = c.program_status_id where a.id = $1`,
    [examId],
  );
  return { programId: rows[0]?.programId ?? 0, courseId: rows[0]?.courseId ?? 0 };
}
