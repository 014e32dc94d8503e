import { describe, expect, test } from "vitest";
import type { Step } from "@vigil/model/training/step";
import type { TrainingCourse } from "@vigil/model/training/wire";
import type { NextThing, ProgramNext } from "@vigil/model/training/nextWire";
import { examPath, taken, testExamCourse } from "../../test/exam/testExamCourse.ts";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { innocent, testCourse, threat } from "../../test/simulator/testCourse.ts";
import { imagePath, imagesOfPaper, passed, plain, rejected, seal, started } from "../../test/simulator/testSession.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();

const nextIn = async (client: TestClient, programId: number): Promise<ProgramNext> =>
  (await client.call<ProgramNext>("GET", `/api/training/programs/${programId}/next`)).body;

const wholePage = (pageId: number) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null });

/** Does what a step says, as a page would, and nothing else. `right` answers of an exam are right. */
async function follow(client: TestClient, programId: number, { kind, path }: Step, right: number): Promise<number[]> {
  const [courseId = 0, unitId = 0, sectionId = 0, pageId = 0] = path;
  const course = `/api/training/status/programs/${programId}/courses/${courseId}`;
  const place = { programId, courseId };
  const minibook = `/api/training/minibook/programs/${programId}/courses/${courseId}/units/${unitId}`;
  const screen = (type: string) => `/api/training/simulator/programs/${programId}/courses/${courseId}/units/${unitId}/type/${type}`;
  if (kind === "page") {
    const stored = await client.call("GET", `/api/training/programs/${programId}/courses/${courseId}`);
    const known = stored.body.unitStatus
      .find((unit: { unitId: number }) => unit.unitId === unitId)
      .sectionStatus.find((section: { sectionId: number }) => section.sectionId === sectionId);
    const pages = [...(known?.pages ?? []), wholePage(pageId)];
    const { status } = await client.call("PUT", `${course}/units/${unitId}/sections/${sectionId}`, { status: "A", pages });
    const bookmark = { unitId, sectionId, pageId, enforceOrder: true };
    return [status, (await client.call("PUT", "/api/training/progress", { ...place, progress: 0, bookmark })).status];
  }
  if (kind === "unitExam" || kind === "finalExam") return [(await taken(client, place, kind === "finalExam" ? -1 : unitId, right)).status];
  if (kind === "minibook") return [(await client.call("POST", minibook)).status, (await client.call("DELETE", minibook)).status];
  if (kind === "practice" || kind === "exam") {
    const type = kind === "exam" ? "Exam" : "Practice";
    const session = await started(client, screen(type));
    for (const [index, { category }] of (await imagesOfPaper(app, session)).entries())
      await client.call(
        "PUT",
        imagePath(session, index),
        passed({ elapsedMs: 1000 * (index + 1), ...(category === null ? {} : rejected) }),
      );
    return [(await seal(client, screen(type), session)).status];
  }
  throw new Error(`Nobody can follow ${kind}.`);
}

/** Follows what comes next until the program is complete; answers the kinds of what was done. */
async function followed(client: TestClient, programId: number, rights: number[] = []): Promise<string[]> {
  const done: string[] = [];
  for (let step = (await nextIn(client, programId)).step; step !== null; { step } = await nextIn(client, programId)) {
    expect(done.length).toBeLessThan(40);
    const right = step.kind.endsWith("Exam") ? (rights.shift() ?? 99) : 0;
    expect(new Set(await follow(client, programId, step, right))).toEqual(new Set([200]));
    done.push(step.kind);
  }
  expect((await client.call("GET", `/api/training/status/programs/${programId}`)).body).toMatchObject({ complete: true });
  return done;
}

