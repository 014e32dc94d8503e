import type { ImageRegrades, ImageRegradePreview } from "@vigil/model/simulator/regrading/imageRegradeWire";
import type { SessionReview } from "@vigil/model/simulator/wire";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { innocent, testCourse, threat } from "../../../test/simulator/testCourse.ts";
import { imagesOfPaper, plain, seal, started } from "../../../test/simulator/testSession.ts";
import { faultsOfMonth } from "../../reporting/rollups/checkRollups.ts";
import { monthsOfFacts } from "../../reporting/rollups/monthsOfFacts.ts";
import { imageRegradeQueue } from "./imageRegradeQueue.ts";
import { workImageRegrade } from "./workImageRegrade.ts";

const jobs = testJobs();
const app = testApp({ jobs });
const settings = { ...plain, practicePassingScore: 60, nOfPractice: 1, maxFailedAttempts: 0 };

/** A session of three bags, each decided as it says; and the bags' numbers. */
async function taken(codes: readonly string[], kinds = [threat, innocent, threat]) {
  const course = await testCourse(app, kinds, settings);
  const client = await app.as("usr");
  const session = await started(client, course.practice);
  const images = await imagesOfPaper(app, session);
  const state = session.images.map(({ imageId }, index) => ({ imageId, decision: codes[index], category: null, markedLocations: [] }));
  const { body: results } = await seal(client, course.practice, session, state);
  const review = async () => (await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${session.sessionId}`)).body;
  return { course, client, session, images, results, review };
}
const regrades = async (id: number) => (await (await app.as("web")).call<ImageRegrades>("GET", `/api/images/${id}/regrades`)).body;
const order = async (id: number, ruling: object, further: object = {}) =>
  (await app.as("web")).call("POST", `/api/images/${id}/regrade`, {
    ruling,
    reason: "The expert was wrong.",
    revision: (await regrades(id)).revision,
    ...further,
  });
const preview = async (id: number, ruling: object, keepPasses = true) =>
  (await (await app.as("web")).call<ImageRegradePreview>("POST", `/api/images/${id}/regrade/preview`, { ruling, keepPasses })).body;
const faults = () =>
  app.database.asDomain(app.world().airport.domainId, async (tx) => {
    const { domainId } = app.world().airport;
    const found = [];
    for (const month of await monthsOfFacts(tx, domainId)) found.push(...(await faultsOfMonth(tx, domainId, month)));
    return found;
  });
const courseStatus = async (courseId: number) => {
  const { rows } = await app.database.ask(
    "select status, complete, verification_code from course_statuses where course_id = $1 and user_id = $2",
    [courseId, app.world().airport.north.users.usr],
  );
  return rows[0];
};

test("a threat that was none: what changes is shown by name first, then results, counts and the pass follow, and the first result stays", async () => {
  const { session, images, results, review } = await taken(["VP", "VP", "VP"]); // 33 %: failed
  expect(results).toMatchObject({ score: 33.33, passed: false, misses: 2, correctRejections: 1 });
  const ruling = { kind: "innocent" };
  expect(await preview(images[0]!.id, ruling)).toMatchObject({
    sessions: 1,
    people: 1,
    higher: 1,
    gained: 1,
    lost: 0,
    lines: [{ sessionId: session.sessionId, scoreBefore: 33.33, score: 66.67, passedBefore: false, passed: true }],
  });
  expect((await review()).results.score).toBe(33.33); // looking changes nothing
  const { status, body } = await order(images[0]!.id, ruling);
  expect([status, body]).toMatchObject([
    201,
    { truth: { decision: "P", category: null }, rows: [{ state: "done", wanted: 1, done: 1, reason: "The expert was wrong." }] },
  ]);
  const told = await review();
  expect(told).toMatchObject({
    results: { score: 66.67, passed: true, misses: 1, correctRejections: 2, criticalErrors: 1 },
    first: { score: 33.33, passed: false, reason: "The expert was wrong.", passKept: false },
  });
  expect(told.images[0]).toMatchObject({ correctDecision: "P", threatCategory: null, state: { credit: "full" } });
  expect(await faults()).toEqual([]);
  const { rows } = await app.database.ask(
    "select type, data -> 'after' ->> 'passed' as passed from events where subject_id = $1 and type = 'simulatorSession.regrade'",
    [session.sessionId],
  );
  expect(rows).toEqual([{ type: "simulatorSession.regrade", passed: "true" }]);
});

/** An exam at the X-ray screen in which one of two threats was found: two thirds, which passes and completes the course. */
async function examined() {
  const bags = [threat, innocent, threat];
  const course = await testCourse(app, bags, {
    ...settings,
    examMarkThreats: false,
    examCategorizeThreats: false,
    finalPassingScore: 60,
    examMinHitRate: 0,
    examMaxFalseAlarmRate: 100,
  });
  const client = await app.as("usr");
  const practised = await started(client, course.practice);
  const inOrder = practised.images.map(({ imageId }, index) => ({
    imageId,
    decision: ["VR", "VP", "VR"][index],
    category: null,
    markedLocations: [],
  }));
  await seal(client, course.practice, practised, inOrder);
  const session = await started(client, course.exam);
  const images = await imagesOfPaper(app, session);
  const found = images.find(({ category }) => category !== null)!;
  const state = session.images.map(({ imageId }, index) => ({
    imageId,
    decision: images[index] === found ? "VR" : "VP",
    category: null,
    markedLocations: [],
  }));
  const { body: results } = await seal(client, course.exam, session, state);
  expect(results).toMatchObject({ score: 66.67, unmet: [], passed: true });
  const review = async () => (await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${session.sessionId}`)).body;
  return { course, found: found.id, review };
}

