import { beforeAll, describe, expect, test } from "vitest";
import type { ContentSession } from "@vigil/model/exam/examWire";
import type { AuditedContentSession, AuditedCourse, AuditedQuiz, AuditedWork } from "@vigil/model/audit/auditWire";
import type { SectionTexts } from "@vigil/model/training/wire";
import { testApp } from "../../test/http/testApp.ts";
import { examPath, readUnits, taken, testExamCourse, type TestExamCourse } from "../../test/exam/testExamCourse.ts";

const app = testApp();
const auditor = () => app.as("aud");
const learner = () => app.world().airport.north.users.usr;
let exam: TestExamCourse;
let quizId: number;

beforeAll(async () => {
  // what the learner is told is nothing; an auditor sees it all the same
  exam = await testExamCourse(app, { examResults: "none", examFeedback: "none", courseEnforceOrder: false });
  const client = await app.as("usr");
  await readUnits(client, exam, 1);
  await taken(client, exam, 1, 3);
  const administrator = await app.as("web");
  const quiz = { name: "Audited quiz", type: "content", questionTime: 0, users: [learner()] };
  quizId = (await administrator.call<{ id: number }>("POST", "/api/quizzes", quiz)).body.id;
  const questions = [{ text: "Which may fly?", correct: ["A pen"], incorrect: ["A knife"], feedback: "Blades stay" }];
  await administrator.call("PUT", `/api/quizzes/${quizId}/questions`, { questions });
  const { body: start } = await client.call("POST", `/api/training/content-quiz/${quizId}`);
  await client.call("PUT", `/api/training/content-quiz/${quizId}`, { templateVersion: 1, answers: [], examId: start.examId, time: 5 });
});

const listed = async (place: string, query = "") =>
  (
    await (
      await auditor()
    ).call<{ rows: ContentSession[]; count: number }>("GET", `/api/audit/users/${learner()}/${place}/content-sessions${query}`)
  ).body;

