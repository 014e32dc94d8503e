import type { ReportFile } from "@vigil/model/reporting/reports/reportFile";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import type { AsDomain } from "../../storage/asDomain.ts";
import { forgetReports } from "../reports/forgetReports.ts";
import { reportQueue } from "../reports/reportQueue.ts";
import { workReport } from "../reports/workReport.ts";
import { reportFileQueue } from "./reportFileQueue.ts";
import { workReportFile } from "./workReportFile.ts";

const jobs = testJobs();
const app = testApp({ jobs });
const many = 12_000;
const told = { runId: 0 };

/** A report of more lines than are fetched at once, or fit on pages. */
beforeAll(async () => {
  const { domainId, north } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query(
    `insert into users (domain_id, company_id, username, username_key, first_name, last_name, access_level_id)
     select $1, $2, 'many' || n, 'many' || n, 'Anna', 'No ' || n, 1 from generate_series(1, $3::int) n`,
    [domainId, north.companyId, many],
  );
  await owner.query("analyze users"); // as autovacuum does within minutes: thousands at once are no plan for a dozen
  const { body } = await (await app.as("web")).call<ReportRun>("POST", "/api/reports/U10/runs", {});
  for (const order of jobs.sentTo(reportQueue).splice(0)) await workReport(app.house(), order);
  told.runId = body.id;
});

const order = async (asked: object) => (await app.as("web")).call<ReportFile>("POST", `/api/reportruns/${told.runId}/files`, asked);
const one = async (id: number) =>
  (await (await app.as("web")).call<{ rows: ReportFile[] }>("GET", "/api/reportfiles")).body.rows.find((each) => each.id === id)!;
const work = async (asDomain: AsDomain = app.database.asDomain, attempt = {}) => {
  for (const sent of jobs.sentTo(reportFileQueue).splice(0)) await workReportFile({ ...app.house(), asDomain }, sent, attempt);
};
const textOf = async (id: number) => (await (await app.as("web")).call<string>("GET", `/api/reportfiles/${id}/file`)).body;

test("a long report is ordered as a file, tells how far it is, and is the same as one that is fetched at once", async () => {
  const asked = { format: "csv", columns: "username,lastName", order: "desc(username)", language: "en" };
  const { status, body } = await order(asked);
  expect([status, body]).toEqual([201, expect.objectContaining({ state: "waiting", done: 0, error: null })]);
  expect((await (await app.as("web")).call("GET", `/api/reportfiles/${body.id}/file`)).body).toMatchObject({ code: "ReportFileNotDone" });
  const seen = new Set<number>();
  await work(async (domainId, each, options) => {
    const now = await one(body.id);
    if (now.state === "running") seen.add(now.done);
    return app.database.asDomain(domainId, each, options);
  });
  expect(seen.size).toBeGreaterThan(5);
  const done = await one(body.id);
  expect(done).toMatchObject({ state: "done", done: done.wanted });
  expect(done.wanted).toBeGreaterThan(many);
  const query = new URLSearchParams({ columns: asked.columns, order: asked.order, language: "en" });
  const fetched = await (await app.as("web")).call<string>("GET", `/api/reportruns/${told.runId}/export.csv?${query.toString()}`);
  const text = await textOf(body.id);
  expect(text).toBe(fetched.body);
  expect(text.split("\r\n")).toHaveLength(done.wanted + 2);
});

test("one that is called off while it is written leaves no file", async () => {
  const { body } = await order({ format: "xlsx" });
  const client = await app.as("web");
  await work(async (domainId, each, options) => {
    if ((await one(body.id)).done > 2000) await client.call("POST", `/api/reportfiles/${body.id}/cancel`);
    return app.database.asDomain(domainId, each, options);
  });
  expect(await one(body.id)).toMatchObject({ state: "cancelled", size: null });
  expect((await client.call("GET", `/api/reportfiles/${body.id}/file`)).body).toMatchObject({ code: "ReportFileNotDone" });
});

test("one whose server died at each attempt says that it has failed", async () => {
  const { body } = await order({ format: "csv" });
  await work(app.database.asDomain, { last: true, died: true });
  expect(await one(body.id)).toMatchObject({ state: "failed", error: "ReportFileFailed" });
});

test("what cannot be written is refused with the order, and nobody else has the file", async () => {
  expect((await order({ format: "csv", columns: "nothing" })).body).toMatchObject({ code: "FieldInvalid" });
  expect((await order({ format: "csv", order: "asc(nothing)" })).body).toMatchObject({ code: "FieldInvalid" });
  expect((await order({ format: "pdf" })).body).toMatchObject({ code: "ReportTooLongForPdf" });
  expect(jobs.sentTo(reportFileQueue)).toEqual([]);
  const { body } = await order({ format: "csv" });
  await work();
  const stranger = await app.as("adm");
  for (const [method, path] of [
    ["GET", `/api/reportfiles/${body.id}/file`],
    ["POST", `/api/reportfiles/${body.id}/cancel`],
  ] as const)
    expect((await stranger.call(method, path)).body).toMatchObject({ code: "ReportFileNotFound" });
  expect((await stranger.call("POST", `/api/reportruns/${told.runId}/files`, { format: "csv" })).body).toMatchObject({
    code: "ReportRunNotFound",
  });
});

test("files are forgotten after their time, and their bytes are nobody's", async () => {
  const { domainId } = app.world().airport;
  const client = await app.as("web");
  const files = async () => (await client.call<{ rows: ReportFile[] }>("GET", "/api/reportfiles")).body.rows;
  expect(await files()).not.toEqual([]);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await app.database.asDomain(domainId, (tx) => forgetReports(tx, domainId, tomorrow, { reportDays: 1, exportDays: 1 }));
  expect(await files()).toEqual([]);
});