describe("what comes next", () => {
  test("R-4.036 leads through the courses of a program, whatever the bookmark says", async () => {
    const client = await app.as("usr");
    const { programId } = await testContentCourse(app, { courseEnforceOrder: true });
    expect(await followed(client, programId)).toEqual(Array.from({ length: 12 }, () => "page"));
  });

  test("R-4.036 R-4.061 leads through exams, over their minibooks after a failed one, and back to one whose mean is too low", async () => {
    const client = await app.as("usr");
    const settings = { courseEnforceOrder: true, minibookUnit: true, unitPassingScore: 50, finalPassingScore: 50, minAverage: 90 };
    const { programId } = await testExamCourse(app, settings);
    const done = await followed(client, programId, [0, 3, 4]);
    expect(done).toEqual(["page", "page", "unitExam", "minibook", "unitExam", "page", "finalExam", "unitExam"]);
  });

  test("R-4.048 leads through practice to the exam at the screen, and says where one can practise afterwards", async () => {
    const client = await app.as("usr");
    const { programId, courseId } = await testCourse(app, [threat, innocent, innocent], { ...plain, nOfPractice: 2 });
    expect(await followed(client, programId)).toEqual(["practice", "practice", "exam"]);
    expect(await nextIn(client, programId)).toMatchObject({ step: null, practice: [courseId, 1] });
  });

  test("R-2.007 R-4.048 a course says what its practice asks for, how much of it there is, and how many attempts at its exam have failed", async () => {
    const client = await app.as("usr");
    const bags = await testCourse(app, [threat, innocent, innocent], {
      ...plain,
      nOfPractice: 2,
      practiceDuration: 600,
      conditionsRequired: "any",
      maxFailedAttempts: 3,
    });
    const read = async () =>
      (await client.call<TrainingCourse>("GET", `/api/training/programs/${bags.programId}/courses/${bags.courseId}`)).body;
    const asks = (sessions: number, seconds: number) => ({
      asks: [
        { kind: "passed", done: sessions, of: 2 },
        { kind: "seconds", done: seconds, of: 600 },
      ],
      any: true,
    });
    expect(await read()).toMatchObject({ practice: asks(0, 0), simulator: [], examStatus: { failedAttempts: 0 } });
    for (let turn = 1; turn <= 2; turn++) {
      const step = { kind: "practice", path: [bags.courseId, 1], open: false } as const;
      expect(await follow(client, bags.programId, step, 0)).toEqual([200]);
      const { practice, simulator } = await read();
      expect(practice).toEqual(
        asks(
          turn,
          simulator.reduce((sum, { duration }) => sum + duration, 0),
        ),
      );
    }
    const exam = await started(client, bags.exam);
    expect((await seal(client, bags.exam, exam)).body.passed).toBe(false);
    expect((await read()).examStatus).toMatchObject({ locked: false, failedAttempts: 1 });
    const words = await testContentCourse(app);
    const reading = await client.call<TrainingCourse>("GET", `/api/training/programs/${words.programId}/courses/${words.courseId}`);
    expect(reading.body).not.toHaveProperty("practice");
  });

  test("goes on with what has begun: seven of ten bags, an exam whose clock runs", async () => {
    const client = await app.as("usr");
    const bags = await testCourse(app, [threat, innocent, innocent], plain);
    const session = await started(client, bags.practice);
    await client.call("PUT", imagePath(session, 0), passed({ elapsedMs: 1000 }));
    expect((await nextIn(client, bags.programId)).step).toEqual({ kind: "practice", path: [bags.courseId, 1], open: true });
    const exam = await testExamCourse(app);
    for (let page = 0; page < 2; page++) await follow(client, exam.programId, (await nextIn(client, exam.programId)).step!, 0);
    await client.call("POST", examPath(exam, 1));
    expect((await nextIn(client, exam.programId)).step).toEqual({ kind: "unitExam", path: [exam.courseId, 1, -1], open: true });
  });

  test("R-4.036 what is decided and not finished is told as that, in its course, also once that is complete, and on home", async () => {
    const client = await app.as("usr");
    const { programId, courseId, practice } = await testCourse(app, [threat, innocent, innocent], plain);
    const read = async () => (await client.call<TrainingCourse>("GET", `/api/training/programs/${programId}/courses/${courseId}`)).body;
    const first = async () => (await client.call<NextThing>("GET", "/api/training/next")).body;
    const decide = async () => {
      const session = await started(client, practice);
      for (const { index } of session.images) {
        expect(await read()).not.toHaveProperty("decidedUnits");
        expect((await client.call("GET", `/api/training/programs/${programId}`)).body).toMatchObject([
          { id: courseId, openBags: { decided: index } },
        ]);
        await client.call("PUT", imagePath(session, index), passed({ elapsedMs: 1000 * (index + 1) }));
      }
      return session;
    };
    const finish = { kind: "practice", path: [courseId, 1], open: true, decided: true };
    const session = await decide();
    expect(await read()).toMatchObject({ openUnits: [1], decidedUnits: [1] });
    // told until when it waits; from then on it is over, before the next round closes it
    const waits = async (most: number) => {
      const owner = await app.database.owner();
      await owner.query(
        "update simulator_sessions set settings = settings || jsonb_build_object('maxDisconnectMs', $2::int) where id = $1",
        [session.sessionId, most],
      );
      return read();
    };
    expect((await waits(0)).openUntil).toBeUndefined();
    const until = (await waits(600_000)).openUntil?.[1] ?? "";
    expect(new Date(until).getTime() - Date.now()).toBeGreaterThan(500_000);
    expect(await waits(1)).toMatchObject({ openUnits: [] });
    expect((await client.call("GET", `/api/training/programs/${programId}`)).body[0]).not.toHaveProperty("toFinish");
    await waits(0);
    expect(await nextIn(client, programId)).toEqual({ programId, step: finish, practice: [courseId, 1] });
    expect(await first()).toEqual({ programId, step: finish });
    expect((await client.call("GET", `/api/training/programs/${programId}`)).body).toMatchObject([{ id: courseId, toFinish: true }]);
    expect((await client.call("GET", `/api/training/programs/${programId}`)).body[0]).not.toHaveProperty("openBags");
    await seal(client, practice, session);
    expect((await nextIn(client, programId)).step).toEqual({ kind: "exam", path: [courseId, 3], open: false });

    expect(await follow(client, programId, { kind: "exam", path: [courseId, 3], open: false }, 0)).toEqual([200]);
    expect(await read()).toMatchObject({ courseStatus: { complete: true } });
    expect((await nextIn(client, programId)).step).toBe(null);
    const again = await decide();
    expect((await nextIn(client, programId)).step).toEqual(finish);
    expect(await first()).toEqual({ programId, step: finish });
    await seal(client, practice, again);
    expect((await nextIn(client, programId)).step).toBe(null);
  });

  test("an exam that is locked waits for an administrator, and says so", async () => {
    const client = await app.as("usr");
    const exam = await testExamCourse(app, { maxFailedAttempts: 1 });
    for (let step = (await nextIn(client, exam.programId)).step; step?.kind !== "waits"; { step } = await nextIn(client, exam.programId))
      await follow(client, exam.programId, step!, step?.kind === "finalExam" ? 0 : 99);
    expect((await nextIn(client, exam.programId)).step).toMatchObject({ kind: "waits", why: "examLocked", path: [exam.courseId, -1] });
  });

  test("of all programs the one that is due first has the word; of others nothing is told", async () => {
    const client = await app.as("usr");
    const { programId, courseId } = await testContentCourse(app, {}, -100);
    await client.call("POST", `/api/training/status/programs/${programId}`);
    const { body } = await client.call<NextThing>("GET", "/api/training/next");
    expect(body).toEqual({ programId, step: { kind: "page", path: [courseId, 1, 1, 1], open: false } });
    const stranger = await app.as("usr", "south");
    expect(await stranger.call("GET", `/api/training/programs/${programId}/next`)).toMatchObject({ status: 404 });
    expect((await stranger.call<NextThing>("GET", "/api/training/next")).body?.programId).not.toBe(programId);
  });
});
