import type { Attention } from "@vigil/model/reporting/attention/attention";
import type { Figures } from "@vigil/model/reporting/dashboards/dashboardWire";
import type { ReportLines, ReportPeople, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { testRun, testTraining } from "../../../test/reporting/testTraining.ts";

const app = testApp();
const read = async (client: TestClient) => (await client.call<Attention>("GET", "/api/attention")).body;

test("an administrator's home names who is overdue, whose certificate expires and what waits for review, as the reports count them and no farther than the own sites", async () => {
  const { domainId, north, south } = app.world().airport;
  const owner = await app.database.owner();
  const training = await testTraining(app);
  await testRun(app, { ...training, userId: north.users.ins, due: -3 });
  const late = await testRun(app, { ...training, userId: south.users.usr, due: -9 });
  const done = await testRun(app, { ...training, userId: north.users.usr, status: "c", ended: -40, expires: 20 });
  await owner.query(
    `insert into program_certificates (domain_id, verification_code, program_status_id, user_id, program_id, first_name, last_name, company_name,
        program_title, program_code, recurrency, version, completion_date, expiry_date)
     values ($1, 'A', $2, $3, $4, '', '', '', '', '', '', '', current_date - 40, current_date + 20)`,
    [domainId, done.runId, north.users.usr, training.programId],
  );
  await owner.query(
    "insert into integrity_flags (domain_id, user_id, exam_attempt_id, kind) values ($1, $2, 1, 'tooFast'), ($1, $2, 2, 'tooFast')",
    [domainId, north.users.usr],
  );
  await owner.query(
    `insert into program_certificates (domain_id, verification_code, program_status_id, user_id, program_id, first_name, last_name, company_name,
        program_title, program_code, recurrency, version, completion_date, expiry_date)
     values ($1, 'B', $2, $3, $4, '', '', '', '', '', '', '', current_date - 400, current_date - 20)`,
    [domainId, late.runId, south.users.usr, training.programId],
  );
  const whole = await app.as("web");
  const all = await read(whole);
  expect(all.overdue).toMatchObject({ count: 2, persons: 2 });
  expect(all.overdue.people.map(({ userId }) => userId)).toEqual([south.users.usr, north.users.ins]);
  expect(all.expiring).toMatchObject({ count: 1, people: [{ userId: north.users.usr }] });
  expect(all.review).toMatchObject({ count: 2, people: [{ userId: north.users.usr, count: 2 }] });
  const lines = async (code: string, ask: object) => (await whole.call<ReportRun>("POST", `/api/reports/${code}/runs`, ask)).body;
  expect((await lines("T70", { overdue: true })).count).toBe(all.overdue.count);
  expect((await lines("C20", { period: { kind: "relative", unit: "days", count: 60 } })).count).toBe(all.expiring.count);
  expect(all.expired).toBe(1);
  expect(
    (await lines("C20", { period: { kind: "dates", from: null, until: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) } }))
      .count,
  ).toBe(1);
  // what was renewed, revoked or is of somebody who left has not expired for anybody: at home, in the report it leads to and in the list
  const further = async (
    code: string,
    userId: number,
    { completed, expires, revoked = false }: { completed: number; expires: number; revoked?: boolean },
  ) => {
    const { runId } = await testRun(app, { ...(await testTraining(app)), userId, status: "c", ended: completed, expires: 400 });
    await owner.query(
      `insert into program_certificates (domain_id, verification_code, program_status_id, user_id, program_id, first_name, last_name, company_name,
          program_title, program_code, recurrency, version, completion_date, expiry_date, revoked_at, revoked_reason)
       values ($1, $2, $3, $4, $5, '', '', '', '', '', '', '', current_date + $6::int, current_date + $7::int, $8, $9)`,
      [domainId, code, runId, userId, training.programId, completed, expires, revoked ? new Date() : null, revoked ? "error" : null],
    );
  };
  await further("C", north.users.usr, { completed: -700, expires: -300 });
  await further("D", north.users.ins, { completed: -700, expires: -300, revoked: true });
  await further("E", south.users.ins, { completed: -700, expires: -300 });
  await owner.query("update users set active = false where id = $1", [south.users.ins]);
  const { expired, today } = await read(whole);
  expect(expired).toBe(1);
  const before = new Date(new Date(today).getTime() - 86_400_000).toISOString().slice(0, 10);
  const c20 = await lines("C20", { period: { kind: "dates", from: null, until: before } });
  const { body: told } = await whole.call<ReportLines>("GET", `/api/reportruns/${c20.id}/lines`);
  const list = async (client: TestClient, narrowed: string) =>
    (await client.call("GET", `/api/programcertificates?${narrowed}&fields=userId`)).body.rows.map(
      ({ userId }: { userId: number }) => userId,
    );
  expect(told.about.map(({ user }) => user)).toEqual([south.users.usr]);
  expect(await list(whole, "expired=true")).toEqual([south.users.usr]);
  expect((await list(whole, "expired=false&order=asc(id)")).length).toBe(4);
  expect((await lines("I10", {})).totals.openFlags).toBe(all.review.count);
  // the list of people, and each one's page, say it of the same people
  const { body: found } = await whole.call("GET", "/api/users?overdue=true&fields=username&order=asc(id)");
  expect(found.rows.map(({ id }: { id: number }) => id)).toEqual([north.users.ins, south.users.usr]);
  expect((await whole.call("GET", `/api/users/${north.users.ins}`)).body.overdue).toBe(true);
  expect((await whole.call("GET", `/api/users/${north.users.usr}`)).body.overdue).toBe(false);
  const narrowed = await read(await app.as("adm"));
  expect(narrowed.expired).toBe(0);
  expect(await list(await app.as("adm"), "expired=true")).toEqual([]);
  expect(narrowed.overdue).toMatchObject({ count: 1, people: [{ userId: north.users.ins }] });
  expect(await read(await app.as("adm", "east"))).toMatchObject({
    overdue: { count: 0 },
    expiring: { count: 0 },
    review: { count: 0, people: [] },
  });
  expect((await (await app.as("usr")).call("GET", "/api/attention")).status).toBe(403);
  // two trainings of one person are one person to write to
  await testRun(app, { ...(await testTraining(app)), userId: south.users.usr, due: -1 });
  expect((await read(await app.as("web"))).overdue).toMatchObject({ count: 3, persons: 2 });
});