test("R-7.059 R-7.061 an auditor lists the exams of a learner's course, and reads one answer by answer with what was right", async () => {
  const { rows, count } = await listed(`courses/${exam.courseId}`);
  expect(count).toBe(1);
  expect(rows[0]).toMatchObject({ type: "unit", number: 1, score: 75, passed: false });
  expect((await listed(`courses/${exam.courseId}`, "?page=2&limit=1")).rows).toEqual([]);
  const { body } = await (await auditor()).call<AuditedContentSession>("GET", `/api/audit/course/content-sessions/${rows[0]!.id}`);
  expect(body).toMatchObject({ learner: { userId: learner() }, session: { score: 75 }, result: { attempts: 1, score: 75, passed: false } });
  expect(body.questions).toHaveLength(4);
  expect(body.result.review?.map(({ correct }) => correct)).toEqual([true, true, true, false]);
  expect(body.result.review?.every(({ key }) => key !== null && key.length > 0)).toBe(true);
  expect(body.objectives.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect((await (await auditor()).call("GET", `/api/audit/quiz/content-sessions/${rows[0]!.id}`)).status).toBe(404);
});

test("R-7.058 R-7.060 the same of a learner's quiz", async () => {
  const { rows, count } = await listed(`quizzes/${quizId}`);
  expect([count, rows[0]]).toMatchObject([1, { type: "quiz", title: "Audited quiz", score: 0, passed: false }]);
  const { body } = await (await auditor()).call<AuditedContentSession>("GET", `/api/audit/quiz/content-sessions/${rows[0]!.id}`);
  expect(body.result.review).toMatchObject([{ text: "Which may fly?", value: [], correct: false, key: [0], feedback: "Blades stay" }]);
  expect((await (await auditor()).call("GET", `/api/audit/course/content-sessions/${rows[0]!.id}`)).status).toBe(404);
});

test("R-7.062 R-7.063 the audited course and quiz are answered as their learner has them", async () => {
  const client = await auditor();
  const { body: course } = await client.call<AuditedCourse>("GET", `/api/audit/users/${learner()}/courses/${exam.courseId}`);
  expect(course).toMatchObject({ learner: { userId: learner() }, programId: exam.programId, course: { id: exam.courseId } });
  expect(course.course.exams[0]).toMatchObject({ unitId: 1, attempts: 1, passed: false });
  expect(course.course.unitStatus.find(({ unitId }) => unitId === 1)?.sectionStatus).toMatchObject([{ status: "C" }]);
  const { body: quiz } = await client.call<AuditedQuiz>("GET", `/api/audit/users/${learner()}/quizzes/${quizId}`);
  expect(quiz.quiz).toMatchObject({ id: quizId, type: "content", attempts: 1, failedAttempts: 1, locked: false, passed: false });
  const { body: work } = await client.call<AuditedWork>("GET", `/api/audit/users/${learner()}`);
  expect(work.courses.some(({ id, sessions }) => id === exam.courseId && sessions === 1)).toBe(true);
  expect(work.quizzes).toContainEqual({ id: quizId, name: "Audited quiz", sessions: 1 });
  expect(work.learner.sessions).toBe(2);
});

test("R-1.027 pages that a learner has read are told page by page and read by whoever audits them, in their run's content, and nothing is counted", async () => {
  const client = await auditor();
  const course = `/api/audit/users/${learner()}/courses/${exam.courseId}`;
  const { body } = await client.call<AuditedCourse>("GET", course);
  const [unit] = body.course.content.units;
  const [section] = unit!.sections;
  const states = body.course.unitStatus.find(({ unitId }) => unitId === unit!.id)!.sectionStatus[0]!.pages;
  expect(states).toContainEqual(expect.objectContaining({ pageId: section!.pages[0]!.id, complete: true }));
  const before = await written();
  const read = await client.call<SectionTexts>("GET", `${course}/units/${unit!.id}/sections/${section!.id}`);
  expect(read.status).toBe(200);
  expect(read.body.pages.map(({ id }) => id)).toEqual(section!.pages.map(({ id }) => id));
  expect(read.body.pages[0]!.blocks.length).toBeGreaterThan(0);
  expect(await written()).toEqual(before);
  for (const other of [await app.as("aud", "south"), await app.as("aud", "east")])
    expect((await other.call("GET", `${course}/units/${unit!.id}/sections/${section!.id}`)).status).toBe(404);
  expect((await client.call("GET", `${course}/units/${unit!.id}/sections/987`)).status).toBe(404);
});

test("R-5.011 a quiz is audited with both userId and quizId", async () => {
  const client = await auditor();
  const refused = (field: string) => ({ status: 422, body: { code: "QuizAuditIncomplete", field } });
  expect(await client.call("GET", `/api/audit/users/0/quizzes/${quizId}`)).toMatchObject(refused("userId"));
  expect(await client.call("GET", `/api/audit/users/${learner()}/quizzes/0/content-sessions`)).toMatchObject(refused("quizId"));
});

describe("in audit mode", () => {
  test("R-4.065 nothing is written: no status, no attempt, no session of a program", async () => {
    const client = await auditor();
    const { rows } = await listed(`courses/${exam.courseId}`);
    const before = await written();
    for (const path of [
      `users/${learner()}/courses/${exam.courseId}`,
      `users/${learner()}/courses/${exam.courseId}/content-sessions`,
      `users/${learner()}/quizzes/${quizId}`,
      `course/content-sessions/${rows[0]!.id}`,
    ])
      expect((await client.call("GET", `/api/audit/${path}`)).status).toBe(200);
    expect(await written()).toEqual(before);
  });

  test("R-4.066 neither exams nor minibooks are to be had, of the learner or of one's own", async () => {
    const client = await auditor();
    expect(await client.call("POST", examPath(exam, 1))).toMatchObject({ status: 403, body: { code: "ExamInAudit" } });
    expect(await client.call("POST", examPath(exam, 1).replace("/exam/", "/minibook/"))).toMatchObject({
      status: 403,
      body: { code: "MinibookInAudit" },
    });
    expect(await client.call("POST", `/api/training/content-quiz/${quizId}`)).toMatchObject({ status: 403, body: { code: "ExamInAudit" } });
  });

  test("learners outside one's sites, open attempts and people without the permission see nothing", async () => {
    const { rows } = await listed(`courses/${exam.courseId}`);
    const one = `/api/audit/course/content-sessions/${rows[0]!.id}`;
    expect((await (await app.as("aud", "south")).call("GET", one)).status).toBe(404);
    expect((await (await app.as("aud", "east")).call("GET", one)).status).toBe(404);
    expect((await (await app.as("usr")).call("GET", one)).status).toBe(403);
    const { body: open } = await (await app.as("usr")).call("POST", examPath(exam, 1));
    expect((await (await auditor()).call("GET", `/api/audit/course/content-sessions/${open.examId}`)).status).toBe(404);
  });
});

async function written() {
  const { rows } = await app.database.ask(`select
    (select jsonb_agg(s order by s.id) from program_statuses s) as programs, (select jsonb_agg(s order by s.id) from course_statuses s) as courses,
    (select jsonb_agg(s order by s.course_status_id, s.section_id) from section_statuses s) as sections,
    (select count(*) from exam_attempts) as attempts, (select jsonb_agg(s) from quiz_statuses s) as quizzes,
    (select count(*) from time_sessions) as times, (select count(*) from training_leases) as leases`);
  return rows[0];
}
