import { reportCodes, reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportCell, ReportLines, ReportRecord, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { testRun, testSealedSession, testTraining, type TestTraining } from "../../../test/reporting/testTraining.ts";
import { writeRollups } from "../rollups/writeRollups.ts";
import { workReport } from "./workReport.ts";

const app = testApp();
const state: { training: TestTraining } = { training: { programId: 0, courseId: 0, libraryId: 0 } };
const months = (count: number) => ({ period: { kind: "relative", unit: "months", count } });

beforeAll(async () => {
  const training = await testTraining(app);
  state.training = training;
  const { north, south } = app.world().airport;
  const done = await testRun(app, { ...training, userId: north.users.usr, status: "c", ended: -40, expires: 20 });
  await testRun(app, { ...training, userId: north.users.ins, status: "a", due: -3 });
  const far = await testRun(app, { ...training, userId: south.users.usr, status: "c", ended: -500, expires: 200 });
  const session = await testSealedSession(app, {
    ...training,
    ...done,
    userId: north.users.usr,
    score: 90,
    hits: 9,
    misses: 1,
    falseAlarms: 2,
    correctRejections: 8,
  });
  await testSealedSession(app, { ...training, ...far, userId: south.users.usr, score: 50, hits: 5, misses: 5, sealedDaysAgo: 100 });
  await giveThreats(session);
});

/** Two threats of the category knives: one stopped, one let through. */
async function giveThreats(sessionId: number) {
  const owner = await app.database.owner();
  const { domainId } = app.world().airport;
  const { libraryId } = state.training;
  for (const [position, decision, credit] of [
    [0, "VR", "full"],
    [1, "VP", "none"],
  ] as const)
    await owner.query(
      `with image as (insert into images (owner_domain_id, library_id, kind, decision, category, bag_type, views)
         values ($1, $2, 'threat', 'R', 'knives', '', '[]') returning id)
       insert into simulator_decisions (domain_id, started_month, session_id, position, image_id, decision, credit, shown_ms, decided_ms)
       select $1, started_month, $3, $4, image.id, $5, $6, 0, 4000 from image, simulator_sessions where domain_id = $1 and simulator_sessions.id = $3`,
      [domainId, libraryId, sessionId, position, decision, credit],
    );
  await app.database.asDomain(domainId, (tx) => writeRollups(tx, domainId));
}

async function run(client: TestClient, code: ReportCode, ask: object = {}, url = "/api/reports") {
  const { status, body } = await client.call<ReportRun>("POST", `${url}/${code}/runs`, ask);
  expect(status).toBe(201);
  const lines = (await client.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines`)).body;
  const columns: readonly ReportColumnName[] = reportOf(code).columns;
  const rows = lines.rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])) as Record<string, ReportCell>);
  return { run: body, rows };
}
const ofProgram = () => ({ programIds: [state.training.programId] });

test("R-3.039 reports are listed by their code unless another order is asked for", async () => {
  const client = await app.as("adm");
  const { body } = await client.call<{ rows: ReportRecord[]; count: number }>("GET", "/api/reports");
  expect(body.rows.map(({ code }) => code)).toEqual(reportCodes);
  expect(body.rows.map(({ code }) => code)).toEqual(reportCodes.toSorted());
  expect(body.rows[0]).toMatchObject({
    name: "Certificates issued",
    category: "certificates",
    columns: expect.arrayContaining(["program"]),
  });
  const back = await client.call<{ rows: ReportRecord[] }>("GET", "/api/reports?order=desc(code)&limit=1");
  expect(back.body.rows[0]!.code).toBe(reportCodes.at(-1));
  const arabic = await client.call<ReportRecord>("GET", "/api/reports/C10", undefined, { "accept-language": "ar" });
  expect(arabic.body.name).toBe("الشهادات الصادرة");
  expect((await (await app.as("usr")).call("GET", "/api/reports")).status).toBe(403);
  expect((await client.call("GET", "/api/reports/X99")).body).toMatchObject({ code: "ReportNotFound" });
});

describe("every report", () => {
  test.each(reportCodes)("%s runs for everybody, and its lines have its columns", async (code) => {
    const { run: ran, rows } = await run(await app.as("web"), code);
    expect(ran).toMatchObject({ state: "done", error: null, count: rows.length, zone: "UTC" });
    for (const row of rows) expect(Object.values(row).every((cell) => cell !== undefined)).toBe(true);
  });
});

describe("what reports say", () => {
  test("training status: each learner's program with what is overdue, by company and name", async () => {
    const { rows, run: ran } = await run(await app.as("web"), "T10", ofProgram());
    expect(rows.map(({ username, company, status, isOverdue, time }) => ({ username, company, status, isOverdue, time }))).toEqual([
      { username: "ins", company: "North", status: "a", isOverdue: true, time: 600 },
      { username: "usr", company: "North", status: "c", isOverdue: false, time: 600 },
      { username: "usr.south", company: "South", status: "c", isOverdue: false, time: 600 },
    ]);
    expect(ran.totals).toEqual({ time: 1800 });
    expect((await run(await app.as("web"), "T10", { ...ofProgram(), status: ["a"] })).rows).toHaveLength(1);
  });

  test("an assigned program that was never begun is not attempted, and due when its assignment says", async () => {
    const owner = await app.database.owner();
    const { airport } = app.world();
    const { programId } = state.training;
    await owner.query(
      "insert into program_assignments (domain_id, user_id, program_id, source, due_on) values ($1, $2, $3, 'user', current_date + 10)",
      [airport.domainId, airport.north.users.aud, programId],
    );
    const { rows } = await run(await app.as("web"), "T10", { programIds: [programId], status: ["n"] });
    expect(rows).toMatchObject([{ username: "aud", status: "n", startDate: null, isOverdue: false, time: 0 }]);
    const due = await run(await app.as("web"), "T70", { ...ofProgram(), ...months(1) });
    expect(due.rows.map(({ username, kind, isOverdue }) => [username, kind, isOverdue])).toEqual([
      ["ins", "due", true],
      ["aud", "due", false],
      ["usr", "renewal", false],
    ]);
    await owner.query("delete from program_assignments where domain_id = $1 and program_id = $2", [airport.domainId, programId]);
  });

  test("what is due begins with what is overdue in whatever company, and can be asked for alone", async () => {
    const { south } = app.world().airport;
    const client = await app.as("web");
    const late = await testTraining(app);
    const [, later] = [await testRun(app, { ...late, userId: south.users.usr, due: -3 }), await testTraining(app)];
    await testRun(app, { ...later, userId: app.world().airport.north.users.aud, due: 9 });
    const ask = { programIds: [late.programId, later.programId, state.training.programId], ...months(1) };
    const { rows } = await run(client, "T70", ask);
    const overdue = rows.map(({ isOverdue }) => isOverdue);
    expect(new Set(rows.map(({ company }) => company))).toEqual(new Set(["North", "South"]));
    expect(overdue).toEqual(overdue.toSorted((one, other) => Number(other) - Number(one)));
    const only = (await run(client, "T70", { ...ask, overdue: true })).rows;
    expect(only).toEqual(rows.filter(({ isOverdue }) => isOverdue === true));
    expect(only.map(({ company }) => company)).toEqual(["North", "South"]);
    const standing = (await run(client, "T10", { programIds: ask.programIds, overdue: true })).rows;
    expect(standing.map(({ username }) => username)).toEqual(only.map(({ username }) => username));
    expect((await client.call("POST", "/api/reports/S30/runs", { overdue: true })).body).toMatchObject({ field: "overdue" });
  });

  test("courses whose certificate was revoked can be asked for alone, and say since when", async () => {
    const owner = await app.database.owner();
    const { usr } = app.world().airport.north.users;
    await owner.query(
      `update course_statuses c set revoked_at = now(), revoked_reason = 'error' from program_statuses s
        where s.id = c.program_status_id and s.user_id = $1 and s.program_id = $2`,
      [usr, state.training.programId],
    );
    const { rows } = await run(await app.as("web"), "T20", { ...ofProgram(), revoked: true });
    expect(rows).toMatchObject([{ username: "usr", revokedDate: new Date().toISOString().slice(0, 10) }]);
    expect((await run(await app.as("web"), "T20", ofProgram())).rows.length).toBeGreaterThan(1);
  });

  test("status by program and by company: learners, shares and totals from all of them", async () => {
    const { rows } = await run(await app.as("web"), "T30", ofProgram());
    expect(rows).toMatchObject([{ trainings: 3, notAttempted: 0, attempted: 1, complete: 2, overdue: 1, completionRate: 66.67 }]);
    const companies = await run(await app.as("web"), "T50", ofProgram());
    expect(companies.rows).toMatchObject([
      { company: "North", trainings: 2, completionRate: 50 },
      { company: "South", trainings: 1, completionRate: 100 },
    ]);
    expect(companies.run.totals).toMatchObject({ trainings: 3, complete: 2, completionRate: 66.67 });
  });

  test("simulator: sessions, rates by learner and company, and threats by category", async () => {
    const client = await app.as("web");
    expect((await run(client, "S10", { ...ofProgram(), ...months(1) })).rows).toMatchObject([{ username: "usr", score: 90, misses: 1 }]);
    const { rows, run: ran } = await run(client, "S20", ofProgram());
    expect(rows).toMatchObject([
      { username: "usr", detectionRate: 90, falseAlarmRate: 20, averageScore: 90, misses: 1 },
      { username: "usr.south", detectionRate: 50, falseAlarmRate: null, averageScore: 50 },
    ]);
    expect(ran.totals).toMatchObject({ sessions: 2, detectionRate: 70, averageScore: 70 });
    expect((await run(client, "S30", ofProgram())).rows).toEqual([
      { category: "knives", threats: 2, hits: 1, misses: 1, halfCredit: 0, miscalled: 0, fullCredit: 1, detectionRate: 50, averageTime: 4 },
    ]);
  });

  test("completions lie in the time that was asked for, which holds its last day", async () => {
    const client = await app.as("web");
    expect((await run(client, "T60", { ...ofProgram(), ...months(2) })).rows.map(({ username }) => username)).toEqual(["usr"]);
    const all = await run(client, "T60", { ...ofProgram(), ...months(24) });
    expect(all.rows.map(({ username }) => username)).toEqual(["usr", "usr.south"]);
    const day = String(all.rows[0]!["endDate"]);
    const only = { period: { kind: "dates", from: day, until: day } };
    expect((await run(client, "T60", { ...ofProgram(), ...only })).rows.map(({ endDate }) => endDate)).toEqual([day]);
  });
});

test("R-9.051 relative dates go up to 24 months, and no farther", async () => {
  const client = await app.as("web");
  const { run: ran } = await run(client, "T60", months(24));
  const [from, until] = [new Date(String(ran.from)), new Date(String(ran.until))];
  expect((until.getUTCFullYear() - from.getUTCFullYear()) * 12 + until.getUTCMonth() - from.getUTCMonth()).toBe(24);
  for (const period of [months(25).period, { kind: "relative", unit: "days", count: 731 }, { kind: "relative", unit: "years", count: 1 }])
    expect((await client.call("POST", "/api/reports/T60/runs", { period })).status).toBe(422);
});

describe("who sees what", () => {
  test("a company's administrator sees the learners of the own sites only, whatever is asked for", async () => {
    const { airport } = app.world();
    const client = await app.as("adm");
    const everyone = await run(client, "T10", ofProgram());
    expect(new Set(everyone.rows.map(({ company }) => company))).toEqual(new Set(["North"]));
    const other = await run(client, "T10", { ...ofProgram(), companyIds: [airport.south.companyId] });
    expect(other.rows).toEqual([]);
    const narrowed = await run(await app.as("web"), "T10", { ...ofProgram(), companyIds: [airport.south.companyId] });
    expect(narrowed.rows.map(({ username }) => username)).toEqual(["usr.south"]);
  });

  test("R-2.016 a learner has reports of the own results, and of nobody else's", async () => {
    const client = await app.as("usr");
    const { body } = await client.call<{ rows: ReportRecord[] }>("GET", "/api/training/reports");
    expect(body.rows.map(({ code }) => code)).toEqual(reportCodes.filter((code) => reportOf(code).learner));
    const { rows } = await run(client, "S10", {}, "/api/training/reports");
    expect(rows.map(({ username }) => username)).toEqual(["usr"]);
    expect((await client.call("POST", "/api/training/reports/U10/runs", {})).status).toBe(404);
    expect((await client.call("POST", "/api/reports/S10/runs", {})).status).toBe(403);
  });

  test("a run is its asker's, and gone when they no longer see as far", async () => {
    const client = await app.as("adm");
    const { run: ran } = await run(client, "T10", ofProgram());
    for (const other of [await app.as("web"), await app.as("adm", "south"), await app.as("usr"), await app.as("adm", "east")])
      expect(await other.call("GET", `/api/reportruns/${ran.id}/lines`)).toMatchObject({
        status: 404,
        body: { code: "ReportRunNotFound" },
      });
    const owner = await app.database.owner();
    const { airport } = app.world();
    await owner.query("insert into user_sites (domain_id, user_id, company_id) values ($1, $2, $3)", [
      airport.domainId,
      airport.north.users.adm,
      airport.south.companyId,
    ]);
    expect((await client.call("GET", `/api/reportruns/${ran.id}`)).status).toBe(404);
    expect((await run(client, "T10", ofProgram())).rows).toHaveLength(3);
    await owner.query("delete from user_sites where domain_id = $1", [airport.domainId]);
  });
});

test("the CSV has the chosen columns with their words, in the language asked for, and its event", async () => {
  const client = await app.as("web");
  const { run: ran } = await run(client, "T10", ofProgram());
  const csv = await client.call<string>("GET", `/api/reportruns/${ran.id}/export.csv?columns=username,status,isOverdue,time`);
  expect(csv.headers["content-type"]).toContain("text/csv");
  expect(csv.body.replace("\u{FEFF}", "").trim().split("\r\n")).toEqual([
    'User name,Status,Overdue,"Time, seconds"',
    "ins,Attempted,Yes,600",
    "usr,Complete,No,600",
    "usr.south,Complete,No,600",
  ]);
  const arabic = await client.call<string>("GET", `/api/reportruns/${ran.id}/export.csv?columns=status&language=ar`);
  expect(arabic.body).toContain("مكتمل");
  expect((await client.call("GET", `/api/reportruns/${ran.id}/export.csv?columns=password`)).status).toBe(422);
  const { body } = await client.call<{ rows: { type: string }[] }>("GET", "/api/events?type=report.export&limit=1");
  expect(body.rows).toMatchObject([{ type: "report.export" }]);
});

test("a parameter that a report does not have, and a time that ends before it begins, are refused at their field", async () => {
  const client = await app.as("web");
  const refused = async (ask: object) => (await client.call("POST", "/api/reports/T30/runs", ask)).body;
  expect(await refused({ courseIds: [1] })).toMatchObject({ code: "FieldInvalid", field: "courseIds" });
  const period = { kind: "dates", from: "2026-02-02", until: "2026-02-01" };
  expect((await client.call("POST", "/api/reports/T60/runs", { period })).body).toMatchObject({
    code: "ReportPeriodOrder",
    field: "period",
  });
});

describe("a report for many learners", () => {
  /** 1,201 learners more in South: more than a call waits for. */
  beforeAll(async () => {
    const owner = await app.database.owner();
    const { airport } = app.world();
    await owner.query(
      `insert into users (domain_id, company_id, username, username_key, access_level_id)
       select $1, $2, 'many' || n, 'many' || n, 1 from generate_series(1, 1201) n`,
      [airport.domainId, airport.south.companyId],
    );
  });

  test("is queued, told how far it is, and has every learner once, also after it was cut off", async () => {
    const client = await app.as("web");
    const { body } = await client.call<ReportRun>("POST", "/api/reports/U10/runs", {});
    expect(body).toMatchObject({ state: "waiting", done: 0 });
    expect(body.wanted).toBeGreaterThan(1201);
    expect((await client.call("GET", `/api/reportruns/${body.id}/lines`)).body).toMatchObject({ code: "ReportNotDone" });
    const order = { domainId: app.world().airport.domainId, runId: body.id };
    const cut = new AbortController();
    let transactions = 0;
    const dying = {
      log: app.house().log,
      apart: app.house().apart,
      asDomain: ((domainId, work, options) => {
        transactions += 1;
        if (transactions === 3) cut.abort(new Error("killed")); // its lines are written, and not yet told of
        return app.database.asDomain(domainId, work, options);
      }) as typeof app.database.asDomain,
    };
    await expect(workReport(dying, order, { signal: cut.signal })).rejects.toThrow("killed");
    expect((await client.call<ReportRun>("GET", `/api/reportruns/${body.id}`)).body).toMatchObject({
      state: "running",
      wanted: body.wanted,
    });
    await workReport(app.house(), order);
    const { body: after } = await client.call<ReportRun>("GET", `/api/reportruns/${body.id}`);
    expect(after).toMatchObject({ state: "done", done: body.wanted, count: body.wanted });
    const { body: lines } = await client.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines?limit=5000`);
    expect(new Set(lines.rows.map(([username]) => username)).size).toBe(body.wanted);
  });

  test("can be called off: nothing more is written", async () => {
    const client = await app.as("web");
    const { body } = await client.call<ReportRun>("POST", "/api/reports/T10/runs", {});
    expect((await client.call("POST", `/api/reportruns/${body.id}/cancel`)).body).toMatchObject({ state: "cancelled" });
    await workReport(app.house(), { domainId: app.world().airport.domainId, runId: body.id });
    expect((await client.call("GET", `/api/reportruns/${body.id}`)).body).toMatchObject({ state: "cancelled", count: 0 });
  });
});