test("a pass that was reached stays where one chooses so; else the course is open again, and its certificate holds no longer", async () => {
  const kept = await examined();
  const complete = await courseStatus(kept.course.courseId);
  expect(complete).toMatchObject({ complete: true });
  const ruling = { kind: "innocent" };
  expect(await preview(kept.found, ruling)).toMatchObject({ sessions: 2, lower: 2, lost: 0, kept: 1 });
  await order(kept.found, ruling);
  expect(await kept.review()).toMatchObject({ results: { score: 33.33, passed: true, unmet: [] }, first: { passKept: true } });
  expect(await courseStatus(kept.course.courseId)).toEqual(complete);

  const lost = await examined();
  const before = await courseStatus(lost.course.courseId);
  expect(await preview(lost.found, ruling, false)).toMatchObject({ lost: 1, kept: 0 });
  await order(lost.found, ruling, { keepPasses: false });
  expect(await lost.review()).toMatchObject({ results: { score: 33.33, passed: false, unmet: ["score"] } });
  expect(await courseStatus(lost.course.courseId)).toEqual({ status: "a", complete: false, verification_code: null });
  const owner = await app.database.owner();
  const former = await owner.query("select revoked_reason from former_course_certificates where verification_code = $1", [
    before.verification_code,
  ]);
  expect(former.rows).toEqual([{ revoked_reason: "result" }]);
  const program = await owner.query(
    `select p.complete, c.revoked_reason from program_statuses p join course_statuses s on s.domain_id = p.domain_id and s.program_status_id = p.id
       left join program_certificates c on c.domain_id = p.domain_id and c.program_status_id = p.id where s.course_id = $1`,
    [lost.course.courseId],
  );
  expect(program.rows).toEqual([{ complete: false, revoked_reason: "result" }]);
  // and with the right key again it is complete again
  await order(lost.found, {
    kind: "threat",
    decision: "R",
    category: "guns",
    description: "A pistol after all",
    regions: [{ view: 0, points: [[10, 10], [60, 10], [60, 60], [10, 60]] }], // prettier-ignore
  });
  expect(await courseStatus(lost.course.courseId)).toMatchObject({ complete: true });
  expect(await lost.review()).toMatchObject({ results: { score: 66.67, passed: true }, first: { score: 66.67, passed: true } });
  expect(await faults()).toEqual([]);
});

