import { testContentCourse } from "../../test/training/testContentCourse.ts";
import { describe, expect, test } from "vitest";
import type { DecisionAnswer, SessionStart } from "@vigil/model/simulator/wire";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { sealOverdue } from "../attempt/sealOverdue.ts";
import { sessionKind } from "./sessionKind.ts";
import { innocent, testCourse, threat, type TestCourse } from "../../test/simulator/testCourse.ts";
import {
  beganAgo,
  imagePath,
  imagesOfPaper,
  passed,
  plain,
  practice,
  rightCodes,
  seal,
  started,
} from "../../test/simulator/testSession.ts";

const app = testApp();
const bags = (threats: number, innocents: number) => [
  ...Array.from({ length: threats }, () => threat),
  ...Array.from({ length: innocents }, () => innocent),
];
const open = { ...plain, nOfPractice: 0, examMarkThreats: false, examCategorizeThreats: false, maxFailedAttempts: 0 };
/** The exam of a course opens once something was practised in it. */
async function practised(client: TestClient, course: TestCourse): Promise<TestCourse> {
  await seal(client, course.practice, await started(client, course.practice));
  return course;
}
const usual = { ...open, practiceNumberOfImages: 10, examNumberOfImages: 20 };
const stateOf = ({ images }: SessionStart, codes: readonly string[]) =>
  images.map(({ imageId, index }) => ({ imageId, decision: codes[index] ?? "VP", category: null, markedLocations: [] }));
const all = (start: SessionStart, code: string) =>
  stateOf(
    start,
    start.images.map(() => code),
  );
const flagsOf = async (sessionId: number) =>
  app.database.asDomain(app.world().airport.domainId, (tx) =>
    tx
      .selectFrom("integrityFlags")
      .select(["kind", "position", "facts"])
      .where("simulatorSessionId", "=", sessionId)
      .orderBy("id")
      .execute(),
  );

