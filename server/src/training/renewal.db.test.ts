import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import type { CourseEntry, TrainingProgram, UpcomingProgram } from "@vigil/model/training/wire";
import type { NextThing, ProgramNext } from "@vigil/model/training/nextWire";
import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const path = (programId: number) => `/api/training/status/programs/${programId}`;

/** A complete run that expires in so many days. */
async function completed(days: number) {
  const { programId, courseId } = await testContentCourse(app);
  const learner = await app.as("usr");
  await learner.call("POST", path(programId));
  const owner = await app.database.owner();
  await owner.query(
    `update program_statuses set complete = true, status = 'c', end_at = now() - interval '300 days', expiry_at = date_trunc('second', now()) + make_interval(days => $2)
      where program_id = $1`,
    [programId, days],
  );
  await owner.end();
  return { programId, courseId, learner };
}
const listed = async (programId: number) => ({
  lapsed: undefined, // where it is left out
  ...(await (await app.as("usr")).call<TrainingProgram[]>("GET", "/api/training")).body.find(({ id }) => id === programId)?.programStatus,
});

test("R-3.103 what expires can be renewed from 60 days before, and the next run is due when the certificate expires", async () => {
  const early = await completed(61);
  expect(await listed(early.programId)).toMatchObject({ complete: true, renewable: false });
  expect(await early.learner.call("DELETE", path(early.programId))).toMatchObject({ status: 403, body: { code: "ProgramResetRefused" } });
  const { programId, learner } = await completed(59);
  const before = await listed(programId);
  expect(before).toMatchObject({ complete: true, renewable: true, sequence: 1 });
  // looking at what is complete begins nothing
  expect((await learner.call("POST", path(programId))).body).toMatchObject({ complete: true, sequence: 1 });
  expect(await learner.call("DELETE", path(programId))).toMatchObject({
    status: 200,
    body: { status: "a", complete: false, sequence: 2, dueAt: before.expiryAt },
  });
  expect(await listed(programId)).toMatchObject({ sequence: 2, renewable: false, dueAt: before.expiryAt });
  // a later due day of the assignment does not put it off, an earlier one that is still to come counts
  const client = await app.as("web");
  const assign = (dueOn: string | null) =>
    client.call("POST", "/api/users/programs/assign", {
      people: { ids: [app.world().airport.north.users.usr] },
      programIds: [programId],
      dueOn,
    });
  await assign("2099-01-31");
  expect((await listed(programId))?.dueAt).toBe(before.expiryAt);
  const [tomorrow, past] = [1, -310].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)) as [string, string];
  await assign(tomorrow);
  expect((await listed(programId))?.dueAt).toBe(`${tomorrow}T23:59:59Z`);
  // what was met by the run before is not due again
  await assign(past);
  expect((await listed(programId))?.dueAt).toBe(before.expiryAt);
});

