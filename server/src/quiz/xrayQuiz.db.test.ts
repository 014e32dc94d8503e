import { describe, expect, test } from "vitest";
import type { LearnerQuiz, QuizLearner } from "@vigil/model/quiz/quizWire";
import type { SessionResults, SessionStart } from "@vigil/model/simulator/wire";
import { writeMissingWords } from "../writeMissingWords.ts";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { innocent, testCourse, threat } from "../../test/simulator/testCourse.ts";
import { imagesOfPaper, imagePath, passed, plain, practice, rejected, rightCodes } from "../../test/simulator/testSession.ts";

const app = testApp();
const usr = () => app.world().airport.north.users.usr;

/** A quiz over three bags, two threats and an innocent one, in any order, assigned to the student. */
async function madeQuiz(values: Record<string, unknown> = {}) {
  const { courseId } = await practice(app, { ...plain, examMarkThreats: false, examCategorizeThreats: false });
  const administrator = await app.as("web");
  const { status, body } = await administrator.call("POST", "/api/quizzes", {
    name: `Quiz ${crypto.randomUUID()}`,
    simulatorCourseId: courseId,
    numberOfImages: 3,
    questionTime: 0,
    users: [usr()],
    ...values,
  });
  expect(status).toBe(201);
  return { administrator, quiz: body, path: `/api/training/simulator-quiz/${body.id}` };
}

const start = (client: TestClient, path: string) => client.call<SessionStart>("POST", path);
const handIn = (client: TestClient, path: string, { sessionId, images }: SessionStart, decisions: string[] = []) =>
  client.call<SessionResults>("PUT", path, {
    sessionId,
    duration: 1,
    state: decisions.map((decision, index) => ({ imageId: images[index]?.imageId, decision, category: null, markedLocations: [] })),
  });
const own = async (client: TestClient, id: number) =>
  (await client.call<LearnerQuiz[]>("GET", "/api/training/quizzes")).body.find((each) => each.id === id);

