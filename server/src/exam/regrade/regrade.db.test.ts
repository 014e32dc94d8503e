import { describe, expect, test } from "vitest";
import type { ContentSessionReview } from "@vigil/model/exam/examWire";
import type { CorrectedKey } from "@vigil/model/exam/correctedKey";
import type { QuestionBank, Regrade, RegradePreview } from "@vigil/model/exam/regradeWire";
import {
  answerOf,
  chosen,
  numberIn,
  readUnits,
  saved,
  startedExam,
  submitBody,
  examPath,
  taken,
  testExamCourse,
} from "../../../test/exam/testExamCourse.ts";
import type { TestExamCourse } from "../../../test/exam/testExamCourse.ts";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { workRegrade } from "./workRegrade.ts";
import { checkRollups } from "../../reporting/rollups/checkRollups.ts";
import { faultsOfScores } from "../../reporting/rollups/checkRollups.ts";

const app = testApp();
const inside = { examResults: "review", examFeedback: "end", courseEnforceOrder: false, maxFailedAttempts: 0 } as const;

const contentOf = async ({ courseId }: TestExamCourse): Promise<number> => {
  const { rows } = await app.database.ask("select current_content_id from courses where id = $1", [courseId]);
  return rows[0].current_content_id;
};
const bankPath = async (exam: TestExamCourse) => `/api/courses/${exam.courseId}/contents/${await contentOf(exam)}/questions`;

/** Takes the unit's exam with option 2 at question 11 and the right ones elsewhere: 75 percent. */
async function takenWithSecond(client: TestClient, exam: TestExamCourse, unitId: number) {
  const start = await startedExam(client, exam, unitId);
  for (const [index, question] of start.questions.entries()) {
    const number = numberIn(question);
    await saved(client, start, index, answerOf(chosen(start, index, ...(number === 11 ? [2] : number === 12 ? [1, 2] : [1]))));
  }
  return { start, sealed: await client.call("PUT", examPath(exam, unitId), submitBody(start)) };
}
const wrong = async (exam: TestExamCourse, body: object, question = 11) => {
  const administrator = await app.as("web");
  return administrator.call<Regrade>("POST", `${await bankPath(exam)}/${question}/regrade`, { reason: "The key was wrong.", ...body });
};