describe("an exam at the simulator", () => {
  test("is not passed by sealing the same decision for every bag, however often", { timeout: 60_000 }, async () => {
    const client = await app.as("usr");
    const course = await practised(client, await testCourse(app, bags(40, 60), usual));
    const threats = new Set<number>();
    for (let attempt = 0; attempt < 20; attempt++) {
      const start = await started(client, course.exam);
      const { body } = await seal(client, course.exam, start, all(start, "VP"));
      expect(body).toMatchObject({ passed: false, hits: 0 });
      expect(body.unmet).toContain("hitRate");
      threats.add(body.misses);
    }
    expect(threats.size).toBeGreaterThan(1); // the number is drawn anew
    for (const count of threats) expect(count >= 7 && count <= 13).toBe(true);
    const start = await started(client, course.exam);
    expect((await seal(client, course.exam, start, all(start, "VR"))).body.unmet).toContain("falseAlarmRate");
  });

  test("gains nothing from what practice told: no image, no number, no address of it comes again", async () => {
    const client = await app.as("usr");
    const course = await testCourse(app, bags(40, 60), { ...usual, practiceFeedback: true });
    const remembered = new Map<unknown, string>();
    const shown = new Set<number>();
    for (let session = 0; session < 6; session++) {
      const start = await started(client, course.practice);
      for (const { imageId, index, viewConfigs } of start.images) {
        const { body } = await client.call<DecisionAnswer>("PUT", imagePath(start, index), passed());
        for (const key of [imageId, ...viewConfigs.map(({ url }) => url)]) remembered.set(key, body.feedback?.correctDecision ?? "");
      }
      await seal(client, course.practice, start);
      for (const { id, pool } of await imagesOfPaper(app, start)) {
        expect(pool).toBe("practice");
        shown.add(id);
      }
    }
    const exam = await started(client, course.exam);
    const images = await imagesOfPaper(app, exam);
    expect(images).toHaveLength(20);
    expect(images.filter(({ id, pool }) => pool !== "exam" || shown.has(id))).toEqual([]);
    const known = exam.images.flatMap(({ imageId, viewConfigs }) => [imageId, ...viewConfigs.map(({ url }) => url)]);
    expect(known.filter((key) => remembered.has(key))).toEqual([]);
    const { headers } = await client.call("GET", exam.images[0]?.viewConfigs[0]?.url ?? "");
    expect(headers).not.toHaveProperty("etag");
    expect(headers).not.toHaveProperty("last-modified");
  });

  test("does not take a decision for an image of another session", async () => {
    const client = await app.as("usr");
    const course = await practised(client, await practice(app, open));
    const first = await started(client, course.exam);
    await seal(client, course.exam, first, all(first, "VR"));
    const second = await started(client, course.exam);
    expect(await seal(client, course.exam, second, all(first, "VR"))).toMatchObject({
      status: 422,
      body: { code: "SimulatorImageNotFound", field: "state.0.imageId" },
    });
    await seal(client, course.exam, second);
    const { body } = await client.call("GET", `/api/training/simulator/course/sessions/${second.sessionId}`);
    expect(body.images.map(({ state }: { state: { decision: string | null } }) => state.decision)).toEqual([null, null, null]);
  });

  test("asks for a least hit rate and a highest false-alarm rate beside the score, and tells which was missed", async () => {
    const client = await app.as("usr");
    const course = await practised(client, await testCourse(app, bags(5, 5), { ...open, finalPassingScore: 50 }));
    const exam = await started(client, course.exam);
    expect(exam.settings).toMatchObject({ minHitRate: 70, maxFalseAlarmRate: 30 });
    const codes = rightCodes(await imagesOfPaper(app, exam), 3); // three of five threats
    expect((await seal(client, course.exam, exam, stateOf(exam, codes))).body).toMatchObject({
      score: 80,
      passed: false,
      unmet: ["hitRate"],
    });
    const again = await started(client, course.exam);
    expect((await seal(client, course.exam, again, stateOf(again, rightCodes(await imagesOfPaper(app, again), 4)))).body).toMatchObject({
      score: 90,
      passed: true,
      unmet: [],
    });
    const { body } = await client.call("GET", `/api/training/simulator/course/sessions/${exam.sessionId}`);
    expect(body.results.unmet).toEqual(["hitRate"]);
  });

  test("is judged by its score alone where a configuration asks for neither rate", async () => {
    const client = await app.as("usr");
    const course = await practised(
      client,
      await testCourse(app, bags(5, 5), { ...open, finalPassingScore: 50, examMinHitRate: 0, examMaxFalseAlarmRate: 100 }),
    );
    const exam = await started(client, course.exam);
    expect((await seal(client, course.exam, exam, all(exam, "VP"))).body).toMatchObject({ score: 50, passed: true, unmet: [] });
  });

  test("locks after five failed attempts where no configuration says otherwise", async () => {
    const client = await app.as("usr");
    const { maxFailedAttempts: _, ...settings } = open;
    const course = await practised(client, await practice(app, settings));
    for (let attempt = 1; attempt <= 5; attempt++) {
      const { body } = await seal(client, course.exam, await started(client, course.exam));
      expect(body.finalExamLocked).toBe(attempt === 5);
    }
    expect(await client.call("POST", course.exam)).toMatchObject({ status: 423, body: { code: "FinalExamLocked" } });
  });

  test("does not begin with fewer images than it means, nor with those of practice; a library too small to be divided is for both", async () => {
    const client = await app.as("usr");
    const course = await practised(client, await testCourse(app, bags(10, 20), usual)); // nine of thirty are kept
    expect(await client.call("GET", `${course.exam}/ready`)).toMatchObject({ status: 200, body: { code: "ExamPoolTooSmall" } });
    expect(await client.call("POST", course.exam)).toMatchObject({ status: 412, body: { code: "ExamPoolTooSmall" } });
    expect(await client.call("GET", `${course.practice}/ready`)).toMatchObject({ status: 200, body: { code: null } });
    expect((await started(client, course.practice)).images).toHaveLength(10);
    const tiny = await practised(client, await testCourse(app, bags(6, 6), usual));
    expect((await started(client, tiny.exam)).images).toHaveLength(12);
    expect(await client.call("POST", (await practised(client, await testCourse(app, bags(0, 6), usual))).exam)).toMatchObject({
      body: { code: "ExamPoolTooSmall" },
    });
  });
});