describe("a simulator quiz", () => {
  test("R-1.021 R-7.064 R-7.075 is started, decided and handed in; no truth before, score and passed after", async () => {
    const { quiz, path } = await madeQuiz();
    const student = await app.as("usr");
    const { status, body: session } = await start(student, path);
    expect(status).toBe(200);
    expect(session).toMatchObject({
      isQuiz: true,
      isReview: false,
      itemId: quiz.id,
      type: "Exam",
      categoryRequired: false,
      markRequired: false,
    });
    expect(session.imageLibrary.threatCategories).toEqual(["guns", "knives"]);
    expect(session.objects).toEqual([]);
    expect(session.images.map(({ correctDecision, threatArray }) => [correctDecision, threatArray])).toEqual(
      session.images.map(() => [null, null]),
    );
    expect(session.images).toHaveLength(3);
    const [first = "VP", ...others] = rightCodes(await imagesOfPaper(app, session), 1); // one of two threats is missed
    expect((await student.call("PUT", imagePath(session, 0), passed({ ...rejected, decision: first }))).body).not.toHaveProperty(
      "feedback",
    );
    expect((await start(student, path)).body).toMatchObject({
      sessionId: session.sessionId,
      images: [{ state: { decision: first } }, {}, {}],
    });
    expect(await own(student, quiz.id)).toMatchObject({ open: true, attempts: 0 });
    const { body: results } = await handIn(student, path, session, ["VT", ...others]); // what is stored stays
    expect(results).toMatchObject({ passed: false, finalExamLocked: false, score: 66.67, passingScore: 80, hits: 1, misses: 1 });
    expect(await own(student, quiz.id)).toMatchObject({
      open: false,
      attempts: 1,
      failedAttempts: 1,
      passed: false,
      records: [{ score: 66.67 }],
    });
  });

  test("says before it begins that too few images are kept for it, or that it is locked, and begins nothing by being asked", async () => {
    const { courseId } = await testCourse(
      app,
      [...Array.from({ length: 10 }, () => threat), ...Array.from({ length: 20 }, () => innocent)],
      plain,
    ); // nine of thirty are kept for exams
    const { quiz, path, administrator } = await madeQuiz({ simulatorCourseId: courseId, numberOfImages: 20, maxFailedAttempts: 1 });
    const student = await app.as("usr");
    const ready = () => student.call("GET", `${path}/ready`);
    expect(await ready()).toMatchObject({ status: 200, body: { code: "ExamPoolTooSmall", images: null } });
    expect(await start(student, path)).toMatchObject({ status: 412, body: { code: "ExamPoolTooSmall" } });
    await administrator.call("PUT", "/api/quizzes", { id: quiz.id, revision: quiz.revision, numberOfImages: 3 });
    expect(await ready()).toMatchObject({ status: 200, body: { code: null } });
    expect(await own(student, quiz.id)).toMatchObject({ open: false });
    const { body: session } = await start(student, path);
    await handIn(student, path, session);
    expect(await ready()).toMatchObject({ status: 200, body: { code: "QuizLocked" } });
    expect(await (await app.as("web")).call("GET", `${path}/ready`)).toMatchObject({ status: 404 });
  });

  test("says before it begins how many images there are for it, where its library has fewer than it asks for; so does practice", async () => {
    const { courseId, practice: unit } = await testCourse(app, [threat, innocent, innocent, innocent], plain);
    const { path } = await madeQuiz({ simulatorCourseId: courseId, numberOfImages: 9 });
    const student = await app.as("usr");
    expect(await student.call("GET", `${path}/ready`)).toMatchObject({ status: 200, body: { code: null, images: 4 } });
    expect((await start(student, path)).body.images).toHaveLength(4);
    expect((await student.call("GET", `${unit}/ready`)).body).toEqual({
      code: null,
      images: (await start(student, unit)).body.images.length,
    });
  });

  test("R-8.101 once passed it is not taken again; its session can be reviewed", async () => {
    const { path } = await madeQuiz();
    const student = await app.as("usr");
    const { body: session } = await start(student, path);
    expect((await handIn(student, path, session, rightCodes(await imagesOfPaper(app, session)))).body).toMatchObject({
      passed: true,
      score: 100,
    });
    expect(await start(student, path)).toMatchObject({ status: 409, body: { code: "ExamCompleted" } });
    const review = await student.call("GET", `/api/training/simulator/course/sessions/${session.sessionId}`);
    expect(review.body).toMatchObject({ isReview: true, isQuiz: true, results: { passed: true } });
  });

  test("R-4.105 R-8.042 locks when failed attempts reach the limit, until an administrator unlocks it", async () => {
    const { administrator, quiz, path } = await madeQuiz({ maxFailedAttempts: 2 });
    const student = await app.as("usr");
    const scores: number[] = [];
    for (const [codes, locked] of [
      [["VP", "VP", "VP"], false],
      [["VR", "VR", "VR"], true],
    ] as const) {
      const { body: session } = await start(student, path);
      const { body: done } = await handIn(student, path, session, [...codes]);
      expect(done).toMatchObject({ passed: false, finalExamLocked: locked });
      scores.push(done.score);
    }
    expect(await start(student, path)).toMatchObject({ status: 423, body: { code: "QuizLocked" } });
    const { body: learners } = await administrator.call<QuizLearner[]>("GET", `/api/quizzes/${quiz.id}/learners`);
    expect(learners).toMatchObject([
      { userId: usr(), attempts: 2, failedAttempts: 2, locked: true, assigned: true, best: Math.max(...scores), latest: scores[1] },
    ]);
    expect((await student.call("POST", `/api/quizzes/${quiz.id}/unlock`, { ids: [usr()] })).status).toBe(403);
    const unlocked = await administrator.call<QuizLearner[]>("POST", `/api/quizzes/${quiz.id}/unlock`, { ids: [usr()] });
    expect(unlocked.body).toMatchObject([{ attempts: 2, failedAttempts: 0, locked: false }]);
    expect((await start(student, path)).status).toBe(200);
  });

  test("R-8.105 a start of an older version answers with the newer quiz, which keeps learners and attempts; an open session is finished", async () => {
    const { administrator, quiz, path } = await madeQuiz();
    const student = await app.as("usr");
    const { body: session } = await start(student, path);
    const { body: renewed } = await administrator.call("PUT", "/api/quizzes", { id: quiz.id, revision: quiz.revision, passingScore: 50 });
    expect(renewed).toMatchObject({ version: 2, passingScore: 50, users: [usr()] });
    expect(renewed.id).not.toBe(quiz.id);
    expect((await administrator.call("GET", `/api/quizzes/${quiz.id}`)).status).toBe(404);
    expect((await start(student, path)).body.sessionId).toBe(session.sessionId);
    expect((await handIn(student, path, session, rightCodes(await imagesOfPaper(app, session), 1))).body).toMatchObject({
      passed: false,
      passingScore: 80,
    });
    expect(await start(student, path)).toMatchObject({ status: 426, body: { code: "UpgradeRequired", details: { quizId: renewed.id } } });
    expect(await own(student, renewed.id)).toMatchObject({ attempts: 1, records: [{ id: session.sessionId }] });
    expect((await start(student, path.replace(String(quiz.id), String(renewed.id)))).body.settings.passingScore).toBe(50);
  });

  test("who is assigned and whether it is active changes no version; who is not assigned does not find it", async () => {
    const { administrator, quiz, path } = await madeQuiz();
    const student = await app.as("usr");
    await handIn(student, path, (await start(student, path)).body);
    const { body } = await administrator.call("PUT", "/api/quizzes", { id: quiz.id, users: [] });
    expect(body).toMatchObject({ id: quiz.id, version: 1, users: [] });
    expect(await start(student, path)).toMatchObject({ status: 404, body: { code: "QuizNotAvailable" } });
    expect((await administrator.call("DELETE", `/api/quizzes/${quiz.id}`)).body).toMatchObject({ code: "QuizInUse" });
  });

  test("asks for a simulator course with an image library", async () => {
    const administrator = await app.as("web");
    const name = `Quiz ${crypto.randomUUID()}`;
    expect(await administrator.call("POST", "/api/quizzes", { name })).toMatchObject({ status: 422, body: { field: "simulatorCourseId" } });
  });

  test("a session of a unit is no quiz's, and a quiz's no unit's", async () => {
    const { path } = await madeQuiz();
    const student = await app.as("usr");
    const course = await practice(app);
    const { body: unit } = await start(student, course.practice);
    const { body: session } = await start(student, path);
    expect((await handIn(student, path, unit)).status).toBe(404);
    expect((await handIn(student, course.practice, session)).status).toBe(404);
  });
});

