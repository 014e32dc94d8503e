import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import type { AsDomain } from "../../storage/asDomain.ts";
import { workReport } from "./workReport.ts";

const app = testApp();
const many = 4500;

/** More than the first part of a report holds, in one company. */
beforeAll(async () => {
  const { domainId, north } = app.world().airport;
  await app.database.ask(
    `insert into users (domain_id, company_id, username, username_key, first_name, last_name, access_level_id)
     select $1, $2, 'many' || n, 'many' || n, (array['Émile', 'anna', 'Zoe', 'Ängie'])[1 + n % 4], (array['de Vries', 'Ähn', 'Abel', 'zu'])[1 + n / 4 % 4], 1
       from generate_series(1, $3::int) n`,
    [domainId, north.companyId, many],
  );
});

/** Runs a report over everybody, and looks between its transactions; `open` is told how many are begun and not ended. */
async function worked(code: string, look: (run: ReportRun) => Promise<void>, open: (count: number) => void = () => {}): Promise<ReportRun> {
  const client = await app.as("web");
  const { body } = await client.call<ReportRun>("POST", `/api/reports/${code}/runs`, {});
  expect(body.state).toBe("waiting");
  const read = async () => (await client.call<ReportRun>("GET", `/api/reportruns/${body.id}`)).body;
  let begun = 0;
  const asDomain: AsDomain = async (domainId, work, options) => {
    open((begun += 1));
    try {
      await look(await read());
      return await app.database.asDomain(domainId, work, options);
    } finally {
      begun -= 1;
    }
  };
  await workReport(
    { asDomain, apart: app.house().apart, log: app.house().log },
    { domainId: app.world().airport.domainId, runId: body.id },
  );
  return read();
}
const linesOf = async ({ id }: ReportRun, query = "") =>
  (await app.as("web")).call<ReportLines>("GET", `/api/reportruns/${id}/lines?limit=5000${query}`);

test("the first lines are read while the others are written, and stay what and where they are", async () => {
  const client = await app.as("web");
  const { domainId, south, north } = app.world().airport;
  const owner = await app.database.owner();
  const begun: ReportLines[] = [];
  const counts = new Set<number>();
  const run = await worked("U10", async (now) => {
    if (now.state !== "running" || now.count === 0) return;
    counts.add(now.count);
    if (begun.length > 0) return;
    begun.push((await linesOf(now)).body);
    expect(now.done).toBeLessThan(now.wanted);
    expect((await client.call("GET", `/api/reportruns/${now.id}/export.csv`)).body).toMatchObject({ code: "ReportNotDone" });
    // whoever moves meanwhile is told once, as they stood when the report began
    await owner.query("update users set company_id = $2 where domain_id = $1 and company_id = $3 and username like 'many%7'", [
      domainId,
      south.companyId,
      north.companyId,
    ]);
  });
  expect(run).toMatchObject({ state: "done", count: many + 20 });
  expect(counts.size).toBeGreaterThan(1);
  const { rows, count } = (await linesOf(run)).body;
  expect(count).toBe(run.count);
  expect(begun[0]!.rows.length).toBe(Math.min(...counts));
  expect(rows.slice(0, begun[0]!.rows.length).map(([username]) => username)).toEqual(begun[0]!.rows.map(([username]) => username));
  expect(new Set(rows.map(([username]) => username)).size).toBe(run.count);
  await owner.query("update users set company_id = $2 where domain_id = $1 and username like 'many%'", [domainId, north.companyId]);
});

test("the parts of a large company are those of its one order, though two write side by side", async () => {
  const begun: number[] = [];
  const run = await worked(
    "U10",
    async () => {},
    (count) => begun.push(count),
  );
  expect(Math.max(...begun)).toBe(3); // beside the one that keeps the state of the database
  const { rows } = (await linesOf(run)).body;
  const { rows: right } = await app.database.ask<{ username: string }>(
    `select u.username from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id where u.domain_id = $1
      order by c.name, c.id, u.last_name, u.first_name, u.id`,
    [app.world().airport.domainId],
  );
  expect(rows.map(([username]) => username)).toEqual(right.map(({ username }) => username));
});

test("of a report that is called off while it is written no line stays", async () => {
  const client = await app.as("web");
  const run = await worked("U10", async ({ id, state, count }) => {
    if (state === "running" && count > 0) await client.call("POST", `/api/reportruns/${id}/cancel`);
  });
  expect(run).toMatchObject({ state: "cancelled", count: 0 });
  expect((await linesOf(run)).body).toMatchObject({ code: "ReportNotDone" });
  const { rows } = await app.database.ask("select count(*)::int as count from report_lines where run_id = $1", [run.id]);
  expect(rows).toEqual([{ count: 0 }]);
});
