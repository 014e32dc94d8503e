import { describe, expect, test } from "vitest";
import { markImage, scoreOf } from "@vigil/model/simulator/marking";
import { advance, newSession, type SessionEvent, type Session } from "@vigil/model/simulator/session";
import { onThreat } from "../../../test/simulator/testCourse.ts";
import type { DecisionAnswer, SessionImage, SessionResults, SessionReview } from "@vigil/model/simulator/wire";
import { testApp } from "../../../test/http/testApp.ts";
import { beganAgo, plain, practice, imagePath, passed, rejected, started, seal } from "../../../test/simulator/testSession.ts";

const app = testApp();

describe("a whole session", () => {
  test("R-1.006 R-1.020 R-7.065 R-7.076 is started, decided image by image, sealed and scored by the server", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app);
    const start = await started(client, address);
    expect(start).toMatchObject({
      type: "Practice",
      itemId: 1,
      isQuiz: false,
      isReview: false,
      categoryRequired: false,
      markRequired: false,
      objects: [],
    });
    expect(start.imageLibrary).toEqual({ threatCategories: ["guns", "knives"], templateVersion: 1 });
    expect(start.images).toHaveLength(3);
    const codes = ["VR", "VP", "VP"];
    for (const [index, decision] of codes.entries()) {
      const { status, body } = await client.call<DecisionAnswer>("PUT", imagePath(start, index), passed({ decision }));
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: { decision, found: null, credit: null } });
    }
    const { status, body } = await seal(client, address, start);
    expect(status).toBe(200);
    expect(body).toMatchObject({ score: 66.67, passed: true, passingScore: 60, finalExamLocked: false });
    expect(body).toMatchObject({ hits: 1, misses: 1, falseAlarms: 0, correctRejections: 1, criticalErrors: 1 });
  });

  test.each([
    [60, true],
    [67, false],
  ])("counts where at least minSimEfficiency percent of its images earned full credit (%i: %s)", async (minSimEfficiency, counts) => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app, { ...plain, minSimEfficiency });
    const start = await started(client, address);
    for (const [index, decision] of ["VR", "VP", "VP"].entries()) await client.call("PUT", imagePath(start, index), passed({ decision }));
    expect((await seal(client, address, start)).body).toMatchObject({ score: 66.67, passed: counts });
  });

  test("R-1.018 R-7.069 R-7.072 R-5.020 is in the list afterwards and can be reviewed with its truth and the learner's own marks", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, practiceMarkThreats: true, practiceCategorizeThreats: true });
    const start = await started(client, course.practice);
    await client.call("PUT", imagePath(start, 0), passed(rejected));
    await client.call("PUT", imagePath(start, 1), passed());
    await client.call("PUT", imagePath(start, 2), passed({ ...rejected, markedLocations: [{ x: 1, y: 1, view: 0 }] }));
    await seal(client, course.practice, start);
    // what the configuration says afterwards is not what the session asked for
    await app.database.ask(
      `update configurations set settings = settings || '{"practiceMarkThreats": false, "practiceCategorizeThreats": false}'
        where id in (select configuration_id from configuration_assignments where course_id = $1)`,
      [course.courseId],
    );
    const list = await client.call("GET", `/api/training/simulator/courses/${course.courseId}/sessions`);
    const all = await client.call("GET", "/api/training/simulator/sessions?page=1&limit=1");
    expect(all.body.rows).toEqual(list.body.rows.slice(0, 1));
    expect(list.body).toMatchObject({ count: 1, rows: [{ id: start.sessionId, score: 83.33, passed: true, images: 3, unitId: 1 }] });
    const { body } = await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${start.sessionId}`);
    expect(body).toMatchObject({ isReview: true, markRequired: true, categoryRequired: true, results: { score: 83.33 } });
    expect(body.images.map(({ state }) => state.credit)).toEqual(["full", "full", "half"]);
    expect(body.images.map(({ state }) => state.found)).toEqual([true, false, false]);
    expect(body.images[0]).toMatchObject({
      correctDecision: "R",
      threatCategory: "guns",
      threatDescription: "SECRET-DESCRIPTION",
      state: { markedLocations: [onThreat] },
    });
    expect(body.images[0]?.threatArray).toHaveLength(1);
  });

  test("the score is the one the shared machine and marking give for the same events", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, practiceMarkThreats: true, practiceCategorizeThreats: true });
    const start = await started(client, course.practice);
    let screen: Session = newSession(
      start.settings,
      start.images.map(({ viewConfigs }) => ({ viewCount: viewConfigs.length })),
    );
    const events: SessionEvent[] = [
      { type: "begin", elapsedMs: 0 },
      { type: "shown", elapsedMs: 0 },
      { type: "mark", ...onThreat, elapsedMs: 0 },
      { type: "categorize", category: "knives", elapsedMs: 0 },
      { type: "hold", elapsedMs: 0 },
      { type: "confirm", elapsedMs: 0 },
      { type: "submitted", elapsedMs: 0 },
      { type: "shown", elapsedMs: 0 },
      { type: "pass", elapsedMs: 0 },
      { type: "submitted", elapsedMs: 0 },
      { type: "shown", elapsedMs: 0 },
      { type: "pass", elapsedMs: 0 },
    ];
    screen = events.reduce(advance, screen);
    const decisions = screen.phase === "review" ? [] : screen.decisions;
    for (const [index, decision] of decisions.entries()) await client.call("PUT", imagePath(start, index), decision);
    const { body } = await seal(client, course.practice, start);
    const gun = {
      decision: "R" as const,
      category: "guns",
      threats: [
        {
          view: 0,
          points: [
            [100, 100],
            [200, 100],
            [200, 200],
            [100, 200],
          ] as [number, number][],
          category: "guns",
          name: "gun",
        },
      ],
    };
    const none = { decision: "P" as const, category: null, threats: [] };
    const credits = decisions.map((decision, index) => markImage(index === 1 ? none : gun, decision, start.settings).credit);
    expect(body.score).toBe(scoreOf(credits));
    expect(body.score).toBe(50);
  });
});

test("a seal that names a foreign image is refused, and the session stays open with what it has", async () => {
  const client = await app.as("usr");
  const { practice: address } = await practice(app);
  const start = await started(client, address);
  await client.call("PUT", imagePath(start, 0), passed({ decision: "VR" }));
  const own = { imageId: start.images[1]!.imageId, decision: "VP", category: null, markedLocations: [] };
  const refused = await seal(client, address, start, [own, { ...own, imageId: start.images[0]!.imageId + 100_000 }]);
  expect(refused).toMatchObject({ status: 422, body: { code: "SimulatorImageNotFound", field: "state.1.imageId" } });
  expect((await started(client, address)).sessionId).toBe(start.sessionId);
  expect((await client.call("PUT", imagePath(start, 1), passed())).status).toBe(200);
  expect((await seal(client, address, start, [{ ...own, imageId: start.images[2]!.imageId, decision: "VR" }])).body).toMatchObject({
    score: 100,
  });
});

test("R-7.078 each image has a JSON address of its own, whose length is told so that its progress can be; its truth is there once it may be told", async () => {
  const client = await app.as("usr");
  const { practice: address } = await practice(app, { ...plain, practiceFeedback: true });
  const start = await started(client, address);
  const [first, second] = start.images;
  expect(new Set(start.images.map(({ json }) => json)).size).toBe(3);
  await client.call("PUT", imagePath(start, 0), passed({ decision: "VR" }));
  const read = (image: SessionImage | undefined) => client.call<SessionImage>("GET", image?.json ?? "");
  const [decided, undecided] = [await read(first), await read(second)];
  expect(Number(decided.headers["content-length"])).toBeGreaterThan(200);
  expect(decided.body).toMatchObject({ index: 0, correctDecision: "R", threatCategory: "guns", state: { decision: "VR", credit: "full" } });
  expect(undecided.body).toEqual(second);
  expect(undecided.body).toMatchObject({ correctDecision: null, threatArray: null, state: { credit: null } });
  expect(await (await app.as("usr", "south")).call("GET", first?.json ?? "")).toMatchObject({ status: 404 });
  expect(await client.call("GET", imagePath(start, 3))).toMatchObject({ status: 404, body: { code: "SimulatorImageNotFound" } });
  await seal(client, address, start);
  expect((await read(second)).body).toMatchObject({ correctDecision: "P" });
});

test("the limit of each bag holds by the server's clock for what a hand-in brings without times, as in exams of questions", async () => {
  for (const [seconds, decided] of [
    [12, 0],
    [5, 3],
  ] as const) {
    const client = await app.as("usr");
    const { practice: address } = await practice(app, { ...plain, imageTimerPractice: 2 });
    const start = await started(client, address);
    await beganAgo(app, start.sessionId, seconds);
    const codes = ["VR", "VP", "VR"];
    const state = start.images.map(({ imageId }, index) => ({ imageId, decision: codes[index], category: null, markedLocations: [] }));
    const { body } = await seal(client, address, start, state);
    expect(body).toMatchObject({ hits: decided === 0 ? 0 : 2, misses: decided === 0 ? 2 : 0, score: decided === 0 ? 0 : 100 });
  }
});

test.each(["practice", "exam", "quiz"])(
  "%s counts active time: what its page was seen and worked at, within the server's clock; what was not told, as long as one may be idle",
  async (kind) => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, practicePassingScore: 0, nOfPractice: 0, maxDisconnectTime: 0, maxFailedAttempts: 0 });
    if (kind === "exam") await seal(client, course.practice, await started(client, course.practice));
    const body = {
      name: crypto.randomUUID(),
      simulatorCourseId: course.courseId,
      numberOfImages: 3,
      questionTime: 0,
      users: [app.world().airport.north.users.usr],
    };
    const quiz = kind === "quiz" ? (await (await app.as("web")).call("POST", "/api/quizzes", body)).body : null;
    const address = { practice: course.practice, exam: course.exam, quiz: `/api/training/simulator-quiz/${quiz?.id}` }[kind]!;
    for (const [activity, seconds] of [
      [undefined, 180],
      [{ sinceMs: 0, activeMs: 300_000 }, 300],
      [{ sinceMs: 0, activeMs: 36_000_000 }, 3600],
      // a page loaded anew tells of itself alone
      [{ sinceMs: 3_500_000, activeMs: 36_000_000 }, 280],
    ] as const) {
      const start = await started(client, address);
      await beganAgo(app, start.sessionId, 3600);
      const { body: results } = await client.call<SessionResults>("PUT", address, {
        sessionId: start.sessionId,
        duration: 9_999,
        state: [],
        activity,
      });
      expect(Math.abs(results.duration - seconds)).toBeLessThan(3);
      expect(Math.abs(results.elapsed - 3600)).toBeLessThan(3);
    }
  },
);