describe("a question whose key was wrong", () => {
  test("is previewed by name, marked again, and what rests on the result follows; answers and the first result stay", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, { ...inside, passingScore: 80 });
    await readUnits(client, exam, 1, 2);
    const { start, sealed } = await takenWithSecond(client, exam, 1);
    expect(sealed.body).toMatchObject({ passed: false, result: { score: 75 } });
    const administrator = await app.as("web");
    const ruling = { kind: "key", keys: [[1], [2]] };
    const preview = await administrator.call<RegradePreview>("POST", `${await bankPath(exam)}/11/regrade/preview`, { ruling });
    expect(preview).toMatchObject({
      status: 200,
      body: {
        attempts: 1,
        changed: 1,
        running: 0,
        removed: 0,
        passNowCount: 1,
        passLostCount: 0,
        passNow: [{ scoreBefore: 75, score: 100 }],
      },
    });
    expect((await client.call<ContentSessionReview>("GET", `/api/training/content/sessions/${start.examId}`)).body.result.score).toBe(75);
    const done = await wrong(exam, { ruling });
    expect(done).toMatchObject({ status: 200, body: { state: "done", wanted: 1, done: 1, changed: 1, passNow: 1, passLost: 0 } });
    const { body } = await client.call<ContentSessionReview>("GET", `/api/training/content/sessions/${start.examId}`);
    expect(body.result).toMatchObject({
      passed: true,
      score: 100,
      missed: [],
      first: { score: 75, passed: false, reason: "The key was wrong.", passKept: false },
    });
    const question = body.result.review?.find((each) => numberIn(each) === 11);
    expect(question).toMatchObject({ correct: true, credit: "full", ruling: "key" });
    expect(question?.value).toEqual(
      chosen(
        start,
        start.questions.findIndex((each) => numberIn(each) === 11),
        2,
      ),
    );
    expect(question?.key).toHaveLength(2);
    const bank = await administrator.call<QuestionBank>("GET", await bankPath(exam));
    expect(bank.body.questions[0]).toMatchObject({
      id: 11,
      key: [1, 2],
      figures: { shown: 1, earned: 100, wholly: 1, chosen: [{ option: 2, times: 1 }] },
    });
    const course = await client.call("GET", `/api/training/programs/${exam.programId}/courses/${exam.courseId}`);
    expect(course.body.unitStatus.map(({ complete }: { complete: boolean }) => complete)).toEqual([true, true]);
    const { rows } = await app.database.ask(
      "select type, data from events where type in ('examAttempt.regrade', 'course.regrade') and (subject_id = $1 or subject_id = $2) order by id",
      [start.examId, exam.courseId],
    );
    expect(rows).toMatchObject([
      { type: "course.regrade", data: { question: 11, after: ruling, attempts: 1 } },
      { type: "examAttempt.regrade", data: { before: { score: 7500, passed: false }, after: { score: 10_000, passed: true } } },
    ]);
  });

  test("completes the course whose final is passed by it, with its certificate; what reports add up agrees with the facts", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, { ...inside, maxFailedAttempts: 1 });
    await readUnits(client, exam, 1, 2);
    await taken(client, exam, 1, 4);
    const failed = await taken(client, exam, -1, 0);
    expect(failed.body).toMatchObject({ passed: false, courseStatus: { complete: false } });
    for (const { id: questionId } of (await (await app.as("web")).call<QuestionBank>("GET", await bankPath(exam))).body.questions)
      expect((await wrong(exam, { ruling: { kind: "everybody" } }, questionId)).status).toBe(200);
    const owner = await app.database.owner();
    const { rows } = await owner.query(
      "select complete, status, failed_attempts, final_exam_locked, last_score, verification_code is not null as certified from course_statuses where course_id = $1",
      [exam.courseId],
    );
    expect(rows).toEqual([
      { complete: true, status: "c", failed_attempts: 0, final_exam_locked: false, last_score: 10_000, certified: true },
    ]);
    const certificates = await owner.query("select revoked_at from program_certificates where program_id = $1", [exam.programId]);
    expect(certificates.rows).toEqual([{ revoked_at: null }]);
    const { domainId } = app.world().airport;
    const faults = await app.database.asDomain(domainId, (tx) => faultsOfScores(tx, domainId));
    const told: unknown[] = [];
    const log = { error: (facts: unknown) => void told.push(facts) } as never;
    await checkRollups({ asDomain: app.database.asDomain, log }, domainId);
    expect([faults, told]).toEqual([[], []]);
  });

  test("takes no pass away unless that is asked for; then course, program and certificate go back", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, inside);
    await readUnits(client, exam, 1, 2);
    await taken(client, exam, 1, 4);
    expect((await taken(client, exam, -1, 4)).body).toMatchObject({ passed: true, courseStatus: { complete: true } });
    const final = (await client.call("GET", "/api/training/content/sessions?page=1&limit=1")).body.rows[0].id;
    const { body: attempt } = await client.call<ContentSessionReview>("GET", `/api/training/content/sessions/${final}`);
    const asked = numberIn(attempt.questions.find((question) => numberIn(question) !== 12) ?? { text: "" });
    const ruling = { kind: "key", keys: [[3]] };
    const administrator = await app.as("web");
    const preview = await administrator.call<RegradePreview>("POST", `${await bankPath(exam)}/${asked}/regrade/preview`, { ruling });
    expect(preview.body.passLost.map(({ attemptId }) => attemptId)).toContain(final);
    expect((await wrong(exam, { ruling }, asked)).body).toMatchObject({ passLost: 0 });
    const kept = await client.call<ContentSessionReview>("GET", `/api/training/content/sessions/${final}`);
    expect(kept.body.result).toMatchObject({ passed: true, score: 75, first: { score: 100, passed: true, passKept: true } });
    expect((await wrong(exam, { ruling: { kind: "everybody" } }, asked)).status).toBe(200);
    expect((await wrong(exam, { ruling, keepPasses: false }, asked)).body.passLost).toBeGreaterThan(0);
    const lost = await client.call<ContentSessionReview>("GET", `/api/training/content/sessions/${final}`);
    expect(lost.body.result).toMatchObject({ passed: false, score: 75, first: { score: 100, passed: true, passKept: false } });
    const owner = await app.database.owner();
    const { rows } = await owner.query(
      `select status.complete, status.status, status.end_at, run.complete as program, certificate.revoked_reason from course_statuses status
        join program_statuses run on run.domain_id = status.domain_id and run.id = status.program_status_id
        join program_certificates certificate on certificate.domain_id = run.domain_id and certificate.program_status_id = run.id
       where status.course_id = $1`,
      [exam.courseId],
    );
    expect(rows).toEqual([{ complete: false, status: "a", end_at: null, program: false, revoked_reason: "result" }]);
    // and the way back is open
    expect((await wrong(exam, { ruling: { kind: "everybody" } }, asked)).status).toBe(200);
    const again = await owner.query("select complete from course_statuses where course_id = $1", [exam.courseId]);
    expect(again.rows).toEqual([{ complete: true }]);
  });

  test("an exam that runs is marked by the new key when it is handed in; one that was taken out judges nobody", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, inside);
    await readUnits(client, exam, 1);
    const start = await startedExam(client, exam, 1);
    for (const [index, question] of start.questions.entries())
      await saved(
        client,
        start,
        index,
        answerOf(chosen(start, index, ...(numberIn(question) === 12 ? [1, 2] : numberIn(question) === 11 ? [3] : [1]))),
      );
    expect((await wrong(exam, { ruling: { kind: "out" } })).body).toMatchObject({ state: "done", wanted: 0 });
    const sealed = await client.call("PUT", examPath(exam, 1), submitBody(start));
    expect(sealed.body).toMatchObject({ passed: true, result: { score: 100, missed: [] } });
    const out = sealed.body.result.review.find((each: { text: string }) => numberIn(each) === 11);
    expect(out).toMatchObject({ credit: "out", ruling: "out", correct: false });
    expect(sealed.body.result.first).toBeUndefined();
    const { rows } = await app.database.ask(
      "select objective, questions, correct from exam_objectives where attempt_id = $1 order by objective",
      [start.examId],
    );
    expect(rows).toEqual([
      { objective: "1", questions: 1, correct: 1 },
      { objective: "2", questions: 2, correct: 2 },
    ]);
  });

  test("what is cut off goes on where it stopped, each attempt once", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, inside);
    await readUnits(client, exam, 1);
    const ids = [(await takenWithSecond(client, exam, 1)).start.examId, (await takenWithSecond(client, exam, 1)).start.examId];
    const { domainId } = app.world().airport;
    const owner = await app.database.owner();
    const { rows } = await owner.query(
      `insert into question_regrades (domain_id, question_id, course_id, content_ids, ruling, reason, keep_passes, tell, wanted)
        values ($1, 11, $2, array[$3::bigint], '{"kind": "key", "keys": [[2]]}', 'Two was right.', true, true, 2) returning id`,
      [domainId, exam.courseId, await contentOf(exam)],
    );
    const order = { domainId, regradeId: rows[0].id };
    const stopping = new AbortController();
    let begun = 0;
    const asDomain: typeof app.database.asDomain = (domain, work, options) => {
      begun += 1;
      if (begun === 3) stopping.abort(new Error("The server is stopping."));
      return app.database.asDomain(domain, work, options);
    };
    await expect(workRegrade({ ...app.house(), asDomain }, order, { signal: stopping.signal })).rejects.toThrow("stopping");
    const done = async () =>
      (
        await owner.query("select attempt_id, score_before, score, passed from exam_regrades where regrade_id = $1 order by attempt_id", [
          order.regradeId,
        ])
      ).rows;
    expect(await done()).toHaveLength(1);
    await workRegrade(app.house(), order);
    await workRegrade(app.house(), order);
    expect(await done()).toEqual(ids.map((id) => ({ attempt_id: id, score_before: 7500, score: 10_000, passed: true })));
    const events = await owner.query(
      "select subject_id from events where type = 'examAttempt.regrade' and subject_id = any($1::bigint[])",
      [ids],
    );
    expect(events.rows).toHaveLength(2);
    expect((await owner.query("select state from question_regrades where id = $1", [order.regradeId])).rows).toEqual([{ state: "done" }]);
  });

  test("is refused to who does not look after the whole domain, with options it has not, and without a reason", async () => {
    const exam = await testExamCourse(app, inside);
    const path = `${await bankPath(exam)}/11/regrade`;
    const body = { reason: "The key was wrong.", ruling: { kind: "everybody" } };
    expect((await (await app.as("usr")).call("POST", path, body)).status).toBe(403);
    const administrator = await app.as("web");
    expect(await administrator.call("POST", path, { ...body, ruling: { kind: "key", keys: [[1, 2]] } })).toMatchObject({
      status: 422,
      body: { code: "RegradeKeyInvalid", field: "ruling" },
    });
    expect((await administrator.call("POST", path, { ...body, ruling: { kind: "key", keys: [[9]] } })).status).toBe(422);
    expect((await administrator.call("POST", path, { ...body, reason: " " })).status).toBe(422);
    expect((await administrator.call("POST", `${await bankPath(exam)}/99/regrade`, body)).status).toBe(404);
  });
});

