import type { ProgramTransfer } from "@vigil/model/compliance/programTransfer";
import type { TransferPeople, TransferProgress } from "@vigil/model/compliance/transferProgress";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse, type TestContentCourse } from "../../../test/training/testContentCourse.ts";
import { completeProgram } from "../../../test/compliance/testCompleteProgram.ts";
import { runDueTransfers } from "./runTransfers.ts";

const app = testApp();
const { as, world, database } = app;
const later = "2090-01-01T08:00:00Z";
const students = () => [world().airport.north.users.usr, world().airport.south.users.usr];

const valuesFor = (from: number, to: number, more: object = {}) => ({
  name: "Next year",
  scheduledAt: later,
  companies: [world().airport.north.companyId],
  sourcePrograms: [from],
  targetPrograms: [to],
  ...more,
});
const add = async (from: number, to: number, more: object = {}) =>
  (await as("web")).call<ProgramTransfer & { code?: string; field?: string }>("POST", "/api/programtransfers", valuesFor(from, to, more));
const progressOf = async (id: number) =>
  (await (await as("web")).call<TransferProgress>("GET", `/api/programtransfers/${id}/progress`)).body;
/** Runs it now, as the server would at its time. */
async function run({ body: { id } }: { body: { id: number } }) {
  await (await as("web")).call("POST", `/api/programtransfers/${id}/run`);
  await runDueTransfers(app.house());
  return progressOf(id);
}

/** A program with the first course of another one. */
async function programOf(courseId: number): Promise<number> {
  const owner = await database.owner();
  const name = crypto.randomUUID();
  const { rows } = await owner.query<{ id: number }>(
    "insert into programs (owner_domain_id, name, name_key, title, period_months) values ($1, $2, $2, $2, 24) returning id",
    [world().airport.domainId, name],
  );
  await owner.query("insert into program_courses (owner_domain_id, program_id, course_id, position) values ($1, $2, $3, 0)", [
    world().airport.domainId,
    rows[0]!.id,
    courseId,
  ]);
  return rows[0]!.id;
}

interface Run {
  program_id: number;
  sequence: number;
  complete: boolean;
  open: boolean;
  courses: number[];
  seconds: number;
  end_at: Date | null;
  expiry_at: Date | null;
}
async function runsOf(userId: number, ...programs: number[]): Promise<Run[]> {
  const { rows } = await database.ask<Run>(
    `select r.program_id, r.sequence, r.complete, r.closed_at is null as open, r.end_at, r.expiry_at,
        array(select course_id from course_statuses c where c.program_status_id = r.id and c.status <> 'n' order by course_id) as courses,
        coalesce((select sum(seconds) from time_sessions t where t.program_status_id = r.id), 0)::int as seconds
       from program_statuses r where r.user_id = $1 and r.program_id = any($2) order by r.program_id, r.sequence`,
    [userId, programs],
  );
  return rows;
}
const assigned = async (userId: number) =>
  (await (await as("web")).call<{ programs: number[] }>("GET", `/api/users/${userId}`)).body.programs;

let source: TestContentCourse;
let target: number;
beforeAll(async () => {
  source = await testContentCourse(app);
  target = await programOf(source.courseId);
});

