import { describe, expect, test } from "vitest";
import { sealOverdue } from "../../attempt/sealOverdue.ts";
import { sessionKind } from "../sessionKind.ts";
import type { DecisionAnswer, SessionReview, SessionStart } from "@vigil/model/simulator/wire";
import { encodeTrace } from "@vigil/model/simulator/trace";
import { testApp, testPassword } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { imagesOfPaper, plain, practice, imagePath, passed, started, seal, beganAgo } from "../../../test/simulator/testSession.ts";

const app = testApp();

const traceOf = async (client: TestClient, { sessionId }: SessionStart) =>
  (await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${sessionId}`)).body.images.map(({ trace }) => trace);

describe("what was done to a picture", () => {
  test("comes with the decision and is shown in the review", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app);
    const start = await started(client, address);
    const trace = encodeTrace({ steps: [{ kind: "enhance", atMs: 1200, enhancement: "NEG" }], lost: 0 });
    await client.call("PUT", imagePath(start, 0), passed({ trace }));
    await client.call("PUT", imagePath(start, 1), passed());
    await seal(client, address, start);
    expect(await traceOf(client, start)).toEqual([trace, null, null]);
  });

  test("is refused when it cannot be read or is endless, and the decision can be sent again without it", async () => {
    const client = await app.as("usr");
    const start = await started(client, (await practice(app)).practice);
    for (const trace of ["<script>", "1eNEG;".repeat(5000)])
      expect(await client.call("PUT", imagePath(start, 0), passed({ trace }))).toMatchObject({ status: 422 });
    expect(await client.call("PUT", imagePath(start, 0), passed())).toMatchObject({ status: 200 });
  });
});

describe("how sure the learner was", () => {
  const asks = { ...plain, practiceConfidence: true };
  const sureOf = async (client: TestClient, { sessionId }: SessionStart) =>
    (await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${sessionId}`)).body.images.map(
      ({ state }) => state.confidence,
    );

  test("is kept with the decision and with those that only come with the seal, shown in the review and counted with the measures", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app, asks);
    const start = await started(client, address);
    const { body } = await client.call<DecisionAnswer>("PUT", imagePath(start, 0), passed({ confidence: 3 }));
    expect(body.state).toMatchObject({ decision: "VP", confidence: 3 });
    const left = { decision: "VP", category: null, markedLocations: [] };
    const rest = start.images.slice(1).map(({ imageId }, at) => ({ ...left, imageId, ...(at === 0 ? { confidence: 1 } : {}) }));
    expect(await seal(client, address, start, rest)).toMatchObject({ status: 200 });
    expect(await sureOf(client, start)).toEqual([3, 1, undefined]);
    const { body: own } = await client.call<{ by: { confidence?: { value: string }[] } }>("GET", "/api/measures/own?months=12");
    expect(own.by.confidence?.map(({ value }) => value)).toEqual(["1", "3"]);
  });

  test("is refused where it is none of the four, and not kept where no course asks it", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app);
    const start = await started(client, address);
    expect(await client.call("PUT", imagePath(start, 0), passed({ confidence: 5 as never }))).toMatchObject({ status: 422 });
    const { body } = await client.call<DecisionAnswer>("PUT", imagePath(start, 0), passed({ confidence: 4 }));
    expect(body.state).not.toHaveProperty("confidence");
    await seal(client, address, start);
  });

  test("takes no time from the next bag: it may come as much later, and no more", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app, { ...asks, imageTimerPractice: 60 });
    const start = await started(client, address);
    await beganAgo(app, start.sessionId, 40);
    await client.call("PUT", imagePath(start, 0), passed({ shownMs: 0, elapsedMs: 39_000, confidence: 2 }));
    await beganAgo(app, start.sessionId, 30);
    const late = await client.call<DecisionAnswer>("PUT", imagePath(start, 1), passed({ shownMs: 69_500, elapsedMs: 69_900 }));
    // rated within 15 s, loaded within 10 s
    expect(late.body.state.shownMs).toBeLessThan(66_000);
    expect(late.body.state.shownMs).toBeGreaterThan(60_000);
    await seal(client, address, start);
  });
});

