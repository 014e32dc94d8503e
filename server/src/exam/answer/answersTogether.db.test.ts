import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnswerBody, ExamStart } from "@vigil/model/exam/examWire";
import {
  answerOf,
  chosen,
  examPath,
  readUnits,
  rightOf,
  saved,
  startedExam,
  submitBody,
  testExamCourse,
  type TestExamCourse,
} from "../../../test/exam/testExamCourse.ts";
import { imagePath, passed, plain, started } from "../../../test/simulator/testSession.ts";
import { innocent, testCourse, threat } from "../../../test/simulator/testCourse.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { TestClient } from "../../../test/http/testClient.ts";
import { watchedPool } from "../../../test/storage/watchedPool.ts";
import { buildApp } from "../../app.ts";
import { domainsOf } from "../../storage/asDomain.ts";

const app = testApp();
/** A second node on the same database, whose statements are seen, and who calls there. */
let node: { watch: ReturnType<typeof watchedPool>["watch"]; learner: TestClient; other: TestClient; end: () => Promise<void> };
let course: TestExamCourse;

beforeAll(async () => {
  const [atExam, elsewhere] = [await app.as("usr"), await app.as("ins")];
  course = await testExamCourse(app, { courseEnforceOrder: false, examResults: "review", unitPassingScore: 100 });
  const reading = `/api/training/status/programs/${course.programId}`;
  await atExam.call("POST", reading);
  await atExam.call("POST", `${reading}/courses/${course.courseId}`);
  await readUnits(atExam, course, 1, 2);
  const { pool, watch } = watchedPool(app.database.url);
  const built = await buildApp({ ...app.house(), pool, asDomain: domainsOf(pool) });
  const client = ({ cookie, token, device }: TestClient) => Object.assign(new TestClient(built), { cookie, token, device });
  const [learner, other] = [client(atExam), client(elsewhere)];
  await Promise.all([learner, other].map((each) => each.call("POST", "/api/user/refresh"))); // their sessions are known to this node
  const end = async () => {
    await built.close();
    await pool.end();
  };
  node = { watch, learner, other, end };
});
afterAll(() => node.end());

const count = (statements: readonly string[], name: string) => statements.filter((text) => text.includes(`${name}(`)).length;
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

test("answers that come together are stored together, each as it would be alone; what is not theirs, not valid or not there spoils nothing", async () => {
  const { watch, learner, other } = node;
  const start = await startedExam(await app.as("usr"), course, 1); // this node has not seen its paper
  const right = answerOf(rightOf(start.questions[0]!));
  const { result, statements } = await watch(() =>
    Promise.all([
      saved(learner, start, 0, right),
      saved(learner, start, 1, answerOf(chosen(start, 1, 3))),
      saved(learner, start, 2, answerOf(chosen(start, 2, 3))),
      saved(learner, start, 2, answerOf(rightOf(start.questions[2]!), { revision: 2 })),
      saved(learner, start, 3, answerOf([999_999])),
      saved(learner, start, 99, right),
      saved(other, start, 0, answerOf(chosen(start, 0, 3), { revision: 9 })),
    ]),
  );
  expect(statuses(result)).toEqual([200, 200, 200, 200, 422, 404, 404]);
  expect([count(statements, "answer_places"), count(statements, "store_answers"), count(statements, "take_answers")]).toEqual([1, 1, 0]);
  const { body } = await learner.call("PUT", examPath(course, 1), submitBody(start));
  expect(body).toMatchObject({ result: { score: 50 } });
  const bags = await testCourse(app, [innocent, threat], plain);
  const session = await started(learner, bags.practice);
  const twice = await watch(() => Promise.all([1, 2].map(() => learner.call("PUT", imagePath(session, 0), passed()))));
  expect(twice.result.map(({ status, body: { state } }) => [status, state.decision])).toEqual([
    [200, "VP"],
    [200, "VP"],
  ]);
  expect(count(twice.statements, "store_decisions")).toBe(1);
});

interface StoredAnswer {
  position: number;
  revision: number;
  value: number[] | null;
  elapsed: number | null;
  took: number;
}

/** What is stored at the places of an attempt. */
async function storedOf({ examId }: ExamStart): Promise<StoredAnswer[]> {
  const owner = await ownerThere();
  const { rows } = await owner.query<StoredAnswer>(
    `select position, revision, value, elapsed_ms as elapsed, duration_ms as took from exam_answers where attempt_id = $1 order by position`,
    [examId],
  );
  return rows;
}

/** The owner of the database, who is bound by row security as well. */
async function ownerThere() {
  const owner = await app.database.owner();
  await owner.query("select set_config('app.domain_id', $1, false)", [String(app.world().airport.domainId)]);
  return owner;
}

/** An attempt whose paper the node knows, and that began an hour ago. */
async function startedThere(): Promise<ExamStart> {
  const start = await startedExam(node.learner, course, 1);
  await (await ownerThere()).query("update exam_attempts set started_at = started_at - interval '1 hour' where id = $1", [start.examId]);
  return start;
}
const hourMs = 3_600_000;
const right = ({ questions }: ExamStart, index: number, over: Partial<AnswerBody> = {}) => answerOf(rightOf(questions[index]!), over);
const handIn = (start: ExamStart) => node.learner.call("PUT", examPath(course, 1), submitBody(start));