describe("an auditor", () => {
  test("R-1.028 R-7.070 R-7.074 R-6.011 R-6.012 finds a learner of their sites with courses and quizzes, and reads a sealed quiz session", async () => {
    const { quiz, path } = await madeQuiz();
    const student = await app.as("usr");
    const { body: session } = await start(student, path);
    const { airport } = app.world();
    await app.database.asDomain(airport.domainId, (tx) => writeMissingWords(tx, airport.domainId));
    const auditor = await app.as("aud");
    const one = `/api/audit/quiz/simulator-sessions/${session.sessionId}`;
    expect((await auditor.call("GET", one)).status).toBe(404);
    const bags = await imagesOfPaper(app, session);
    await handIn(student, path, session, rightCodes(bags, 1));
    const { body: found } = await auditor.call("GET", "/api/audit/users?search=usr");
    expect(found).toMatchObject({ count: 1, rows: [{ userId: usr(), username: "usr" }] });
    const { body: work } = await auditor.call("GET", `/api/audit/users/${usr()}`);
    expect(work.quizzes).toContainEqual({ id: quiz.id, name: quiz.name, sessions: 1 });
    const list = `/api/audit/users/${usr()}/quizzes/${quiz.id}/simulator-sessions`;
    expect((await auditor.call("GET", list)).body).toMatchObject({ count: 1, rows: [{ id: session.sessionId, score: 66.67 }] });
    expect((await auditor.call("GET", one)).body).toMatchObject({
      imageLibrary: { threatCategories: ["guns", "knives"] },
      objects: [],
      categoryRequired: false,
      markRequired: false,
      results: { score: 66.67 },
      images: bags.map(({ decision }) => ({ correctDecision: decision })),
    });
    expect((await auditor.call("GET", one.replace("/quiz/", "/course/"))).status).toBe(404);
    expect((await auditor.call("GET", `/api/audit/users/${app.world().airport.south.users.usr}`)).status).toBe(404);
    expect((await student.call("GET", one)).status).toBe(403);
    expect((await start(auditor, path)).status).toBe(403);
  });
});
