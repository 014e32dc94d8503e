import { beforeEach, describe, expect, test } from "vitest";
import type { LearnerQuiz } from "@vigil/model/quiz/quizWire";
import type { CourseEntry, TrainingCourse } from "@vigil/model/training/wire";
import { answerOf, chosen, examPath, readUnits, startedExam, submitBody, testExamCourse } from "../../test/exam/testExamCourse.ts";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { sealOverdue } from "../attempt/sealOverdue.ts";
import { examKind } from "./examKind.ts";

const app = testApp();
const tab = "tab-of-thought";
const lease = (client: TestClient) => client.call("POST", "/api/training/lease", { tabId: tab });
const begun = async (client: TestClient) => {
  const exam = await testExamCourse(app, { courseEnforceOrder: false, maxDisconnectTime: 120 });
  await readUnits(client, exam, 1);
  return { exam, start: await startedExam(client, exam, 1) };
};
const answered = (client: TestClient, start: Awaited<ReturnType<typeof begun>>["start"], revision: number) =>
  client.call(
    "PUT",
    `/api/training/exam/attempts/${start.examId}/answers/0`,
    answerOf(chosen(start, 0, 1), { revision, elapsedMs: 3000 }),
    {
      "x-tab": tab,
    },
  );
/** As if everything of what is open had happened so many seconds earlier. */
const pass = async (seconds: number) => {
  await app.database.ask(`update exam_answers set answered_at = answered_at - make_interval(secs => ${seconds})`);
  await app.database.ask(`update training_leases set expires_at = expires_at - make_interval(secs => ${seconds})`);
  await app.database.ask(`update exam_attempts set started_at = started_at - make_interval(secs => ${seconds}),
    seen_at = seen_at - make_interval(secs => ${seconds}) where sealed_at is null`);
};
const attemptOf = async (id: number) => {
  const { rows } = await app.database.ask("select sealed_by, duration, seen_at from exam_attempts where id = $1", [id]);
  return rows[0] as { sealed_by: string | null; duration: number; seen_at: Date | null };
};

beforeEach(async () => {
  await app.database.ask("delete from training_leases");
  await app.database.ask("update exam_attempts set sealed_at = now(), sealed_by = 'administrator' where sealed_at is null");
});

describe("thinking is not silence", () => {
  test("whoever thinks for ten minutes is not handed in while their page renews its lease; once that is lost they are, when they have been told", async () => {
    const client = await app.as("usr");
    const { exam, start } = await begun(client);
    await answered(client, start, 1);
    const told = async () => {
      const path = `/api/training/programs/${exam.programId}`;
      const { body } = await client.call<TrainingCourse>("GET", `${path}/courses/${exam.courseId}`);
      const entries = (await client.call<CourseEntry[]>("GET", path)).body;
      const [one] = body.exams;
      return { open: one?.open, until: one?.openUntil, atHome: entries[0]?.openUntil };
    };
    for (let renewed = 0; renewed < 6; renewed++) {
      await pass(100);
      expect((await lease(client)).status).toBe(200);
      expect(await sealOverdue(app.house(), examKind)).toBe(0);
    }
    const { open, until, atHome } = await told();
    expect([open, atHome]).toEqual([true, until]);
    const leftMs = Date.parse(until ?? "") - Date.now();
    expect([leftMs > 100_000, leftMs <= 120_000]).toEqual([true, true]);
    await pass(121);
    await lease(client); // too late: it has been told as over
    expect(await told()).toEqual({ open: false });
    expect(await sealOverdue(app.house(), examKind)).toBe(1);
    // the time is that of the last answer: thinking that led to none is not work
    const { sealed_by: sealedBy, duration } = await attemptOf(start.examId);
    expect([sealedBy, duration < 60]).toEqual(["disconnect", true]);
  });

  test("nor are those whom no lease binds, whose page asks for it all the same", async () => {
    const administrator = await app.as("web");
    const body = { name: "Thought", type: "content", questionTime: 0, users: [app.world().airport.north.users.ins] };
    const { id } = (await administrator.call<{ id: number }>("POST", "/api/quizzes", body)).body;
    const questions = [{ text: "Which?", correct: ["This"], incorrect: ["That"], feedback: "" }];
    expect((await administrator.call("PUT", `/api/quizzes/${id}/questions`, { questions })).status).toBe(200);
    const client = await app.as("ins");
    expect((await client.call("POST", `/api/training/content-quiz/${id}`)).status).toBe(200);
    for (let renewed = 0; renewed < 3; renewed++) {
      await pass(100);
      await lease(client);
      expect(await sealOverdue(app.house(), examKind)).toBe(0);
    }
    const listed = (await client.call<LearnerQuiz[]>("GET", "/api/training/quizzes")).body;
    expect(listed).toMatchObject([{ id, open: true, openUntil: expect.any(String) }]);
    await pass(121);
    expect(await sealOverdue(app.house(), examKind)).toBe(1);
  });

  test("other work of the tab keeps it open as well, and so does an answer to another exam; its own answers write nothing beside them", async () => {
    const client = await app.as("usr");
    const left = await begun(client);
    await lease(client);
    await pass(20);
    expect((await answered(client, left.start, 1)).status).toBe(200);
    expect((await attemptOf(left.start.examId)).seen_at).toBeNull();
    await pass(20);
    const work = await client.call("POST", `/api/training/status/programs/${left.exam.programId}`, undefined, { "x-tab": tab });
    expect(work.status).toBe(200);
    const seen = (await attemptOf(left.start.examId)).seen_at;
    expect(seen).not.toBeNull();
    await app.database.ask("delete from training_leases");
    const other = await begun(client);
    await lease(client);
    await pass(20);
    expect((await answered(client, other.start, 1)).status).toBe(200);
    expect((await attemptOf(left.start.examId)).seen_at?.getTime()).toBeGreaterThan(seen!.getTime());
    for (const { exam, start } of [left, other])
      expect((await client.call("PUT", examPath(exam, 1), submitBody(start), { "x-tab": tab })).status).toBe(200);
  });

  test("the time in which no server ran is nobody's silence", async () => {
    const client = await app.as("usr");
    const { start } = await begun(client);
    await pass(600);
    await app.database.ask("insert into downtimes values (now() - interval '590 seconds', now() - interval '10 seconds')");
    await lease(client);
    await app.database.ask("delete from downtimes");
    expect(await sealOverdue(app.house(), examKind)).toBe(0);
    expect(await attemptOf(start.examId)).toMatchObject({ sealed_by: null });
  });
});
