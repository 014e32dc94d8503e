import { describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { TestClient } from "../../../test/http/testClient.ts";
import type { SessionReview, SessionStart } from "@vigil/model/simulator/wire";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { testApp } from "../../../test/http/testApp.ts";
import {
  imagesOfPaper,
  beganAgo,
  plain,
  practice,
  imagePath,
  passed,
  rejected,
  started,
  seal,
} from "../../../test/simulator/testSession.ts";

const app = testApp();

async function decideRightly(client: TestClient, exam: SessionStart): Promise<void> {
  for (const [index, { category }] of (await imagesOfPaper(app, exam)).entries())
    await client.call("PUT", imagePath(exam, index), category === null ? passed() : passed(rejected));
}

describe("a session that is interrupted", () => {
  test("is answered again with the same id, the same paper and what is stored", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app);
    const start = await started(client, address);
    await client.call("PUT", imagePath(start, 0), passed({ decision: "VH" }));
    const again = await started(client, address);
    expect(again.sessionId).toBe(start.sessionId);
    expect(again.images.map(({ imageId }) => imageId)).toEqual(start.images.map(({ imageId }) => imageId));
    expect(again.images[0]?.state).toMatchObject({ decision: "VH" });
    expect(again.elapsedMs).toBeGreaterThanOrEqual(start.elapsedMs);
  });

  test("goes on in a server that was started anew", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app);
    const start = await started(client, address);
    await client.call("PUT", imagePath(start, 0), passed());
    const second = await buildApp(app.house());
    const same = new TestClient(second);
    same.cookie = client.cookie;
    same.token = client.token;
    const again = await started(same, address);
    expect(again.images.map(({ state }) => state.decision)).toEqual(["VP", null, null]);
    expect((await same.call("PUT", imagePath(again, 1), passed())).status).toBe(200);
    await second.close();
  });

  test("that was silent for longer than maxDisconnectTime is closed with what it has, and a new one begins", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, maxDisconnectTime: 600 });
    const start = await started(client, course.practice);
    await client.call("PUT", imagePath(start, 0), passed({ decision: "VR" }));
    await beganAgo(app, start.sessionId, 500);
    expect((await started(client, course.practice)).sessionId).toBe(start.sessionId);
    await beganAgo(app, start.sessionId, 200);
    expect((await started(client, course.practice)).sessionId).not.toBe(start.sessionId);
    const { body } = await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${start.sessionId}`);
    expect(body.results).toMatchObject({ score: 33.33, hits: 1 });
    expect(body.results.duration).toBeLessThan(60);
    expect(body.images.map(({ state }) => state.decision)).toEqual(["VR", null, null]);
  });

  test("two starts at once open one session", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app);
    const starts = await Promise.all([1, 2, 3, 4].map(() => client.call<SessionStart>("POST", address)));
    expect(starts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(starts.map(({ body }) => body.sessionId)).size).toBe(1);
  });
});

describe("a session belongs to its learner", () => {
  test.each(["south", "east"] as const)("another learner (%s) does not find it", async (place) => {
    const client = await app.as("usr");
    const course = await practice(app);
    const start = await started(client, course.practice);
    const other = await app.as("usr", place);
    expect((await other.call("PUT", imagePath(start, 0), passed())).status).toBe(404);
    expect((await other.call("POST", `${imagePath(start, 0)}/open`)).status).toBe(404);
    expect((await other.call("GET", start.images[0]?.viewConfigs[0]?.url ?? "")).status).toBe(404);
    expect((await seal(other, course.practice, start)).status).toBe(404);
    await seal(client, course.practice, start);
    expect((await other.call("GET", `/api/training/simulator/course/sessions/${start.sessionId}`)).status).toBe(404);
  });

  test("R-1.027 R-1.029 R-7.071 R-7.073 an auditor of the same site reads it once it is sealed, one of another site does not find it", async () => {
    const client = await app.as("usr");
    const course = await practice(app);
    const start = await started(client, course.practice);
    const path = `/api/audit/course/simulator-sessions/${start.sessionId}`;
    const auditor = await app.as("aud");
    expect((await auditor.call("GET", path)).status).toBe(404);
    await seal(client, course.practice, start);
    expect(await auditor.call("GET", path)).toMatchObject({ status: 200, body: { isReview: true } });
    expect((await auditor.call("GET", start.images[0]?.viewConfigs[0]?.url ?? "")).status).toBe(200);
    const list = `/api/audit/users/${app.world().airport.north.users.usr}/courses/${course.courseId}/simulator-sessions`;
    expect((await auditor.call("GET", list)).body).toMatchObject({ count: 1, rows: [{ id: start.sessionId }] });
    for (const place of ["south", "east"] as const) {
      const stranger = await app.as("aud", place);
      expect((await stranger.call("GET", path)).status).toBe(404);
      expect((await stranger.call("GET", list)).status).toBe(404);
    }
    expect((await client.call("GET", path)).status).toBe(403);
    expect((await auditor.call("PUT", imagePath(start, 0), passed())).status).toBe(403);
    expect((await seal(auditor, course.practice, start)).status).toBe(403);
    expect((await auditor.call("POST", course.practice)).status).toBe(403);
  });

  test("a unit of a program that is not assigned does not exist", async () => {
    const course = await practice(app);
    const outsider = await app.as("usr", "east");
    expect(await outsider.call("POST", course.practice)).toMatchObject({ status: 404, body: { code: "ProgramNotFound" } });
  });
});

describe("starting", () => {
  test("R-5.001 R-5.002 with another type or a negative unit is refused", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app);
    expect(await client.call("POST", address.replace("Practice", "Quiz"))).toMatchObject({
      status: 422,
      body: { code: "SimulatorTypeInvalid" },
    });
    expect(await client.call("POST", address.replace("units/1", "units/-1"))).toMatchObject({
      status: 422,
      body: { code: "SimulatorItemInvalid" },
    });
  });

  test("R-4.057 practice is locked until what comes before it is read", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, courseEnforceOrder: false });
    const page = { id: 1, type: "text", title: "Page", blocks: [{ kind: "paragraph", text: "Text." }] };
    const lesson = { id: 7, type: "Content", name: "Lesson", sections: [{ id: 1, type: "Content", name: "Section", pages: [page] }] };
    await app.database.ask(
      "update course_contents set content = jsonb_set(content::jsonb, '{units}', $2::jsonb || (content::jsonb -> 'units')) where course_id = $1",
      [course.courseId, JSON.stringify([lesson])],
    );
    const locked = async () =>
      (await client.call<TrainingCourse>("GET", `/api/training/programs/${course.programId}/courses/${course.courseId}`)).body.unitStatus[1]
        ?.locked;
    expect(await locked()).toBe(true);
    expect(await client.call("POST", course.practice)).toMatchObject({ status: 423, body: { code: "UnitLocked" } });
    const section = `/api/training/status/programs/${course.programId}/courses/${course.courseId}/units/7/sections/1`;
    expect((await client.call("PUT", section, { status: "C" })).status).toBe(200);
    expect(await locked()).toBe(false);
    expect((await client.call("POST", course.practice)).status).toBe(200);
  });

  test("R-4.050 R-4.059 R-4.060 R-7.066 the exam opens after practice; passed, it completes the course, and cannot be taken again", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, finalPassingScore: 80, nOfPractice: 1 });
    expect(await client.call("POST", course.exam)).toMatchObject({ status: 423, body: { code: "UnitLocked" } });
    const first = await started(client, course.practice);
    for (const { index } of first.images)
      await client.call("PUT", imagePath(first, index), passed({ decision: index === 1 ? "VP" : "VR" }));
    expect((await seal(client, course.practice, first)).body).toMatchObject({ score: 100, passed: true });
    const exam = await started(client, course.exam);
    const unitsOf = async () =>
      (await client.call("GET", `/api/training/programs/${course.programId}/courses/${course.courseId}`)).body.unitStatus;
    expect((await unitsOf()).at(-1)).toMatchObject({ complete: false });
    await decideRightly(client, exam);
    expect((await seal(client, course.exam, exam)).body).toMatchObject({ score: 100, passed: true, passingScore: 80 });
    expect(await client.call("POST", course.exam)).toMatchObject({ status: 409, body: { code: "ExamCompleted" } });
    const completed = await client.call("GET", `/api/training/session/completed?courseId=${course.courseId}&sessionType=Exam`);
    expect(completed.body).toEqual({
      id: exam.sessionId,
      categoryRequired: true,
      type: "Exam",
      bagList: exam.images.map(({ imageId }) => imageId).join(","),
      passed: true,
      passingScore: 80,
      score: 100,
    });
    const { body } = await client.call("GET", `/api/training/programs/${course.programId}/courses/${course.courseId}`);
    expect(body).toMatchObject({ courseStatus: { status: "c", complete: true, progress: 1 }, examStatus: { passed: true } });
    expect(body.unitStatus.at(-1)).toMatchObject({ complete: true });
    expect((await client.call("GET", `/api/training/status/programs/${course.programId}`)).body).toMatchObject({
      status: "c",
      complete: true,
      sequence: 1,
    });
  });

  test("R-7.067 the completed session is asked for exams only", async () => {
    const client = await app.as("usr");
    expect((await client.call("GET", "/api/training/session/completed?courseId=1&sessionType=Practice")).status).toBe(422);
    expect((await client.call("GET", "/api/training/session/completed?courseId=1&sessionType=Exam")).body).toBeNull();
  });

  test("R-8.102 practice is locked when its maximum duration within the look-back period has been exceeded, and says when it opens", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, practiceDurationMax: { seconds: 100, lookBackSeconds: 3_600 } });
    const told = async () =>
      (await client.call<TrainingCourse>("GET", `/api/training/programs/${course.programId}/courses/${course.courseId}`)).body.practiceLock;
    const begun: { sessionId: number; startedMs: number }[] = [];
    for (const seconds of [60, 70]) {
      const start = await started(client, course.practice);
      await beganAgo(app, start.sessionId, seconds);
      begun.push({ sessionId: start.sessionId, startedMs: Date.now() - 1000 * seconds });
      expect(await told()).toBeNull(); // one that is open may be finished
      expect((await client.call("POST", course.practice)).status).toBe(200);
      await seal(client, course.practice, start);
      expect((await told()) === null).toBe(seconds === 60);
    }
    // 60 s and 70 s are more than 100 s: the newer one alone is not, so the older one has to leave the period
    const lock = await told();
    expect(lock?.reason).toBe("time");
    const opensMs = Date.parse(lock?.opensAt ?? "");
    expect(Math.abs(opensMs - ((begun[1]?.startedMs ?? 0) + 3_600_000))).toBeLessThan(3_000);
    expect(await client.call("POST", course.practice)).toMatchObject({
      status: 423,
      body: { code: "PracticeLocked", details: { reason: "time" } },
    });
    await beganAgo(app, begun[1]?.sessionId ?? 0, 4_000);
    expect(await told()).toBeNull();
    expect((await client.call("POST", course.practice)).status).toBe(200);
  });

  test("R-8.102 where the course says so, practice is locked from when the final exam is available until it is passed", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, examLocksPractice: true, nOfPractice: 1 });
    const first = await started(client, course.practice);
    for (const { index } of first.images)
      await client.call("PUT", imagePath(first, index), passed({ decision: index === 1 ? "VP" : "VR" }));
    await seal(client, course.practice, first);
    expect(await client.call("POST", course.practice)).toMatchObject({
      status: 423,
      body: { code: "PracticeLocked", details: { reason: "exam", opensAt: null } },
    });
    const exam = await started(client, course.exam);
    await decideRightly(client, exam);
    expect((await seal(client, course.exam, exam)).body).toMatchObject({ passed: true });
    expect((await client.call("POST", course.practice)).status).toBe(200);
  });

  test("the final exam locks after as many failed attempts as allowed", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, maxFailedAttempts: 2, practicePassingScore: 1, nOfPractice: 0 });
    await seal(client, course.practice, await started(client, course.practice));
    const first = await seal(client, course.exam, await started(client, course.exam));
    expect(first.body).toMatchObject({ passed: false, finalExamLocked: false });
    const second = await seal(client, course.exam, await started(client, course.exam));
    expect(second.body).toMatchObject({ passed: false, finalExamLocked: true });
    expect(await client.call("POST", course.exam)).toMatchObject({ status: 423, body: { code: "FinalExamLocked" } });
  });
});