/** How many trainings and people are overdue: at home, in T70, in its widget, and whom the list that leads to writing finds. */
async function overdueEverywhere(client: TestClient) {
  const { overdue } = await read(client);
  const report = (await client.call<ReportRun>("POST", "/api/reports/T70/runs", { overdue: true })).body;
  const lines = (await client.call<ReportLines>("GET", `/api/reportruns/${report.id}/lines`)).body;
  const widget = (await client.call<Figures>("GET", "/api/dashboards/figures/trainingDueByRegion")).body;
  const { body: list } = await client.call("GET", "/api/users?overdue=true&active=true&fields=username&limit=100");
  return {
    trainings: [overdue.count, report.count, widget.rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)],
    persons: [overdue.persons, new Set(lines.about.map(({ user }) => user)).size, list.rows.length],
  };
}

test("whoever is limited to some programs, groups or sites counts as many overdue at home as the report, its widget and the list of people", async () => {
  const { domainId, north, south } = app.world().airport;
  const owner = await app.database.owner();
  const [seen, hidden] = [await testTraining(app), await testTraining(app)];
  await testRun(app, { ...seen, userId: north.users.usr, due: -3 });
  await testRun(app, { ...seen, userId: north.users.ins, due: -3 });
  await testRun(app, { ...hidden, userId: north.users.ins, due: -3 });
  await testRun(app, { ...hidden, userId: north.users.aud, due: -3 });
  await testRun(app, { ...hidden, userId: south.users.usr, due: -3 });
  // for half of each day this one is over where the domain is and not where North is: at whatever hour, all say the same of it
  await owner.query("update companies set sound_zone = 'Etc/GMT+12' where id = $1", [north.companyId]);
  await owner.query(
    `update program_statuses set due_at = (now() at time zone 'UTC')::date::timestamp at time zone 'UTC' - interval '1 second' + make_interval(hours => $2)
      where program_id = $3 and user_id = $1`,
    [north.users.usr, 6, seen.programId],
  );
  const whole = await overdueEverywhere(await app.as("web"));
  expect(whole.trainings).toEqual(whole.trainings.map(() => whole.trainings[1]));
  expect(whole.persons).toEqual(whole.persons.map(() => whole.persons[1]));
  const limit = async (table: "user_scope_programs" | "user_scope_groups", column: string, id: number) =>
    owner.query(`insert into ${table} (domain_id, user_id, ${column}) values ($1, $2, $3)`, [domainId, north.users.adm, id]);
  await owner.query("update program_statuses set due_at = due_at - interval '3 days' where program_id = $1 and user_id = $2", [
    seen.programId,
    north.users.usr,
  ]);
  await limit("user_scope_programs", "program_id", seen.programId);
  expect(await overdueEverywhere(await app.as("adm"))).toEqual({ trainings: [2, 2, 2], persons: [2, 2, 2] });
  const { rows } = await owner.query<{ id: number }>(
    "insert into groups (domain_id, name, name_key) values ($1, 'Late', 'late') returning id",
    [domainId],
  );
  await owner.query("insert into group_members (domain_id, user_id, group_id) values ($1, $2, $3)", [
    domainId,
    north.users.ins,
    rows[0]!.id,
  ]);
  await limit("user_scope_groups", "group_id", rows[0]!.id);
  expect(await overdueEverywhere(await app.as("adm"))).toEqual({ trainings: [1, 1, 1], persons: [1, 1, 1] });
  await owner.query("delete from user_scope_programs");
  await owner.query("delete from user_scope_groups");
});

