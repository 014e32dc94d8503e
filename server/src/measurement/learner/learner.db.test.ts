import type { Examples, Measures, OwnMeasures, Peers } from "@vigil/model/measurement/observer/measureWire";
import type { Detection } from "@vigil/model/reporting/measures/detection";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { breakdownOf } from "@vigil/model/simulator/breakdown";
import type { SessionResults, SessionReview } from "@vigil/model/simulator/wire";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testRun, testSealedSession, testTraining } from "../../../test/reporting/testTraining.ts";
import { innocent, onThreat, testCourse, threat, type TestCourse } from "../../../test/simulator/testCourse.ts";
import { plain, seal, started } from "../../../test/simulator/testSession.ts";

const app = testApp();
const results: SessionResults[] = [];
const reviews: SessionReview[] = [];
const knife = { ...threat, category: "knives" };

/** A practice or an exam of seven bags: of the threats only the first is stopped, of the innocent ones the first in vain. */
async function play(course: TestCourse, address: string): Promise<void> {
  const client = await app.as("usr");
  const session = await started(client, address);
  const firstInnocent = course.bags.findIndex(({ category }) => category === null);
  const codes = course.bags.map((_, index) => (index === 0 || index === firstInnocent ? "VR" : "VP"));
  const state = session.images.map(({ imageId }, index) => ({
    imageId,
    decision: codes[index]!,
    category: codes[index] === "VR" ? "guns" : null,
    markedLocations: codes[index] === "VR" ? [onThreat] : [],
    shownMs: index * 10_000,
    elapsedMs: index * 10_000 + 4000,
  }));
  const { status, body } = await seal(client, address, session, state);
  expect(status).toBe(200);
  results.push(body);
  reviews.push((await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${session.sessionId}`)).body);
}

beforeAll(async () => {
  const course = await testCourse(app, [threat, knife, innocent, knife, innocent, threat, innocent], {
    ...plain,
    practicePassingScore: 0,
    nOfPractice: 0,
    examMarkThreats: false,
    examCategorizeThreats: false,
    examThreatShareLeast: 0,
    examThreatShareMost: 100,
  });
  await play(course, course.practice);
  await play(course, course.practice);
  await play(course, course.exam);
});

const own = async (query = "") => (await (await app.as("usr")).call<OwnMeasures>("GET", `/api/measures/own${query}`)).body;
const sum = (all: readonly Detection[]): Detection =>
  all.reduce((so, one) => ({
    hits: so.hits + one.hits,
    misses: so.misses + one.misses,
    falseAlarms: so.falseAlarms + one.falseAlarms,
    correctRejections: so.correctRejections + one.correctRejections,
  }));
const countsOf = ({ hits, misses, falseAlarms, correctRejections }: Detection): Detection => ({
  hits,
  misses,
  falseAlarms,
  correctRejections,
});

test("a learner's measures are what their seals and reviews said, added up in every way", async () => {
  const told = await own();
  expect(told.sessions).toBe(3);
  expect(told.total).toEqual(sum(results.map(countsOf)));
  for (const grouping of ["kind", "part", "level", "console"] as const)
    expect([grouping, sum(told.by[grouping]!.map(countsOf))]).toEqual([grouping, told.total]);
  const { hits, misses } = told.total;
  for (const grouping of ["category", "family"] as const)
    expect([grouping, sum(told.by[grouping]!)]).toMatchObject([grouping, { hits, misses }]);
  const ofReviews = reviews
    .flatMap(({ images, settings }) => breakdownOf(images, settings).categories)
    .filter(({ category }) => category === "knives");
  expect(told.by.category!.find(({ value }) => value === "knives")).toMatchObject(countsOf(sum(ofReviews.map(({ counts }) => counts))));
  expect(told.by.kind!.map(({ value }) => value)).toEqual(["exam", "practice"]);
  expect(told.by.taken).toEqual([{ value: "guns", hits: 0, misses: 0, correctRejections: 0, falseAlarms: told.total.falseAlarms }]);
  expect(sum(told.by.seconds!).hits).toBe(hits);
});

test("examples are of practice alone, the newest first, and tell what was missed or taken for a threat", async () => {
  const client = await app.as("usr");
  const { missed, falseAlarms } = (await client.call<Examples>("GET", "/api/measures/own/examples")).body;
  const [first, second, exam] = reviews;
  expect(new Set([...missed, ...falseAlarms].map(({ sessionId }) => sessionId))).toEqual(new Set([first!.sessionId, second!.sessionId]));
  expect(missed).toHaveLength(results[0]!.misses + results[1]!.misses);
  expect(missed[0]).toMatchObject({ sessionId: second!.sessionId, thing: "SECRET-THREAT" });
  for (const { sessionId, index, category } of missed) {
    const image = [first!, second!].find((review) => review.sessionId === sessionId)!.images[index]!;
    expect(image).toMatchObject({ threatCategory: category, state: { credit: "none" } });
  }
  expect(falseAlarms.map(({ thing, category }) => [thing, category])).toEqual([
    ["SECRET-INNOCENT", "guns"],
    ["SECRET-INNOCENT", "guns"],
  ]);
  expect(exam!.type).toBe("Exam");
});

test("a threat that was stopped with no mark on it, or under another category, is told apart from one that was found", async () => {
  const asked = { practiceMarkThreats: true, practiceCategorizeThreats: true, practicePassingScore: 0, nOfPractice: 0 };
  const bags = await testCourse(app, [threat, threat], { ...plain, ...asked });
  const client = await app.as("ins");
  await app.database.ask("insert into program_assignments (domain_id, user_id, program_id, source) values ($1, $2, $3, 'user')", [
    app.world().airport.domainId,
    app.world().airport.north.users.ins,
    bags.programId,
  ]);
  const session = await started(client, bags.practice);
  const state = session.images.map(({ imageId }, index) => ({
    imageId,
    decision: "VR",
    category: index === 0 ? "knives" : "guns",
    markedLocations: [index === 0 ? onThreat : { x: 700, y: 700, view: 0 }],
  }));
  expect((await seal(client, bags.practice, session, state)).body).toMatchObject({ hits: 2 });
  const told = (await client.call<OwnMeasures>("GET", "/api/measures/own")).body;
  const one = { hits: 1, misses: 0, falseAlarms: 0, correctRejections: 0 };
  expect([told.total.hits, told.by.mark, told.by.miscalled]).toEqual([2, [{ value: "beside", ...one }], [{ value: "guns", ...one }]]);
  const { body: run } = await (await app.as("web")).call<ReportRun>("POST", "/api/reports/S30/runs", { courseIds: [bags.courseId] });
  const { rows } = (await (await app.as("web")).call<ReportLines>("GET", `/api/reportruns/${run.id}/lines`)).body;
  const at = (name: ReportColumnName) => rows.map((row) => row[reportOf("S30").columns.indexOf(name)]);
  expect([at("hits"), at("miscalled")]).toEqual([[2], [1]]);
});

test("a goal is the learner's own: it is kept, changed and removed, and nonsense is refused", async () => {
  const client = await app.as("usr");
  expect((await own()).goal).toBeNull();
  for (const goal of [
    { hitRate: 90, falseAlarmRate: 10 },
    { hitRate: 85, falseAlarmRate: 0 },
  ]) {
    expect((await client.call("PUT", "/api/measures/own/goal", goal)).status).toBe(204);
    expect((await own()).goal).toEqual(goal);
  }
  for (const wrong of [
    { hitRate: 101, falseAlarmRate: 5 },
    { hitRate: 0, falseAlarmRate: 5 },
    { hitRate: 80.5, falseAlarmRate: 5 },
    { hitRate: 80 },
  ])
    expect((await client.call("PUT", "/api/measures/own/goal", wrong)).status).toBe(422);
  expect((await (await app.as("ins")).call<OwnMeasures>("GET", "/api/measures/own")).body.goal).toBeNull();
  expect((await client.call("DELETE", "/api/measures/own/goal")).status).toBe(204);
  expect((await own()).goal).toBeNull();
});

test("others see a learner's measures where they may look at their work, and no learner sees another's", async () => {
  const { north } = app.world().airport;
  const of = async (level: "usr" | "adm" | "web", place: "north" | "south" | "east" = "north") =>
    (await app.as(level, place)).call<Measures>("GET", `/api/measures/learners/${north.users.usr}`);
  expect((await of("adm")).body.total).toEqual((await own()).total);
  expect((await of("web")).body.total).toEqual((await own()).total);
  expect((await of("adm")).body).not.toHaveProperty("goal");
  expect([(await of("usr")).status, (await of("adm", "south")).status, (await of("web", "east")).status]).toEqual([403, 404, 404]);
  expect((await (await app.as("usr", "south")).call<OwnMeasures>("GET", "/api/measures/own")).body.sessions).toBe(0);
  expect((await (await app.as("usr", "south")).call<Examples>("GET", "/api/measures/own/examples")).body).toEqual({
    missed: [],
    falseAlarms: [],
  });
});

test("the middle of a company is told from five people with enough images on, without a name", async () => {
  const { north } = app.world().airport;
  const training = await testTraining(app);
  const client = await app.as("usr");
  const peers = async () => (await client.call<{ peers: Peers | null }>("GET", "/api/measures/own/peers")).body.peers;
  const others = ["ins", "adm", "trn", "web", "aud"] as const;
  for (const [index, level] of others.entries()) {
    expect(await peers()).toBeNull();
    const run = await testRun(app, { ...training, userId: north.users[level] });
    const counts = { hits: 10 + index, misses: 10 - index, falseAlarms: 2 + index, correctRejections: 18 - index };
    await testSealedSession(app, { ...training, ...run, userId: north.users[level], score: 80, ...counts });
  }
  expect(await peers()).toEqual({ people: 5, hitRate: 60, falseAlarmRate: 20, dPrime: expect.closeTo(1.06, 1) });
});

test("what was handed in before the time looked at is not counted", async () => {
  const owner = await app.database.owner();
  const { domainId } = app.world().airport;
  await owner.query("update simulator_sessions set sealed_at = now() - interval '200 days' where domain_id = $1 and id = $2", [
    domainId,
    reviews[0]!.sessionId,
  ]);
  await owner.query("update simulator_categories set sealed_at = now() - interval '200 days' where domain_id = $1 and session_id = $2", [
    domainId,
    reviews[0]!.sessionId,
  ]);
  expect([(await own("?months=3")).sessions, (await own("?months=12")).sessions]).toEqual([2, 3]);
  expect((await own("?months=3")).step).toBe("week");
  expect((await (await app.as("usr")).call("GET", "/api/measures/own?months=7")).status).toBe(422);
});
