import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import type { TrainingProgram } from "@vigil/model/training/wire";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testRun, testSealedSession, testTraining } from "../../../test/reporting/testTraining.ts";

const app = testApp();

const linesOf = async (code: ReportCode, ask: object) => {
  const client = await app.as("web");
  const { body } = await client.call<ReportRun>("POST", `/api/reports/${code}/runs`, ask);
  const { rows } = (await client.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines?limit=5000`)).body;
  return rows.map((row) => Object.fromEntries(reportOf(code).columns.map((name, index) => [name, row[index]])));
};

test("the time of a program is the same at home, in its report, in that of time in training and in the activity of its learner", async () => {
  const training = await testTraining(app);
  const { usr } = app.world().airport.north.users;
  const owner = await app.database.owner();
  const { domainId } = app.world().airport;
  await owner.query("insert into program_assignments (domain_id, user_id, program_id, source) values ($1, $2, $3, 'user')", [
    domainId,
    usr,
    training.programId,
  ]);
  const { runId, courseStatusId } = await testRun(app, { ...training, userId: usr });
  // on three days: pages, an exam of questions and practice, by the corrections that courses, exams and sessions know
  const at = (days: number) => `now() - interval '${days} days'`;
  await owner.query("delete from time_spent where domain_id = $1 and course_status_id = $2", [domainId, courseStatusId]);
  for (const [kind, days, seconds] of [
    ["reading", 3, 400],
    ["reading", 1, 180],
    ["questions", 3, 200],
    ["practice", 2, 120],
  ] as const)
    await owner.query(`select add_time_spent($1, $2, ${at(days)}, $3, $4, $5)`, [domainId, usr, kind, courseStatusId, seconds]);
  await owner.query(
    "update program_statuses set total_duration = 900, exam_duration = 200, sim_duration = 120, last_accessed_at = now() where domain_id = $1 and id = $2",
    [domainId, runId],
  );
  const own = (await (await app.as("usr")).call<TrainingProgram[]>("GET", "/api/training/programs")).body;
  const home = own.find(({ id }) => id === training.programId)!.programStatus.totalDuration;
  expect(home).toBe(900);
  const ask = { programIds: [training.programId] };
  const days = (count: number) => ({ period: { kind: "relative", unit: "days", count } });
  expect(await linesOf("T10", ask)).toMatchObject([{ username: "usr", time: home }]);
  for (const whole of [{}, days(5)])
    expect(await linesOf("T80", { ...ask, ...whole })).toMatchObject([
      { time: home, examTime: 200, simulatorTime: 120, classroomTime: 0, trackedTime: null },
    ]);
  // of some days what was done in them
  expect(await linesOf("T80", { ...ask, ...days(2) })).toMatchObject([{ time: 300, examTime: 0, simulatorTime: 120 }]);
  expect(await linesOf("T80", { ...ask, ...days(1) })).toMatchObject([{ time: 180, examTime: 0, simulatorTime: 0 }]);
  // quizzes belong to no program: they are a line of their own, and count in what somebody did
  for (const [kind, seconds] of [
    ["quiz", 70],
    ["questionQuiz", 50],
  ] as const)
    await owner.query(`select add_time_spent($1, $2, ${at(1)}, $3, 0, $4)`, [domainId, usr, kind, seconds]);
  const ofUser = async (period: object) => (await linesOf("T80", period)).filter(({ username }) => username === "usr");
  expect((await ofUser({})).filter(({ program }) => program === null)).toMatchObject([
    { sequence: null, time: 120, simulatorTime: 70, examTime: 0, classroomTime: 0, trackedTime: null },
  ]);
  expect((await ofUser(ask)).filter(({ program }) => program === null)).toEqual([]); // who asks for programs asks for no quizzes
  for (const period of [{}, days(2)]) {
    const all = await ofUser(period);
    const [active] = (await linesOf("U10", period)).filter(({ username }) => username === "usr");
    expect(active!["time"]).toBe(all.reduce((total, { time }) => total + Number(time), 0));
  }
  // what was done at the X-ray screen is the same in the report of sessions, on the day it was sealed
  await testSealedSession(app, { ...training, courseStatusId, userId: usr, score: 50, hits: 1, misses: 1, sealedDaysAgo: 40 });
  const long = { ...ask, ...days(60) };
  const [before] = await linesOf("T80", ask);
  expect((await linesOf("T80", long))[0]!["simulatorTime"]).toBe(before!["simulatorTime"]);
  expect((await linesOf("T80", { ...ask, ...days(30) }))[0]!["simulatorTime"]).toBe(120);
  expect((await linesOf("S20", long))[0]!["time"]).toBe(120);
});
