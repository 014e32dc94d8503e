import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { workReport } from "./workReport.ts";

const app = testApp();

/** So many that some reports are queued. */
beforeAll(async () => {
  const { domainId, south } = app.world().airport;
  await app.database.ask(
    `insert into users (domain_id, company_id, username, username_key, access_level_id)
     select $1, $2, 'many' || n, 'many' || n, 1 from generate_series(1, 600) n`,
    [domainId, south.companyId],
  );
});

test.each([
  ["at once", { companyIds: true }],
  ["in the background", { companyIds: false }],
] as const)("a report that fails %s says so at once, and the log tells of it", async (_where, { companyIds }) => {
  const client = await app.as("web");
  const owner = await app.database.owner();
  const { domainId, north } = app.world().airport;
  await owner.query("revoke insert on report_lines from vigil_app");
  try {
    const ask = companyIds ? { companyIds: [north.companyId] } : {};
    const { body } = await client.call<ReportRun>("POST", "/api/reports/U10/runs", ask);
    expect(body.state).toBe(companyIds ? "failed" : "waiting");
    if (!companyIds) await workReport(app.house(), { domainId, runId: body.id });
    const { body: after } = await client.call<ReportRun>("GET", `/api/reportruns/${body.id}`);
    expect(after).toMatchObject({ state: "failed", error: "ReportFailed" });
    const { rows } = await owner.query("select error, data from events where type = 'report.failed' order by id desc limit 1");
    expect(rows).toEqual([{ error: "ReportFailed", data: { runId: body.id } }]);
  } finally {
    await owner.query("grant insert on report_lines to vigil_app");
  }
});

test("a report whose server died at every attempt has failed, and is not under way until it is forgotten", async () => {
  const client = await app.as("web");
  const { domainId } = app.world().airport;
  const { body } = await client.call<ReportRun>("POST", "/api/reports/U10/runs", {});
  expect(body.state).toBe("waiting");
  await workReport(app.house(), { domainId, runId: body.id }, { last: true, died: true });
  const { body: after } = await client.call<ReportRun>("GET", `/api/reportruns/${body.id}`);
  expect(after).toMatchObject({ state: "failed", error: "ReportFailed" });
});
