import { afterAll, describe, expect, test } from "vitest";
import type { LearnerQuiz } from "@vigil/model/quiz/quizWire";
import type { SessionStart } from "@vigil/model/simulator/wire";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { testApp } from "../../../test/http/testApp.ts";
import { beganAgo, imagePath, passed, plain, practice, seal, started } from "../../../test/simulator/testSession.ts";

const app = testApp();
const usr = () => app.world().airport.north.users.usr;

/** What an administrator does on the user's form. */
async function allow(extraTimeFactor: unknown) {
  const administrator = await app.as("web");
  const { body: user } = await administrator.call("GET", `/api/users/${usr()}`);
  return administrator.call("PUT", "/api/users", { id: usr(), revision: user.revision, extraTimeFactor });
}

const timed = { ...plain, imageTimerPractice: 10, sessionTimerPractice: 30 };

describe("extra time of one learner", () => {
  afterAll(() => allow(100));

  test("lies between 100 and 300 percent, and the change is an event that names it", async () => {
    for (const wrong of [99, 301, 150.5]) expect(await allow(wrong)).toMatchObject({ status: 422, body: { field: "extraTimeFactor" } });
    expect((await allow(125)).body).toMatchObject({ extraTimeFactor: 125 });
    const owner = await app.database.owner();
    const { rows } = await owner.query<{ data: unknown }>(
      "select data from events where subject_entity = 'user' and subject_id = $1 order by id desc limit 1",
      [usr()],
    );
    expect(rows[0]?.data).toMatchObject({ fields: ["extraTimeFactor"] });
    expect(JSON.stringify(rows[0]?.data)).not.toContain("125");
  });

  test("lengthens both timers of a session and its deadline at the server; the learner is told before", async () => {
    await allow(150);
    const client = await app.as("usr");
    const course = await practice(app, timed);
    const told = await client.call<TrainingCourse>("GET", `/api/training/programs/${course.programId}/courses/${course.courseId}`);
    expect(told.body.extraTime).toBe(150);
    const start = await started(client, course.practice);
    expect(start.settings).toMatchObject({ imageTimerMs: 15_000, sessionTimerMs: 45_000, extraTime: 150 });
    const owner = await app.database.owner();
    const { rows } = await owner.query(
      "select extract(epoch from deadline_at - started_at)::int as seconds from simulator_sessions where id = $1",
      [start.sessionId],
    );
    expect(rows).toEqual([{ seconds: 45 }]);
    // 13 s after the image came: too late for others, not for them
    await beganAgo(app, start.sessionId, 13);
    const inTime = await client.call("PUT", imagePath(start, 0), passed({ shownMs: 0, elapsedMs: 13_000 }));
    expect(inTime.body.state.decision).toBe("VP");
    await seal(client, course.practice, start);
    const events = await owner.query("select data from events where type = 'simulatorSession.start' and subject_id = $1", [
      start.sessionId,
    ]);
    expect(events.rows).toMatchObject([{ data: { extraTime: 150 } }]);
  });

  test("of somebody else changes nothing: the usual times hold, and the event says nothing", async () => {
    const client = await app.as("usr", "south");
    const course = await practice(app, timed);
    const start = await started(client, course.practice);
    expect(start.settings).toMatchObject({ imageTimerMs: 10_000, sessionTimerMs: 30_000, extraTime: 100 });
    await beganAgo(app, start.sessionId, 13);
    const late = await client.call("PUT", imagePath(start, 0), passed({ shownMs: 0, elapsedMs: 13_000 }));
    expect(late.body.state.decision).toBe("VT");
    await seal(client, course.practice, start);
  });

  test("lengthens a quiz as well, and what is begun keeps its times", async () => {
    await allow(200);
    const { courseId } = await practice(app, { ...plain, examMarkThreats: false, examCategorizeThreats: false });
    const administrator = await app.as("web");
    const { body: quiz } = await administrator.call("POST", "/api/quizzes", {
      name: `Quiz ${crypto.randomUUID()}`,
      simulatorCourseId: courseId,
      numberOfImages: 3,
      questionTime: 20,
      quizTime: 50,
      users: [usr()],
    });
    const student = await app.as("usr");
    const own = (await student.call<LearnerQuiz[]>("GET", "/api/training/quizzes")).body.find(({ id }) => id === quiz.id);
    expect(own).toMatchObject({ questionTime: 40, quizTime: 100, extraTime: 200 });
    const path = `/api/training/simulator-quiz/${quiz.id}`;
    const first = await student.call<SessionStart>("POST", path);
    expect(first.body.settings).toMatchObject({ imageTimerMs: 40_000, sessionTimerMs: 100_000, extraTime: 200 });
    await allow(100);
    expect((await student.call<SessionStart>("POST", path)).body.settings).toEqual(first.body.settings);
  });
});
