import type { KeptReport, KeptReportState } from "@vigil/model/reporting/reports/keptReport";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { testTraining } from "../../../test/reporting/testTraining.ts";

const app = testApp();
let programId = 0;
const asked = (more: object = {}): KeptReportState => ({
  ask: reportAsk.parse({ period: { kind: "named", name: "lastMonth" }, ...more }),
  columns: ["username", "program", "endDate"],
  order: "desc(endDate)",
});
const kept = async (client: TestClient, code = "T60") => (await client.call<KeptReport[]>("GET", `/api/keptreports?code=${code}`)).body;
const keep = (client: TestClient, more: object = {}) =>
  client.call("POST", "/api/keptreports", { code: "T60", name: "Month", shared: false, state: asked(), ...more });

beforeAll(async () => {
  ({ programId } = await testTraining(app));
});
beforeEach(async () => {
  const owner = await app.database.owner();
  await owner.query("set session_replication_role = replica");
  await owner.query("delete from kept_reports");
});

test("a report is kept under a name, renamed, changed and deleted; each of it is told", async () => {
  const client = await app.as("web");
  const { status, body: made } = await keep(client);
  expect([status, made]).toEqual([
    201,
    {
      id: made.id,
      revision: 1,
      code: "T60",
      name: "Month",
      shared: false,
      own: true,
      mayEdit: true,
      state: asked(),
      left: [],
      lastRunId: null,
    },
  ]);
  expect((await keep(client)).body).toMatchObject({ code: "KeptReportConflict", field: "name" });
  expect((await keep(client, { code: "C10", state: { ...asked(), columns: ["username"], order: "" } })).status).toBe(201);
  const change = { revision: 1, name: "Quarter", state: asked({ period: { kind: "named", name: "lastQuarter" } }) };
  expect((await client.call("PUT", `/api/keptreports/${made.id}`, change)).body).toMatchObject({
    name: "Quarter",
    revision: 2,
    state: { ask: { period: { name: "lastQuarter" } } },
  });
  expect((await client.call("PUT", `/api/keptreports/${made.id}`, change)).body.code).toBe("StaleRecord");
  expect((await client.call("DELETE", `/api/keptreports/${made.id}`)).status).toBe(204);
  expect(await kept(client)).toEqual([]);
  const owner = await app.database.owner();
  const { rows } = await owner.query<{ type: string }>("select type from events where type like 'keptReport.%' order by id");
  expect(rows.map(({ type }) => type)).toEqual(["keptReport.create", "keptReport.create", "keptReport.update", "keptReport.delete"]);
});

test("one's own is nobody else's; a shared one is everybody's in the domain who has reports, and kept by who may share", async () => {
  const [keeper, other, stranger, learner] = [await app.as("web"), await app.as("adm"), await app.as("web", "east"), await app.as("usr")];
  const { body: made } = await keep(keeper);
  expect(await kept(other)).toEqual([]);
  expect((await other.call("DELETE", `/api/keptreports/${made.id}`)).status).toBe(404);
  await keeper.call("PUT", `/api/keptreports/${made.id}`, { revision: 1, shared: true });
  expect(await kept(other)).toMatchObject([{ id: made.id, shared: true, own: false, mayEdit: false }]);
  expect((await other.call("DELETE", `/api/keptreports/${made.id}`)).body.code).toBe("KeptReportOfOthers");
  expect((await keep(other, { shared: true })).body.code).toBe("KeptReportNotShared");
  expect(await kept(stranger)).toEqual([]);
  expect((await learner.call("GET", "/api/keptreports")).status).toBe(403);
});

test("what a report does not ask, show or sort by is refused where it is kept, at its name", async () => {
  const client = await app.as("web");
  const refused = async (state: object) => (await keep(client, { state: { ...asked(), ...state } })).body;
  expect(await refused({ columns: ["username", "shoeSize"] })).toMatchObject({ code: "FieldInvalid", field: "shoeSize" });
  expect(await refused({ order: "asc(shoeSize)" })).toMatchObject({ code: "FieldInvalid", field: "order" });
  expect(await refused(asked({ status: ["c"] }))).toMatchObject({ code: "FieldInvalid", field: "status" });
  expect(await refused(asked({ programIds: [programId, 987_654] }))).toMatchObject({ code: "FieldInvalid", field: "programIds" });
  expect(await refused(asked({ period: { kind: "named", name: "nextMonth" } }))).toMatchObject({ code: "FieldInvalid", field: "period" });
});

test("what is gone since, or out of a reader's reach, is left away and told; the rest is as it was kept", async () => {
  const { north, south } = app.world().airport;
  const [keeper, other] = [await app.as("web"), await app.as("adm")];
  const state = asked({ programIds: [programId], companyIds: [north.companyId, south.companyId] });
  const { body: made } = await keep(keeper, { shared: true, state });
  expect(made).toMatchObject({ left: [], state });
  const [seen] = await kept(other); // of North only
  expect(seen).toMatchObject({ left: ["companyIds"], state: { ask: { companyIds: [north.companyId], programIds: [programId] } } });
  const owner = await app.database.owner();
  await owner.query(
    `update kept_reports set state = jsonb_set(jsonb_set(state, '{ask,programIds}', '[987654]'), '{columns}', '["username", "shoeSize"]')`,
  );
  expect((await kept(keeper))[0]).toMatchObject({
    left: ["programIds", "shoeSize"],
    state: { ask: { programIds: [] }, columns: ["username"] },
  });
});