test("where a configuration gives parts, what was chosen rightly less what was chosen wrongly counts, with decimals", async () => {
  const client = await app.as("usr");
  const exam = await testExamCourse(app, { ...inside, examPartialCredit: true });
  await readUnits(client, exam, 1);
  const start = await startedExam(client, exam, 1);
  for (const [index, question] of start.questions.entries())
    await saved(client, start, index, answerOf(chosen(start, index, ...(numberIn(question) === 12 ? [1] : [1]))));
  const { body } = await client.call("PUT", examPath(exam, 1), submitBody(start));
  expect(body).toMatchObject({ passed: true, result: { score: 87.5, missed: [1] } });
  expect(body.result.review.find((each: { text: string }) => numberIn(each) === 12)).toMatchObject({
    correct: false,
    credit: "part",
    part: 50,
  });
  const { rows } = await app.database.ask("select questions, correct from exam_objectives where attempt_id = $1 and objective = '1'", [
    start.examId,
  ]);
  expect(rows).toEqual([{ questions: 2, correct: 1.5 }]);
});

test("the author of a quiz is told what was said of its questions, until the key is written anew", async () => {
  const author = await app.as("web");
  const { id } = (await author.call<{ id: number }>("POST", "/api/quizzes", { name: crypto.randomUUID(), type: "content" })).body;
  const asked = { correct: ["A pen"], incorrect: ["A knife"], feedback: "" };
  const write = (questions: object[]) => author.call("PUT", `/api/quizzes/${id}/questions`, { questions });
  await write(["First?", "Second?"].map((text) => ({ ...asked, text })));
  const told = async () => (await author.call<CorrectedKey[]>("GET", `/api/quizzes/${id}/bank/corrected`)).body;
  expect(await told()).toEqual([]);
  for (const keys of [[[0], [1]], [[1]]])
    await author.call("POST", `/api/quizzes/${id}/bank/1/regrade`, { ruling: { kind: "key", keys }, reason: `Now ${keys.length}.` });
  // of two the later one holds
  expect(await told()).toEqual([
    {
      question: 1,
      ruling: { kind: "key", keys: [[1]] },
      reason: "Now 1.",
      madeAt: expect.any(String),
      asked: {
        options: [
          { id: 0, text: "A pen" },
          { id: 1, text: "A knife" },
        ],
        key: [0],
        accepted: [],
      },
    },
  ]);
  expect((await (await app.as("usr")).call("GET", `/api/quizzes/${id}/bank/corrected`)).status).toBe(403);
  await write([
    { ...asked, text: "First?" },
    { text: "Second?", correct: ["A knife"], incorrect: ["A pen"], feedback: "" },
  ]);
  expect(await told()).toEqual([]);
});
