import type { OwnMeasures } from "@vigil/model/measurement/observer/measureWire";
import type { ResultRow, ResultRows } from "@vigil/model/training/resultWire";
import type { DecisionAnswer, SessionReview, SessionRows } from "@vigil/model/simulator/wire";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { innocent, testCourse, threat } from "../../test/simulator/testCourse.ts";
import { beganAgo, imagePath, imagesOfPaper, passed, plain, seal, started } from "../../test/simulator/testSession.ts";

const app = testApp();
let client: TestClient;
let watched: SessionReview;
let handedIn: number;
let shut: DecisionAnswer[];

const bags = [...Array.from({ length: 8 }, () => threat), ...Array.from({ length: 12 }, () => innocent)];
const settings = {
  ...plain,
  practiceFeedback: true,
  practiceNumberOfImages: 10,
  nOfPractice: 0,
  watchOneIn: 10,
  watchBurstImages: 2,
  watchBurstEvery: 6,
  watchBreakEvery: 4,
  watchBreakTime: 300,
  maxDisconnectTime: 3600,
};

/** Ten bags of two seconds each, let through; ten minutes of break before the fifth, and again before the ninth. */
beforeAll(async () => {
  client = await app.as("usr");
  const course = await testCourse(app, bags, settings);
  const start = await started(client, course.practice);
  await beganAgo(app, start.sessionId, 1300);
  shut = [];
  const at = (index: number) => index * 3000 + Math.floor(index / 4) * 600_000;
  for (const index of start.images.keys()) {
    const decided = passed({ shownMs: at(index), elapsedMs: at(index) + 2000 });
    shut.push((await client.call<DecisionAnswer>("PUT", imagePath(start, index), { ...decided, journal: true })).body);
  }
  const activity = { sinceMs: 0, activeMs: 1_290_000 };
  handedIn = (await client.call("PUT", course.practice, { sessionId: start.sessionId, duration: 1290, state: [], activity })).status;
  watched = (await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${start.sessionId}`)).body;
  const usual = await testCourse(app, [threat, innocent], { ...plain, nOfPractice: 0 });
  const other = await started(client, usual.practice);
  await seal(
    client,
    usual.practice,
    other,
    other.images.map(({ imageId }) => ({ imageId, decision: "VR", category: "guns", markedLocations: [] })),
  );
});

test("a watch tells the truth in its bursts alone, and of its bursts half are threats", async () => {
  expect(shut.map(({ feedback }) => feedback !== undefined)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => index % 6 < 2));
  expect(handedIn).toBe(200);
  const paper = await imagesOfPaper(app, watched);
  expect(paper.filter(({ category }, index) => index % 6 < 2 && category !== null)).toHaveLength(2);
});

test("the time of a break is no active time, whatever the page tells", () => {
  expect(watched.images.map(({ state }) => state.shownMs)).toEqual([0, 3, 6, 9, 612, 615, 618, 621, 1224, 1227].map((s) => s * 1000));
  expect(watched.results.duration).toBeLessThan(110);
});

test("a watch stands apart in the measures: rare and bursts beside the usual, and in none of the sums", async () => {
  const own = (await client.call<OwnMeasures>("GET", "/api/measures/own?months=12")).body;
  expect([own.sessions, own.total]).toEqual([1, { hits: 1, misses: 0, falseAlarms: 1, correctRejections: 0 }]);
  const sum = (value: string) => own.by.prevalence?.find((one) => one.value === value);
  const { misses, correctRejections } = watched.results;
  expect(sum("burst")).toEqual({ value: "burst", hits: 0, misses: 2, falseAlarms: 0, correctRejections: 2 });
  expect(sum("rare")).toEqual({ value: "rare", hits: 0, misses: misses - 2, falseAlarms: 0, correctRejections: correctRejections - 2 });
  expect(own.by.stretch?.map(({ value }) => value)).toEqual(["0:4", "1:4", "2:4"]);
  const manager = await app.as("adm");
  const group = (await manager.call<OwnMeasures>("GET", "/api/measures/group?months=12")).body;
  expect([group.total, group.by.prevalence?.length]).toEqual([own.total, 2]);
});

test("it moves no ability and no figure of an image, and is found by its kind", async () => {
  const owner = await app.database.owner();
  const kept = await owner.query("select sum(answers)::int as answers from learner_abilities where user_id = $1", [
    app.world().airport.north.users.usr,
  ]);
  expect(kept.rows[0]).toEqual({ answers: 2 });
  const counted = await owner.query("select session_id from simulator_categories where session_id = $1", [watched.sessionId]);
  expect(counted.rows).toEqual([]);
  const manager = await app.as("web");
  const list = (await manager.call<{ rows: { id: number }[] }>("GET", "/api/simulatorsessions?kind=watch")).body;
  expect(list.rows?.map(({ id }) => id)).toEqual([watched.sessionId]);
});

test("the learner finds it among what they handed in as a watch, and not as practice", async () => {
  const of = async (kind: ResultRow["kind"]) =>
    (await client.call<ResultRows>("GET", `/api/training/results?kind=${kind}`)).body.rows.map(({ id }) => id);
  expect(await of("watch")).toEqual([watched.sessionId]);
  expect(await of("practice")).not.toContain(watched.sessionId);
  const { rows } = (await client.call<SessionRows>("GET", "/api/training/simulator/sessions?page=1&limit=5")).body;
  expect(rows.filter(({ watch }) => watch).map(({ id }) => id)).toEqual([watched.sessionId]);
});