describe("a learner works in one place", () => {
  const take = (client: TestClient, tabId: string) => client.call("POST", "/api/training/lease", { tabId });

  test("R-3.165 a second browser is refused with each decision, with opening a bag and with the seal, until the first is gone", async () => {
    const first = app.visitor();
    await first.signIn({ username: "usr", password: testPassword, domain: "airport" });
    const second = await app.as("usr");
    const { practice: address } = await practice(app, { ...plain, showOpenPractice: true });
    const start = await started(second, address);
    await take(first, "tab-0001");
    const elsewhere = { status: 423, body: { code: "TrainingOpenElsewhere" } };
    expect(await second.call("PUT", imagePath(start, 0), passed())).toMatchObject(elsewhere);
    expect(await second.call("POST", `${imagePath(start, 0)}/open`)).toMatchObject(elsewhere);
    expect(await seal(second, address, start)).toMatchObject(elsewhere);
    await first.call("GET", "/api/user/logout", undefined, { "sec-fetch-site": "same-origin" });
    expect(await second.call("PUT", imagePath(start, 0), passed())).toMatchObject({ status: 200 });
  });

  test("R-3.165 R-8.110 another tab of the same browser is refused too: the call names the tab, the lease the one that is locked; so is a call that names none", async () => {
    const client = await app.as("usr");
    const start = await started(client, (await practice(app)).practice);
    await take(client, "tab-0001");
    const decide = (tab: string) => client.call("PUT", imagePath(start, 0), passed(), { "x-tab": tab });
    expect(await decide("tab-0002")).toMatchObject({ status: 423 });
    expect(await decide("tab-0001")).toMatchObject({ status: 200 });
    expect(await client.call("PUT", imagePath(start, 1), passed())).toMatchObject({ status: 423 }); // who names no tab is another one
    await app.database.ask("delete from training_leases");
  });
});