describe("the list", () => {
  test("R-2.053 R-3.036 R-3.037 shows transfers by the time for which they are scheduled, the latest first", async () => {
    const client = await as("web");
    for (const scheduledAt of ["2089-01-01T08:00:00Z", later, "2088-01-01T08:00:00Z"]) await add(source.programId, target, { scheduledAt });
    const { body } = await client.call<{ rows: ProgramTransfer[] }>("GET", "/api/programtransfers");
    expect(body.rows.map(({ scheduledAt }) => scheduledAt.slice(0, 4))).toEqual(["2090", "2089", "2088"]);
  });

  test("R-3.107 R-3.108 a transfer has a time, the last run, whom it brings where from and to, and a reset, hard or soft", async () => {
    const { body } = await add(source.programId, target, { transferCompletes: true, reset: "hard", retainAssignments: true });
    expect(body).toMatchObject({
      scheduledAt: later,
      lastRun: null,
      transferCompletes: true,
      transferIncompletes: true,
      reset: "hard",
      retainAssignments: true,
      versionChange: false,
      companies: [world().airport.north.companyId],
      sourcePrograms: [source.programId],
      targetPrograms: [target],
      state: "scheduled",
    });
    expect(await add(source.programId, target, { reset: "gentle" })).toMatchObject({
      status: 422,
      body: { code: "FieldInvalid", field: "reset" },
    });
    const copy = await (await as("web")).call("POST", `/api/programtransfers/${body.id}/copy`);
    expect(copy.body).toMatchObject({ name: "Next year (copy)", unfinishedCopy: true, state: "scheduled", targetPrograms: [target] });
    // the mark is in the language of whoever copies
    const inArabic = await (await as("web")).call("POST", `/api/programtransfers/${body.id}/copy`, undefined, { "accept-language": "ar" });
    expect(inArabic.body.name).toBe("Next year (نسخة)");
  });

  test("R-5.061 a version change does not retain assignments", async () => {
    const { id } = (await add(source.programId, target, { versionChange: true })).body;
    const refused = { status: 422, body: { code: "ProgramTransferVersionRetains", field: "retainAssignments" } };
    expect(await add(source.programId, target, { versionChange: true, retainAssignments: true })).toMatchObject(refused);
    expect(await (await as("web")).call("PUT", "/api/programtransfers", { id, retainAssignments: true })).toMatchObject(refused);
  });

  test("R-8.084 R-8.046 companies, one company and programs that are invalid have errors of their own, at their fields", async () => {
    const owner = await database.owner();
    const { rows } = await owner.query<{ id: number }>("insert into domain_codes (name) values ('Elsewhere') returning id");
    const coded = await programOf(source.courseId);
    await owner.query("update programs set domain_code_id = $1 where id = $2", [rows[0]!.id, coded]);
    const answers = await Promise.all([
      add(source.programId, target, { companies: [] }),
      add(source.programId, target, { companies: [world().harbor.east.companyId] }),
      add(source.programId, coded),
      add(source.programId, source.programId),
      add(source.programId, 987_654),
      add(source.programId, target, { transferIncompletes: false }),
      add(source.programId, target, { scheduledAt: "2020-01-01T08:00:00Z" }),
    ]);
    expect(answers.map(({ body }) => [body.code, body.field])).toEqual([
      ["ProgramTransferCompaniesInvalid", "companies"],
      ["ProgramCompanyNotFound", "companies"],
      ["ProgramTransferCompanyInvalid", "companies"],
      ["ProgramTransferProgramInvalid", "targetPrograms"],
      ["ProgramTransferProgramInvalid", "targetPrograms"],
      ["ProgramTransferNobody", "transferIncompletes"],
      ["ProgramTransferPast", "scheduledAt"],
    ]);
  });
});

test("R-4.089 R-4.090 R-8.041 softly: what was done in common courses goes along with its time, and what has run is locked for good", async () => {
  const [learner] = students() as [number];
  const client = await as("usr");
  const path = `/api/training/status/programs/${source.programId}`;
  await client.call("POST", path);
  await client.call("POST", `/api/timetracking/${source.programId}`, {});
  await database.ask("update time_sessions set seconds = 90");
  await client.call("PUT", `${path}/courses/${source.courseId}/units/1/sections/1`, { status: "C" });
  await client.call("PUT", `${path}/courses/${source.secondCourseId}/units/1/sections/1`, { status: "C" });
  const made = await add(source.programId, target, { versionChange: true });
  expect((await progressOf(made.body.id)).waiting).toEqual([{ company: "North", users: 1, completes: 0, incompletes: 1, notBegun: 0 }]);

  expect(await run(made)).toMatchObject({ state: "done", waiting: [], outcomes: { transferred: 1, assigned: 0, skipped: 0, failed: 0 } });
  expect(await runsOf(learner, source.programId, target)).toMatchObject([
    { program_id: source.programId, open: false, courses: [source.secondCourseId], seconds: 0 },
    { program_id: target, open: true, complete: false, courses: [source.courseId], seconds: 90 },
  ]);
  expect(await assigned(learner)).toEqual([target]);
  const opened = await client.call("POST", `/api/training/status/programs/${target}`);
  expect(opened.body).toMatchObject({ sequence: 1, status: "a" });

  const web = await as("web");
  const locked = { status: 423, body: { code: "ProgramTransferLocked" } };
  expect(await web.call("PUT", "/api/programtransfers", { id: made.body.id, name: "Undone" })).toMatchObject(locked);
  expect(await web.call("DELETE", `/api/programtransfers/${made.body.id}`)).toMatchObject(locked);
  expect(await web.call("POST", `/api/programtransfers/${made.body.id}/run`)).toMatchObject(locked);
  expect((await web.call("GET", `/api/programtransfers/${made.body.id}`)).body).toMatchObject({
    state: "done",
    lastRun: expect.any(String),
    abilities: { edit: false, delete: false, copy: true },
  });
});

