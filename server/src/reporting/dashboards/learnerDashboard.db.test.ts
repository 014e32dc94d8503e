import type { LearnerDashboard } from "@vigil/model/reporting/dashboards/dashboardWire";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { plain, practice, imagePath, passed, seal, started } from "../../../test/simulator/testSession.ts";
import { testRun, testSealedSession, testTraining } from "../../../test/reporting/testTraining.ts";

const app = testApp();
const dashboard = async () => (await (await app.as("usr")).call<LearnerDashboard>("GET", "/api/training/dashboard")).body;

test("R-1.032 R-1.033 R-9.057 recent completions are those of the past 30 days, of programs and courses", async () => {
  const training = await testTraining(app);
  const { domainId, north, south } = app.world().airport;
  const run = await testRun(app, { ...training, userId: north.users.usr, status: "c", ended: -28 });
  await testRun(app, { ...(await testTraining(app)), userId: north.users.usr, status: "c", ended: -31 });
  await testRun(app, { ...training, userId: south.users.usr, status: "c", ended: -1 });
  const owner = await app.database.owner();
  await owner.query("update course_statuses set end_at = now() - interval '29 days' where domain_id = $1 and id = $2", [
    domainId,
    run.courseStatusId,
  ]);
  await testSealedSession(app, { ...training, ...run, userId: north.users.usr, score: 88, hits: 1, misses: 0 });
  await owner.query("update simulator_sessions set type = 'Exam' where course_status_id = $1", [run.courseStatusId]);
  const { completions } = await dashboard();
  expect(completions.map(({ kind, id, score, seconds }) => ({ kind, id, score, seconds }))).toEqual([
    { kind: "program", id: run.runId, score: null, seconds: 600 },
    { kind: "course", id: run.courseStatusId, score: 88, seconds: 600 },
  ]);
});

test("R-1.031 continuous X-ray time adds up the sealed sessions of the window that runs now, over all runs of the program", async () => {
  const training = await testTraining(app);
  const { domainId, north } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query("insert into program_assignments (domain_id, user_id, program_id, source) values ($1, $2, $3, 'user')", [
    domainId,
    north.users.usr,
    training.programId,
  ]);
  await owner.query(
    "update programs set track_cycles = true, cycle_months = 6, cycle_seconds = 21600, cycle_start_month = extract(month from now()) where id = $1",
    [training.programId],
  );
  const first = await testRun(app, { ...training, userId: north.users.usr, status: "c", ended: -1 });
  await owner.query("update program_statuses set closed_at = now() where domain_id = $1 and id = $2", [domainId, first.runId]);
  const second = await testRun(app, { ...training, userId: north.users.usr });
  for (const { courseStatusId } of [first, second])
    await testSealedSession(app, { ...training, courseStatusId, userId: north.users.usr, score: 50, hits: 1, misses: 1 });
  const old = await testSealedSession(app, { ...training, ...second, userId: north.users.usr, score: 50, hits: 1, misses: 1 });
  await owner.query("update simulator_sessions set started_at = now() - interval '40 days' where id = $1", [old]);
  const { xrayTime } = await dashboard();
  expect(xrayTime).toMatchObject([{ programId: training.programId, seconds: 240, neededSeconds: 21_600 }]);
  expect(xrayTime[0]?.from).toMatch(/-01$/u);
  expect(xrayTime[0]?.daysLeft).toBeGreaterThan(140);
});

test("R-1.034 simulator performance tells the categories let through, from the seal of a session on", async () => {
  const client = await app.as("usr");
  const course = await practice(app, plain);
  const before = (await dashboard()).performance;
  const start = await started(client, course.practice);
  for (const [index, decision] of ["VR", "VP", "VP"].entries()) await client.call("PUT", imagePath(start, index), passed({ decision }));
  expect((await dashboard()).performance).toEqual(before);
  await seal(client, course.practice, start);
  const { performance } = await dashboard();
  expect(performance).toMatchObject({
    sessions: (before?.sessions ?? 0) + 1,
    correctRejections: 1,
    categories: [{ category: "guns", threats: 2, missed: 1 }],
  });
});