async function overdueInReport(programId: number) {
  const web = await app.as("web");
  const { body } = await web.call<ReportRun>("POST", "/api/reports/T70/runs", { programIds: [programId] });
  const { columns } = reportOf("T70");
  const { rows } = (await web.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines`)).body;
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
}

test("R-3.103 what has expired is what comes next, as its report says: renewed, it leads into its first course, and complete again it is not overdue", async () => {
  const { programId, courseId, learner } = await completed(-4000);
  const next = async () => (await learner.call<ProgramNext>("GET", `/api/training/programs/${programId}/next`)).body.step;
  const first = async () => (await learner.call<NextThing>("GET", "/api/training/next")).body;
  const renew = { kind: "renew", path: [], open: false };
  const before = await listed(programId);
  expect(before).toMatchObject({ complete: true, renewable: true, lapsed: "expired" });
  expect([await next(), await first()]).toEqual([renew, { programId, step: renew }]);
  expect(await overdueInReport(programId)).toMatchObject([{ kind: "renewal", isOverdue: true, dueDate: before.expiryAt?.slice(0, 10) }]);
  expect((await learner.call("DELETE", path(programId))).body).toMatchObject({ sequence: 2, complete: false });
  const page = { kind: "page", path: [courseId, 1, 1, 1], open: false };
  expect([await next(), await first()]).toEqual([page, { programId, step: page }]);
  expect(await listed(programId)).toMatchObject({ lapsed: undefined, dueAt: before.expiryAt });
  expect(await overdueInReport(programId)).toMatchObject([{ kind: "due", isOverdue: true }]);
  const owner = await app.database.owner();
  await owner.query("update programs set period_months = 12 where id = $1", [programId]);
  await owner.end();
  for (const entry of (await learner.call<CourseEntry[]>("GET", `/api/training/programs/${programId}`)).body)
    for (const section of ["units/1/sections/1", "units/1/sections/2", "units/2/sections/3"])
      await learner.call("PUT", `${path(programId)}/courses/${entry.id}/${section}`, { status: "C" });
  expect(await listed(programId)).toMatchObject({ complete: true, sequence: 2, renewable: false, lapsed: undefined });
  expect(await next()).toBe(null);
  expect((await overdueInReport(programId)).filter(({ isOverdue }) => isOverdue)).toEqual([]);
});

test("what expires soon can be renewed, and is nothing to be done at once", async () => {
  const { programId, learner } = await completed(59);
  expect(await listed(programId)).toMatchObject({ renewable: true, lapsed: undefined });
  expect((await learner.call<ProgramNext>("GET", `/api/training/programs/${programId}/next`)).body.step).toBe(null);
});

test("how early a domain says; what has expired can be renewed as well", async () => {
  const client = await app.as("sup");
  const { domainId } = app.world().airport;
  const { programId, learner } = await completed(80);
  expect((await listed(programId))?.renewable).toBe(false);
  expect(await client.call("PUT", "/api/domains", { id: domainId, renewalDays: 90 })).toMatchObject({ status: 200 });
  expect((await listed(programId))?.renewable).toBe(true);
  await client.call("PUT", "/api/domains", { id: domainId, renewalDays: 0 });
  expect((await learner.call("DELETE", path(programId))).status).toBe(403);
  const gone = await completed(-3);
  expect((await listed(gone.programId))?.renewable).toBe(true);
  await client.call("PUT", "/api/domains", { id: domainId, renewalDays: 60 });
});

test("what is assigned for later is told with its start, and does not open before", async () => {
  const { programId } = await testContentCourse(app);
  const client = await app.as("web");
  const assign = (dates: object) =>
    client.call("POST", "/api/users/programs/assign", {
      people: { ids: [app.world().airport.north.users.usr] },
      programIds: [programId],
      ...dates,
    });
  const learner = await app.as("usr");
  const upcoming = async () =>
    (await learner.call<UpcomingProgram[]>("GET", "/api/training/upcoming")).body.filter(({ id }) => id === programId);
  expect(await upcoming()).toEqual([]);
  await assign({ startsOn: "2031-01-15", dueOn: "2031-02-28" });
  expect(await upcoming()).toMatchObject([{ startsOn: "2031-01-15", dueOn: "2031-02-28" }]);
  expect((await listed(programId)).status).toBeUndefined();
  expect((await learner.call("POST", path(programId))).status).toBe(404);
  await assign({ dueOn: "2031-02-28" });
  expect(await upcoming()).toEqual([]);
  expect(await listed(programId)).toMatchObject({ status: "n", dueAt: "2031-02-28T23:59:59Z" });
});

test("R-3.103 what lapsed and is not assigned any more is named when nothing else is to be done, and goes when it is assigned again", async () => {
  const { programId, learner } = await completed(-4001);
  const owner = await app.database.owner();
  const mine = [app.world().airport.domainId, app.world().airport.north.users.usr];
  await owner.query("delete from program_assignments where domain_id = $1 and user_id = $2", mine);
  const next = async () => (await learner.call<NextThing>("GET", "/api/training/next")).body;
  const title = (await owner.query<{ title: string }>("select title from programs where id = $1", [programId])).rows[0]?.title;
  const step = { kind: "waits", why: "notAssigned", path: [], until: null };
  expect(await next()).toMatchObject({ programId, step, lapsed: { title, lapsed: "expired" } });
  await owner.query("insert into program_assignments (domain_id, user_id, program_id, source) values ($1, $2, $3, 'user')", [
    ...mine,
    programId,
  ]);
  await owner.end();
  expect(await next()).toEqual({ programId, step: { kind: "renew", path: [], open: false } });
});