test("the preview names whom it concerns and what each keeps: found by name, page by page, and as a file", async () => {
  const before = await testContentCourse(app);
  const after = await programOf(before.courseId);
  const owner = await database.owner();
  const { domainId, north } = world().airport;
  await owner.query(
    "insert into program_assignments (domain_id, user_id, program_id, source) select $1, id, $2, 'user' from unnest($3::bigint[]) as id on conflict do nothing",
    [domainId, before.programId, [north.users.usr, north.users.ins]],
  );
  await completeProgram(app, await as("usr"), before);
  const soft = await add(before.programId, after, { transferCompletes: true });
  const people = async (id: number, query = "") =>
    (await (await as("web")).call<TransferPeople>("GET", `/api/programtransfers/${id}/people${query}`)).body;
  const found = await people(soft.body.id);
  expect(found.count).toBe(2);
  const of = ({ rows }: TransferPeople) =>
    Object.fromEntries(rows.map(({ userId, standing, begun, kept }) => [userId, [standing, begun, kept]]));
  expect(of(found)).toEqual({ [north.users.usr]: ["complete", 2, 1], [north.users.ins]: ["notBegun", 0, 0] });
  await (await as("web")).call("PUT", "/api/users", { id: north.users.ins, lastName: "Searched" }); // people of tests have no words yet
  expect((await people(soft.body.id, "?search=searc")).rows.map(({ userId }) => userId)).toEqual([north.users.ins]);
  expect((await people(soft.body.id, "?offset=1")).rows).toHaveLength(1);
  const hard = await add(before.programId, after, { transferCompletes: true, reset: "hard" });
  expect(of(await people(hard.body.id))[north.users.usr]).toEqual(["complete", 2, 0]);
  const { body: file, headers } = await (await as("web")).call("GET", `/api/programtransfers/${soft.body.id}/people/file`);
  expect(headers["content-type"]).toContain("text/csv");
  expect(String(file).trimEnd().split("\r\n")).toHaveLength(3);
  expect((await (await as("adm", "south")).call("GET", `/api/programtransfers/${soft.body.id}/people`)).status).toBeGreaterThanOrEqual(403);
});

test("who is complete is complete in the target with the same dates and a certificate, where that is asked for", async () => {
  const [learner] = students() as [number];
  const complete = await completeProgram(app);
  const next = await programOf(complete.courseId);
  const owner = await database.owner();
  await owner.query("update program_statuses set end_at = '2026-01-02', expiry_at = '2027-01-02' where program_id = $1", [
    complete.programId,
  ]);
  expect(await run(await add(complete.programId, next))).toMatchObject({ outcomes: { transferred: 0 } });
  expect(await run(await add(complete.programId, next, { transferCompletes: true }))).toMatchObject({ outcomes: { transferred: 1 } });
  expect(await runsOf(learner, complete.programId, next)).toMatchObject([
    { complete: true, open: false },
    { complete: true, open: true, end_at: new Date("2026-01-02"), expiry_at: new Date("2027-01-02") },
  ]);
  const { rows } = await owner.query("select completion_date::text as completed from program_certificates where program_id = $1", [next]);
  expect(rows).toEqual([{ completed: "2026-01-02" }]);
});