describe("whoever audits", () => {
  const fetched = async (client: TestClient, { images }: SessionStart, index: number) =>
    expect((await client.call("GET", images[index]?.viewConfigs[0]?.url ?? "")).status).toBe(200);

  test("is told of an exam sealed at once, image by image and as a whole; its result stands", async () => {
    const client = await app.as("usr");
    const course = await practised(client, await testCourse(app, bags(3, 3), open));
    const exam = await started(client, course.exam);
    await seal(client, course.exam, exam, stateOf(exam, rightCodes(await imagesOfPaper(app, exam))));
    const flags = await flagsOf(exam.sessionId);
    const of = (kind: string) => flags.filter((flag) => flag.kind === kind);
    expect(of("neverFetched").map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(of("tooFast")).toHaveLength(6);
    expect(of("implausibleSession")).toEqual([
      { kind: "implausibleSession", position: null, facts: { images: 6, tookMs: expect.any(Number) } },
    ]);
  });

  test("is told nothing of an exam somebody looked at, fetched ahead and decided bag by bag, nor of practice", async () => {
    const client = await app.as("usr");
    const course = await practised(client, await practice(app, open));
    const exam = await started(client, course.exam);
    await fetched(client, exam, 0);
    await fetched(client, exam, 1);
    for (const { index } of exam.images) {
      await beganAgo(app, exam.sessionId, 4);
      await client.call("PUT", imagePath(exam, index), passed({ shownMs: 4000 * index, elapsedMs: 4000 * (index + 1) }));
      if (index === 0) await fetched(client, exam, 2);
    }
    await seal(client, course.exam, exam);
    expect(await flagsOf(exam.sessionId)).toEqual([]);
    const session = await started(client, course.practice);
    await seal(client, course.practice, session, all(session, "VP"));
    expect(await flagsOf(session.sessionId)).toEqual([]);
  });

  test("is told of pictures that were fetched only after their decision, and of a claim beyond the time a connection may fail", async () => {
    const client = await app.as("usr");
    const course = await practised(client, await practice(app, { ...open, maxDisconnectTime: 120 }));
    const exam = await started(client, course.exam);
    await beganAgo(app, exam.sessionId, 10);
    await client.call("PUT", imagePath(exam, 0), passed({ elapsedMs: 9_000 }));
    await fetched(client, exam, 0);
    await fetched(client, exam, 1);
    await beganAgo(app, exam.sessionId, 130);
    await client.call("PUT", imagePath(exam, 1), passed({ shownMs: 9_000, elapsedMs: 15_000, journal: true }));
    await seal(client, course.exam, exam);
    expect(await flagsOf(exam.sessionId)).toEqual([
      {
        kind: "lateDecision",
        position: 1,
        facts: { claimedMs: 15_000, receivedMs: expect.any(Number), countedMs: expect.any(Number) },
      },
      { kind: "neverFetched", position: 0, facts: {} },
    ]);
  });

  test("sees beside what the learner's browser says when the server handed the picture out and had the decision", async () => {
    const client = await app.as("usr");
    const course = await practised(client, await practice(app, open));
    const exam = await started(client, course.exam);
    await fetched(client, exam, 0);
    await beganAgo(app, exam.sessionId, 60);
    await client.call("PUT", imagePath(exam, 0), passed({ shownMs: 50_000, elapsedMs: 59_000 }));
    await seal(client, course.exam, exam);
    const { body } = await (await app.as("aud")).call("GET", `/api/audit/course/simulator-sessions/${exam.sessionId}`);
    const [{ served, imageId }, next] = body.images;
    expect(served.issuedMs).toBeLessThan(10_000);
    expect(served.receivedMs).toBeGreaterThanOrEqual(60_000);
    expect(next.served).toEqual({ issuedMs: null, receivedMs: null });
    expect(imageId).toBe((await imagesOfPaper(app, exam))[0]?.id);
    const own = await client.call("GET", `/api/training/simulator/course/sessions/${exam.sessionId}`);
    expect(own.body.images[0]).not.toHaveProperty("served");
    expect(own.body.images[0].imageId).toBe(exam.images[0]?.imageId);
  });
});

describe("a browser that is heard of", () => {
  test("keeps an open session from being closed for silence; one that was silent for two minutes is closed", async () => {
    const client = await app.as("usr");
    const start = await started(client, (await practice(app)).practice);
    const lease = () => client.call("POST", "/api/training/lease", { tabId: "tab-of-exam-integrity" });
    for (let round = 0; round < 3; round++) {
      await beganAgo(app, start.sessionId, 100);
      expect((await lease()).status).toBe(200);
      expect(await sealOverdue(app.house(), sessionKind)).toBe(0);
    }
    await beganAgo(app, start.sessionId, 121);
    await lease(); // too late
    expect(await sealOverdue(app.house(), sessionKind)).toBe(1);
  });

  test("is heard of by other work of the tab that holds the lease as well", async () => {
    const client = await app.as("usr");
    const owner = await app.database.owner();
    await owner.query("delete from training_leases");
    const start = await started(client, (await practice(app)).practice);
    const { programId } = await testContentCourse(app);
    await client.call("POST", "/api/training/lease", { tabId: "tab-of-exam-integrity" });
    const work = (tab: string) => client.call("POST", `/api/training/status/programs/${programId}`, undefined, { "x-tab": tab });
    const seen = async () => {
      await beganAgo(app, start.sessionId, 100);
      await owner.query("update training_leases set expires_at = clock_timestamp() + interval '16 seconds'");
      return [(await work("tab-of-exam-integrity")).status, await sealOverdue(app.house(), sessionKind)];
    };
    expect([await seen(), await seen()]).toEqual([
      [200, 0],
      [200, 0],
    ]);
    await beganAgo(app, start.sessionId, 121);
    expect(await sealOverdue(app.house(), sessionKind)).toBe(1);
  });
});