describe("a decision", () => {
  test("R-4.019 that is sent twice is stored once, and a later one never overwrites it", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app);
    const start = await started(client, address);
    const first = await client.call<DecisionAnswer>("PUT", imagePath(start, 0), passed({ decision: "VR" }));
    const second = await client.call<DecisionAnswer>("PUT", imagePath(start, 0), passed({ decision: "VP" }));
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const both = await Promise.all(
      ["VP", "VH"].map((decision) => client.call<DecisionAnswer>("PUT", imagePath(start, 1), passed({ decision }))),
    );
    expect(both[0]?.body.state.decision).toBe(both[1]?.body.state.decision);
  });

  test("after the seal is refused, and the results stay", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app);
    const start = await started(client, address);
    await client.call("PUT", imagePath(start, 0), passed({ decision: "VR" }));
    const { body: results } = await seal(client, address, start);
    const late = await client.call("PUT", imagePath(start, 1), passed());
    expect(late).toMatchObject({ status: 409, body: { code: "SimulatorSessionSealed" } });
    expect(
      (await seal(client, address, start, [{ imageId: start.images[1]?.imageId, decision: "VP", category: null, markedLocations: [] }]))
        .body,
    ).toEqual(results);
  });

  test("never gets past a seal that runs at the same time", async () => {
    const client = await app.as("usr");
    const { practice: address } = await practice(app);
    for (let round = 0; round < 5; round++) {
      const start = await started(client, address);
      // which bag comes first changes: what a session left unseen comes before what it showed
      const [first] = await imagesOfPaper(app, start);
      const decision = `V${first?.decision}`;
      const [answer, results] = await Promise.all([
        client.call<DecisionAnswer>("PUT", imagePath(start, 0), passed({ decision })),
        seal(client, address, start),
      ]);
      const { body: review } = await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${start.sessionId}`);
      expect(review.images[0]?.state.decision === decision).toBe(answer.status === 200);
      expect(review.images[0]?.state.credit).toBe(answer.status === 200 ? "full" : "none");
      expect(review.results.score).toBe(results.body.score);
    }
  });

  test("before the one before it is refused", async () => {
    const client = await app.as("usr");
    const start = await started(client, (await practice(app)).practice);
    expect(await client.call("PUT", imagePath(start, 1), passed())).toMatchObject({ status: 412, body: { code: "SimulatorOutOfOrder" } });
  });

  test("R-4.010 to hold without the mark and the category that are required is refused", async () => {
    const client = await app.as("usr");
    const start = await started(client, (await practice(app, { ...plain, practiceMarkThreats: true })).practice);
    expect(await client.call("PUT", imagePath(start, 0), passed({ decision: "VH" }))).toMatchObject({
      status: 422,
      body: { code: "SimulatorDecisionInvalid" },
    });
  });

  test("with times between two ticks is stored in whole ticks", async () => {
    const client = await app.as("usr");
    const start = await started(client, (await practice(app, { ...plain, practiceFeedback: true })).practice);
    await beganAgo(app, start.sessionId, 5);
    const { body } = await client.call<DecisionAnswer>("PUT", imagePath(start, 0), passed({ shownMs: 4_123.456, elapsedMs: 4_987.6 }));
    expect(body.state).toMatchObject({ decision: "VP", shownMs: 4_100, elapsedMs: 4_900 });
  });

  test.each([
    { decision: "X" },
    { decision: "" },
    { decision: "VI" },
    { elapsedMs: -1 },
    { markedLocations: [{ x: "1", y: 2 }] },
    { credit: "full" },
  ])("with %o is refused", async (wrong) => {
    const client = await app.as("usr");
    const start = await started(client, (await practice(app)).practice);
    expect((await client.call("PUT", imagePath(start, 0), { ...passed(), ...wrong })).status).toBe(422);
  });
});

describe("time", () => {
  test("R-4.016 R-4.017 is the server's: a decision claimed in time but received long after the image's time is a time-out", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, imageTimerPractice: 10 });
    const start = await started(client, course.practice);
    await beganAgo(app, start.sessionId, 60);
    const { body } = await client.call<DecisionAnswer>(
      "PUT",
      imagePath(start, 0),
      passed({ decision: "VR", shownMs: 0, elapsedMs: 3_000 }),
    );
    expect(body.state.decision).toBe("VT");
    const journal = await client.call<DecisionAnswer>(
      "PUT",
      imagePath(start, 1),
      passed({ shownMs: 11_000, elapsedMs: 50_000, journal: true }),
    );
    expect(journal.body.state.decision).toBe("VT");
  });

  test("an entry of the journal is believed further back, and flagged for the auditor", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, imageTimerPractice: 10 });
    const start = await started(client, course.practice);
    await beganAgo(app, start.sessionId, 60);
    const { body } = await client.call<DecisionAnswer>(
      "PUT",
      imagePath(start, 0),
      passed({ decision: "VR", shownMs: 0, elapsedMs: 3_000, journal: true }),
    );
    expect(body.state).toMatchObject({ decision: "VR", elapsedMs: 3_000 });
    const owner = await app.database.owner();
    const { rows } = await owner.query("select severity from events where type = 'simulatorSession.lateDecision' and subject_id = $1", [
      start.sessionId,
    ]);
    expect(rows).toEqual([{ severity: "warning" }]);
  });

  test("a client that only seals is scored, its times spread evenly", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, imageTimerPractice: 10 });
    const start = await started(client, course.practice);
    await beganAgo(app, start.sessionId, 15);
    const state = start.images.map(({ imageId }, index) => ({
      imageId,
      decision: index === 1 ? "VP" : "VR",
      category: null,
      markedLocations: [],
    }));
    expect((await seal(client, course.practice, start, state)).body).toMatchObject({ score: 100, hits: 2, correctRejections: 1 });
  });

  test("a session whose time is over is sealed by the server; the images left have run out of time", async () => {
    const client = await app.as("usr");
    const course = await practice(app, { ...plain, sessionTimerPractice: 20 });
    const start = await started(client, course.practice);
    await client.call("PUT", imagePath(start, 0), passed({ decision: "VR" }));
    await beganAgo(app, start.sessionId, 3_000);
    expect(await sealOverdue(app.house(), sessionKind)).toBe(1);
    expect(await sealOverdue(app.house(), sessionKind)).toBe(0);
    const { body } = await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${start.sessionId}`);
    expect(body.images.map(({ state }) => state.decision)).toEqual(["VR", "T", "T"]);
    expect(body.results).toMatchObject({ score: 33.33, duration: 20 });
    expect((await started(client, course.practice)).sessionId).not.toBe(start.sessionId);
  });
});