test("hard: the target begins with nothing, assignments are kept where that is asked for, and what is open in the source is handed in", async () => {
  const [learner] = students() as [number];
  const from = await testContentCourse(app);
  const to = await programOf(from.courseId);
  const client = await as("usr");
  const path = `/api/training/status/programs/${from.programId}`;
  await client.call("POST", path);
  await client.call("PUT", `${path}/courses/${from.courseId}/units/1/sections/1`, { status: "C" });
  await run(await add(from.programId, to, { reset: "hard", retainAssignments: true }));
  expect(await runsOf(learner, from.programId, to)).toMatchObject([
    { open: false, courses: [from.courseId] },
    { open: true, courses: [] },
  ]);
  expect(await assigned(learner)).toEqual(expect.arrayContaining([from.programId, to]));
});

test("learners whose company may not use the target by then are left out, and it is told why", async () => {
  const from = await testContentCourse(app);
  const to = await programOf(from.courseId);
  const made = await add(from.programId, to);
  const owner = await database.owner();
  const { rows } = await owner.query<{ id: number }>("insert into domain_codes (name) values ('Since then') returning id");
  await (await as("web")).call("POST", `/api/programtransfers/${made.body.id}/run`);
  await owner.query("update programs set domain_code_id = $1 where id = $2", [rows[0]!.id, to]);
  await runDueTransfers(app.house());
  expect(await progressOf(made.body.id)).toMatchObject({
    state: "done",
    outcomes: { skipped: 1 },
    left: [{ username: "usr", reason: "ProgramTransferMisfit" }],
  });
  expect(await assigned(students()[0]!)).toContain(from.programId);
});

test("a credit in force goes along to the target", async () => {
  const client = await as("web");
  const addon = (await client.call("POST", "/api/addons", { type: "credits" })).body.id;
  const from = await testContentCourse(app);
  const to = await programOf(from.courseId);
  const credit = { companyId: world().airport.north.companyId, programId: from.programId, quantity: 1, duration: 30 };
  await client.call("POST", "/api/credits", credit);
  await (await as("usr")).call("POST", `/api/training/status/programs/${from.programId}`);
  await run(await add(from.programId, to));
  expect((await client.call("GET", "/api/usercredits")).body.rows).toMatchObject([{ programId: to, userId: students()[0] }]);
  expect((await (await as("usr")).call("POST", `/api/training/status/programs/${to}`)).status).toBe(200);
  await client.call("PUT", "/api/addons", { id: addon, delete: true });
});

test("two servers, one of which stops in the middle, transfer every learner once", async () => {
  const from = await testContentCourse(app);
  const to = await programOf(from.courseId);
  const { domainId, north, south } = world().airport;
  const { users } = north;
  const others = [users.ins, users.adm, users.trn, south.users.usr, south.users.ins];
  await database.asDomain(domainId, (tx) =>
    tx
      .insertInto("programAssignments")
      .values(others.map((userId) => ({ domainId, userId, programId: from.programId, source: "user" as const })))
      .execute(),
  );
  // comes behind those of North: both servers have this learner on their list
  await (await as("usr", "south")).call("POST", `/api/training/status/programs/${from.programId}`);
  const made = await add(from.programId, to, { companies: [north.companyId, south.companyId] });
  await (await as("web")).call("POST", `/api/programtransfers/${made.body.id}/run`);
  let learners = 0;
  await runDueTransfers(app.house(), () => learners++ === 2);
  const half = await progressOf(made.body.id);
  expect([half.state, half.outcomes.assigned + half.outcomes.transferred, half.waiting.length]).toEqual(["running", 2, 2]);
  await Promise.all([runDueTransfers(app.house()), runDueTransfers(app.house())]);
  expect(await progressOf(made.body.id)).toMatchObject({ state: "done", outcomes: { transferred: 1, assigned: 5, failed: 0 } });
  const owner = await database.owner();
  const { rows } = await owner.query("select count(*)::int from program_assignments where program_id = $1 and source = 'transfer'", [to]);
  expect(rows).toEqual([{ count: 6 }]);
  const { rows: events } = await owner.query(
    "select type from events where subject_entity = 'programTransfer' and subject_id = $1 order by id",
    [made.body.id],
  );
  expect(events.map(({ type }) => type)).toEqual([
    "programTransfer.create",
    "programTransfer.update",
    "programTransfer.start",
    "programTransfer.complete",
  ]);
});
