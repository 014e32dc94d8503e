import { describe, expect, test } from "vitest";
import { secrets } from "../../test/simulator/testCourse.ts";
import type { DecisionAnswer } from "@vigil/model/simulator/wire";
import { testApp } from "../../test/http/testApp.ts";
import { plain, practice, imagePath, passed, started, seal } from "../../test/simulator/testSession.ts";

const app = testApp();

describe("what the browser is told", () => {
  test("holds no answer key before the lock: nothing it receives in a session names the truth", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app, { ...plain, showOpenPractice: true });
    const received: unknown[] = [];
    const start = await started(client, address);
    received.push(start, await started(client, address));
    for (const image of start.images) received.push((await client.call("GET", image.viewConfigs[0]?.url ?? "")).body);
    for (const { index } of start.images) received.push((await client.call("PUT", imagePath(start, index), passed())).body);
    received.push((await client.call("GET", `/api/training/session/completed?courseId=1&sessionType=Exam`)).body);
    const text = JSON.stringify(received);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(
      /"(correctDecision|threatCategory|threatDescription|threatArray|innocentArray|innocentItems|found|credit|difficulty)":[^n]/,
    );
  });

  test("is the truth of a decided image in practice with feedback, and of no other", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app, { ...plain, practiceFeedback: true });
    const start = await started(client, address);
    const { body } = await client.call<DecisionAnswer>("PUT", imagePath(start, 0), passed({ decision: "VR" }));
    expect(body).toMatchObject({
      state: { found: true, credit: "full" },
      feedback: { correctDecision: "R", threatDescription: "SECRET-DESCRIPTION" },
    });
    const again = await started(client, address);
    expect(again.images.map(({ correctDecision }) => correctDecision)).toEqual(["R", null, null]);
    expect(again.images[0]?.state).toMatchObject({ found: true, credit: "full" });
  });

  test("R-4.025 of an opened bag is what it holds beside the threat, once its opening is recorded for good", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app, { ...plain, showOpenPractice: true });
    const start = await started(client, address);
    expect(await client.call("POST", `${imagePath(start, 1)}/open`)).toMatchObject({ status: 409, body: { code: "SimulatorOpenRefused" } });
    const { body } = await client.call("POST", `${imagePath(start, 0)}/open`);
    const innocentArray = [expect.objectContaining({ view: 0, name: "SECRET-INNOCENT", category: null })];
    expect(body).toEqual({ innocentItems: [{ name: "SECRET-CONTENT", family: "clothing" }], innocentArray });
    expect(JSON.stringify(body)).not.toContain("SECRET-THREAT");
    expect((await started(client, address)).images[0]?.state.opened).toBe(true);
    const decided = await client.call<DecisionAnswer>("PUT", imagePath(start, 0), passed());
    expect(decided.body.state.decision).toBe("VIP");
  });

  test("of an opened bag says nothing of where things lie unless the course shows the inspected bag", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, showOpenExam: true, nOfPractice: 0 });
    await seal(client, course.practice, await started(client, course.practice));
    const exam = await started(client, course.exam);
    const { body } = await client.call("POST", `${imagePath(exam, 0)}/open`);
    expect(body).toEqual({ innocentItems: [{ name: "SECRET-CONTENT", family: "clothing" }], innocentArray: null });
  });

  test("is each view of its own session's images, to be kept for good", async () => {
    const client = await app.as("usr");
    const start = await started(client, (await practice(app)).practice);
    const url = start.images[2]?.viewConfigs[1]?.url ?? "";
    const view = await client.call("GET", url);
    expect(view).toMatchObject({ status: 200, headers: { "cache-control": "private, max-age=31536000, immutable" } });
    expect(view.body).toContain("view of");
    expect((await client.call("GET", url.replace(/views\/1$/, "views/7"))).body).toMatchObject({ code: "SimulatorImageNotFound" });
  });
});