test("from what is due one gets to its people: T70 says whom it names, and they are written to and given a new day", async () => {
  const { north, south } = app.world().airport;
  const owner = await app.database.owner();
  const training = await testTraining(app);
  for (const userId of [north.users.usr, north.users.ins, south.users.usr]) await testRun(app, { ...training, userId, due: -3 });
  await owner.query("update users set active = false where id = $1", [north.users.ins]);
  const ask = { programIds: [training.programId], overdue: true };
  const peopleOf = async (client: TestClient) => {
    const { body: run } = await client.call<ReportRun>("POST", "/api/reports/T70/runs", ask);
    return client.call<ReportPeople>("GET", `/api/reportruns/${run.id}/people`);
  };
  const whole = await app.as("web");
  const { body: people } = await peopleOf(whole);
  expect(people).toEqual({ ids: [north.users.usr, south.users.usr], count: 2 });
  expect((await whole.call("POST", "/api/users/messages/preview", { on: { ids: people.ids } })).body).toMatchObject({
    reached: people.count - (await withoutAddress(people.ids)),
  });
  // whoever sees fewer reaches fewer; who may not write to people, and whose run it is not, is not told
  expect((await peopleOf(await app.as("adm"))).body).toEqual({ ids: [north.users.usr], count: 1 });
  expect((await peopleOf(await app.as("aud"))).status).toBe(403);
  const { body: run } = await whole.call<ReportRun>("POST", "/api/reports/T70/runs", ask);
  expect((await (await app.as("adm")).call("GET", `/api/reportruns/${run.id}/people`)).status).toBe(404);
  const dueOn = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const days = { people: { ids: people.ids }, programIds: [training.programId], dueOn };
  expect((await whole.call("POST", "/api/users/programs/assign", days)).body).toMatchObject({ added: 2 });
  // a report of companies names nobody
  const { body: sums } = await whole.call<ReportRun>("POST", "/api/reports/T50/runs", {});
  expect((await whole.call("GET", `/api/reportruns/${sums.id}/people`)).body).toEqual({ ids: [], count: 0 });
});

const withoutAddress = async (ids: readonly number[]): Promise<number> =>
  (await app.database.ask<{ count: number }>("select count(*)::int as count from users where id = any($1) and email is null", [ids]))
    .rows[0]!.count;