test("where the node knows the paper an answer is one statement, and stands as one that is looked up", async () => {
  const { watch, learner } = node;
  const [shown, sent] = [[], []] as [object[], object[]];
  for (const client of [learner, await app.as("usr")]) {
    const start = await startedThere();
    const { result, statements } = await watch(async () => [
      await saved(client, start, 0, right(start, 0, { durationMs: 4711.4 })),
      await saved(client, start, 1, answerOf(chosen(start, 1, 3), { durationMs: 500_000_000, flagged: true })),
      await saved(client, start, 2, right(start, 2, { revision: 3 })),
    ]);
    expect(statuses(result)).toEqual([200, 200, 200]);
    sent.push(statements.map((text) => /\w+(?=\()/u.exec(text)?.[0]));
    // the older one, and the one that comes long after it was given, are looked up wherever they come
    const older = await saved(client, start, 2, answerOf(chosen(start, 2, 3), { revision: 2 }));
    const kept = rightOf(start.questions[2]!).toSorted((one, other) => one - other); // it may be the one with two right options
    expect(older).toMatchObject({ status: 200, body: { revision: 3, value: kept } });
    expect(await saved(client, start, 3, right(start, 3, { elapsedMs: 1000 }))).toMatchObject({ status: 200 });
    const review = await learner.call("POST", examPath(course, 1));
    const rows = await storedOf(start);
    const late = await (
      await ownerThere()
    ).query("select from events where type = 'examAttempt.lateAnswer' and subject_id = $1", [start.examId]);
    const { body } = await handIn(start);
    shown.push({
      review: review.body.answers.map(({ revision, flagged }: ExamStart["answers"][number]) => [revision, flagged]),
      revisions: rows.map(({ revision }) => revision),
      ticks: rows.map(({ elapsed }) => elapsed !== null && elapsed % 100 === 0 && elapsed >= hourMs - 2000),
      took: rows.map(({ took, elapsed }, index) => (index === 1 ? took >= elapsed! && took - elapsed! < 100 : took)),
      late: late.rowCount,
      score: body.result.score,
    });
  }
  const expected = {
    review: [1, 1, 3, 1].map((revision, index) => [revision, index === 1]),
    revisions: [1, 1, 3, 1],
    ticks: [true, true, true, true],
    took: [4711, true, 500, 500],
    late: 1,
    score: 75,
  };
  expect(shown).toEqual([expected, expected]);
  expect(sent).toEqual([["take_answers", "take_answers", "take_answers"], []]); // the other node is not watched
});

test("answers of a batch are taken in the order of their revisions, and one that the database refuses spoils nothing", async () => {
  const { watch, learner, other } = node;
  const start = await startedThere();
  const owner = await ownerThere();
  await owner.query("alter table exam_answers add constraint refused check (duration_ms <> 4711) not valid");
  try {
    const { result, statements } = await watch(() =>
      Promise.all([
        saved(learner, start, 0, right(start, 0, { revision: 2 })),
        saved(learner, start, 0, answerOf(chosen(start, 0, 3))),
        saved(learner, start, 1, right(start, 1, { durationMs: 4711 })),
        saved(learner, start, 2, answerOf([999_999])),
        saved(learner, start, 3, right(start, 3)),
        saved(other, start, 3, answerOf(chosen(start, 3, 3), { revision: 9 })),
      ]),
    );
    expect(statuses(result).map((status) => (status >= 500 ? "failed" : status))).toEqual([
      200,
      200,
      expect.not.stringMatching("200"),
      422,
      200,
      404,
    ]);
    expect(statements[0]).toContain("take_answers(");
    expect((await storedOf(start)).map(({ revision }) => revision)).toEqual([2, 0, 0, 1]);
  } finally {
    await owner.query("alter table exam_answers drop constraint refused");
  }
  expect((await handIn(start)).body).toMatchObject({ result: { score: 50 } });
});

/** Answers that come while somebody holds the row of the first, and what happens meanwhile. */
async function whileHeld(start: ExamStart, meanwhile: (owner: pg.Client) => Promise<unknown>) {
  const owner = await ownerThere();
  await owner.query("begin");
  try {
    await owner.query("select from exam_answers where attempt_id = $1 and position = 0 for update", [start.examId]);
    const answers = Promise.all([0, 1].map((index) => saved(node.learner, start, index, right(start, index))));
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await owner.query(waiting)).rowCount, { timeout: 20_000, interval: 5 }).toBe(1);
    await meanwhile(owner);
    await owner.query("commit");
    return await answers;
  } finally {
    await owner.query("rollback"); // where it came so far, there is nothing any more
  }
}

test("a connection that is killed in the middle of a batch loses no answer and stores none twice", async () => {
  const start = await startedThere();
  const answers = await whileHeld(start, (owner) =>
    owner.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"),
  );
  expect(statuses(answers)).toEqual([200, 200]);
  expect((await storedOf(start)).map(({ revision, took }) => [revision, took])).toEqual([
    [1, 500],
    [1, 500],
    [0, 0],
    [0, 0],
  ]);
  expect((await handIn(start)).body).toMatchObject({ result: { score: 50 } });
});

test("what was marked while an answer waited for its place is not changed any more", async () => {
  const start = await startedThere();
  const answers = await whileHeld(start, async (owner) => {
    await owner.query("update exam_answers set credit = 'none' where attempt_id = $1", [start.examId]);
    await owner.query("update exam_attempts set sealed_at = now(), sealed_by = 'administrator' where id = $1", [start.examId]);
  });
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [409, "ExamSealed"],
    [409, "ExamSealed"],
  ]);
  expect((await storedOf(start)).map(({ revision }) => revision)).toEqual([0, 0, 0, 0]);
});