test("learners keep reports of themselves: their own, shared with nobody, and none of those that are kept of others", async () => {
  const [learner, other, staff] = [await app.as("usr"), await app.as("usr", "east"), await app.as("web")];
  const url = "/api/training/keptreports";
  const own = async (client: TestClient) => (await client.call<KeptReport[]>("GET", `${url}?code=T60`)).body;
  const keepOwn = (more: object = {}) => learner.call("POST", url, { code: "T60", name: "Month", shared: false, state: asked(), ...more });
  const { status, body: made } = await keepOwn();
  expect([status, made]).toMatchObject([201, { code: "T60", name: "Month", own: true, mayEdit: true, state: asked() }]);
  expect((await keepOwn()).body).toMatchObject({ code: "KeptReportConflict", field: "name" });
  expect((await keepOwn({ name: "All", shared: true })).body.code).toBe("KeptReportNotShared");
  expect((await keepOwn({ name: "U", code: "U10" })).body.code).toBe("ReportNotFound");
  const { companyId } = app.world().airport.north;
  expect((await keepOwn({ name: "C", state: asked({ companyIds: [companyId] }) })).body).toMatchObject({ field: "companyIds" });
  expect((await own(learner)).map(({ id }) => id)).toEqual([made.id]);
  expect([await own(other), await own(staff)]).toEqual([[], []]);
  expect((await staff.call("DELETE", `${url}/${made.id}`)).status).toBe(404);
  expect((await other.call("DELETE", `${url}/${made.id}`)).status).toBe(404);

  // of others and of oneself, under one name
  const { body: ofOthers } = await keep(staff);
  const mine = await staff.call("POST", url, { code: "T60", name: "Month", shared: false, state: asked() });
  expect(mine.status).toBe(201);
  expect((await staff.call("PUT", `${url}/${ofOthers.id}`, { revision: 1, name: "X" })).status).toBe(404);
  expect((await staff.call("PUT", `/api/keptreports/${mine.body.id}`, { revision: 1, shared: true })).status).toBe(404);
  expect((await staff.call("PUT", `${url}/${mine.body.id}`, { revision: 1, shared: true })).body.code).toBe("KeptReportNotShared");
  expect((await kept(staff)).map(({ id }) => id)).toEqual([ofOthers.id]);
  expect((await learner.call("PUT", `${url}/${made.id}`, { revision: 1, name: "Year" })).body).toMatchObject({ name: "Year", revision: 2 });
  expect((await learner.call("DELETE", `${url}/${made.id}`)).status).toBe(204);
});

test("a kept report leads to what it said last, whether it was run before it was kept or after; to nobody else's, and to none that asked otherwise", async () => {
  const [client, other] = [await app.as("web"), await app.as("adm")];
  const run = async (by: TestClient, state: KeptReportState) =>
    (await by.call("POST", "/api/reports/T60/runs", state.ask)).body.id as number;
  const before = await run(client, asked());
  const { body: made } = await keep(client, { shared: true });
  expect(made.lastRunId).toBe(before);
  await run(client, asked({ inactive: true }));
  await run(other, asked());
  expect((await kept(client))[0]!.lastRunId).toBe(before);
  const after = await run(client, asked());
  expect((await kept(client))[0]!.lastRunId).toBe(after);
  expect((await client.call("GET", `/api/reportruns/${after}/lines`)).status).toBe(200);
  expect((await kept(other))[0]!.lastRunId).not.toBe(after);
});

test("hours owed are kept as of a time that moves: what stood on its last day, whenever the report runs", async () => {
  const client = await app.as("web");
  const state = (asOf: string) => ({ ask: { ...reportAsk.parse({}), asOf }, columns: ["username", "standing"], order: "" });
  const keepDuty = (asOf: string) => keep(client, { code: "D10", name: asOf, state: state(asOf) });
  const { status, body: made } = await keepDuty("lastMonth");
  expect([status, made.state.ask.asOf]).toEqual([201, "lastMonth"]);
  expect(await keepDuty("nextMonth")).toMatchObject({ status: 422 });
  const { body: run } = await client.call<ReportRun>("POST", "/api/reports/D10/runs", made.state.ask);
  const owner = await app.database.owner();
  const { rows } = await owner.query<{ last: string }>(
    "select (date_trunc('month', now() at time zone sound_zone) - interval '1 day')::date::text as last from domains where id = $1",
    [app.world().airport.domainId],
  );
  expect([run.state, run.until]).toEqual(["done", rows[0]!.last]);
});

test("a report that is too long for a PDF is refused before a page of it is made", async () => {
  const client = await app.as("web");
  const { body: run } = await client.call<ReportRun>("POST", "/api/reports/T60/runs", {});
  const owner = await app.database.owner();
  await owner.query("update report_runs set line_count = 10001 where id = $1", [run.id]);
  expect(await client.call("GET", `/api/reportruns/${run.id}/export.pdf`)).toMatchObject({
    status: 409,
    body: { code: "ReportTooLongForPdf", details: { maximum: 10_000 } },
  });
});