test("an image that is taken out of results judges nobody: not the sessions there were, not one that is open, and no new one shows it", async () => {
  const { course, client, images, review } = await taken(["VP", "VP", "VP"]);
  const open = await started(client, course.practice);
  await order(images[0]!.id, { kind: "out" });
  expect(await review()).toMatchObject({ results: { score: 50, misses: 1, correctRejections: 1, criticalErrors: 1 } });
  const state = open.images.map(({ imageId }, index) => ({
    imageId,
    decision: ["VP", "VP", "VP"][index],
    category: null,
    markedLocations: [],
  }));
  expect((await seal(client, course.practice, open, state)).body).toMatchObject({ score: 50, misses: 1 });
  const next = await started(client, course.practice);
  expect((await imagesOfPaper(app, next)).map(({ id }) => id)).not.toContain(images[0]!.id);
  expect(await regrades(images[0]!.id)).toMatchObject({ out: true, rows: [{ ruling: { kind: "out" } }] });
  expect(await faults()).toEqual([]);
  const use = await (await app.as("web")).call("GET", `/api/images/${images[0]!.id}/use`);
  expect(use.body.shown).toBe(0);
});

test("only who keeps the image and sees everybody may; what cannot be true is refused; another category alone moves what was named", async () => {
  const { images, review } = await taken(["VR", "VP", "VP"]);
  const { id } = images[0]!;
  for (const level of ["usr", "ins", "adm", "aud"] as const)
    expect([level, (await (await app.as(level)).call("GET", `/api/images/${id}/regrades`)).status]).toEqual([level, 403]);
  expect((await (await app.as("web", "east")).call("GET", `/api/images/${id}/regrades`)).status).toBe(404);
  const asThreat = { kind: "threat", decision: "R", category: "guns", description: "A gun", regions: null };
  expect((await order(id, { ...asThreat, category: "dragons" })).body).toMatchObject({
    code: "ImageCategoryUnknown",
    field: "ruling.category",
  });
  expect((await order(id, { ...asThreat, regions: [{ view: 9, points: [[1, 1], [9, 1], [9, 9]] }] })).body.code).toBe("PolygonOutside"); // prettier-ignore
  expect((await order(images[1]!.id, asThreat)).body.code).toBe("ImageThreatArrayMissing");
  expect((await order(id, asThreat, { reason: " " })).status).toBe(422);
  expect((await order(id, asThreat, { revision: 99 })).body.code).toBe("StaleRecord");
  await order(id, { ...asThreat, category: "knives" });
  expect((await review()).images[0]).toMatchObject({
    threatCategory: "knives",
    threatArray: [{ category: "knives" }],
    state: { credit: "full" },
  });
  expect(await faults()).toEqual([]);
});

test("what was cut off goes on where it was, once, and nothing else begins before", async () => {
  const { images, session } = await taken(["VP", "VP", "VP"]);
  const { id } = images[0]!;
  const owner = await app.database.owner();
  await owner.query(`alter table session_regrades add constraint broken check (session_id <> ${session.sessionId})`);
  expect((await order(id, { kind: "innocent" })).body.rows[0].state).toBe("failed");
  await owner.query("alter table session_regrades drop constraint broken");
  expect((await order(id, { kind: "out" })).body.code).toBe("RegradeUnderWay");
  jobs.sentTo(imageRegradeQueue).splice(0);
  expect((await (await app.as("web")).call("POST", `/api/images/${id}/regrade/resume`)).body.rows[0].state).toBe("waiting");
  const [job] = jobs.sentTo(imageRegradeQueue);
  await workImageRegrade(app.house(), job!, { last: true });
  await workImageRegrade(app.house(), job!, { last: true });
  expect((await regrades(id)).rows[0]).toMatchObject({ state: "done", done: 1 });
  expect((await (await app.as("web")).call("POST", `/api/images/${id}/regrade/resume`)).body.code).toBe("RegradeNotFailed");
  expect(await faults()).toEqual([]);
});

test("an image of a shared library is taken out of the results of one's own domain, and its key stays as it is", async () => {
  const { images, review } = await taken(["VP", "VP", "VP"]);
  const { id } = images[0]!;
  const owner = await app.database.owner();
  await owner.query("update images set owner_domain_id = null where id = $1", [id]);
  await owner.query("update image_truths set owner_domain_id = null where image_id = $1", [id]);
  expect((await order(id, { kind: "innocent" })).body.code).toBe("SharedImageKey");
  expect(await order(id, { kind: "out" })).toMatchObject({ status: 201, body: { shared: true, out: true, truth: { decision: "R" } } });
  expect((await review()).results.score).toBe(50);
});
