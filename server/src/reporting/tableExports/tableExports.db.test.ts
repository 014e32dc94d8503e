import type { TableExport } from "@vigil/model/reporting/tableExports/tableExport";
import type { TableExportRun } from "@vigil/model/reporting/tableExports/tableExportRun";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import type { AsDomain } from "../../storage/asDomain.ts";
import { forgetReports } from "../reports/forgetReports.ts";
import { workExport } from "./workExport.ts";
import { testRun, testTraining, type TestTraining } from "../../../test/reporting/testTraining.ts";

/** Transactions fail while it is set, as with a disk that is full. */
const broken: { on: boolean } = { on: false };
const around =
  (asDomain: AsDomain): AsDomain =>
  (domainId, work, options) =>
    asDomain(
      domainId,
      (tx) =>
        work(tx).then((result) =>
          broken.on && result !== null && typeof result === "object" && "hash" in result ? Promise.reject(new Error("disk full")) : result,
        ),
      options,
    );
const app = testApp({ around });
const state: { training: TestTraining } = { training: { programId: 0, courseId: 0, libraryId: 0 } };

beforeAll(async () => {
  await (await app.as("web")).call("POST", "/api/addons", { type: "tableExports" });
  const training = await testTraining(app);
  state.training = training;
  const { north, south } = app.world().airport;
  await testRun(app, { ...training, userId: north.users.usr, status: "c", ended: -1 });
  await testRun(app, { ...training, userId: south.users.usr, status: "c", ended: -40 });
  const owner = await app.database.owner();
  await owner.query("update users set pin = '7', last_name = 'Sou;th' where id = $1", [south.users.usr]);
});

const valid = () => ({
  name: `Authority ${crypto.randomUUID()}`,
  table: "programStatuses",
  header: "FILE {{domainTitle}} {{count}}",
  contentLine: "{{username}};{{name}};{{pin}};{{status}}",
  mapping: { name: { field: "lastName", quote: true }, pin: { width: 4, fill: "0", align: "end" }, status: { values: { c: "PASS" } } },
  programs: [state.training.programId],
});
const add = async (values: object = {}) => (await app.as("web")).call<TableExport>("POST", "/api/tableexports", { ...valid(), ...values });
const order = async (id: number, days: object = {}) =>
  (await app.as("web")).call<TableExportRun>("POST", `/api/tableexports/${id}/runs`, days);
const work = (runId: number) => workExport(app.house(), { domainId: app.world().airport.domainId, runId }, { last: true });
/** Orders a file, writes it and fetches it. */
const file = async (id: number, days: object = {}) => {
  const { body: run } = await order(id, days);
  await work(run.id);
  return (await app.as("web")).call<string>("GET", `/api/tableexportruns/${run.id}/file`);
};

describe("the list", () => {
  test("R-2.055 R-3.112 administrators list table exports with table, header, content line, mapping, companies and programs", async () => {
    const { airport } = app.world();
    const { status, body } = await add({ companies: [airport.north.companyId] });
    expect(status).toBe(201);
    const client = await app.as("web");
    const { name: _name, ...values } = valid();
    expect((await client.call("GET", `/api/tableexports/${body.id}`)).body).toMatchObject({
      ...values,
      companies: [airport.north.companyId],
    });
    const names = (await client.call<{ rows: TableExport[] }>("GET", "/api/tableexports")).body.rows.map(({ name }) => name);
    expect(names).toContain(body.name);
    const copy = await client.call<TableExport>("POST", `/api/tableexports/${body.id}/copy`);
    expect(copy.body).toMatchObject({ name: `${body.name} (copy)`, contentLine: values.contentLine });
    expect((await client.call("DELETE", `/api/tableexports/${copy.body.id}`)).status).toBe(204);
  });

  test("R-8.034 a name that another table export has is a conflict with a message of its own", async () => {
    const { body } = await add();
    expect(await add({ name: body.name.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: "TableExportConflict", field: "name" },
    });
  });

  test("R-8.051 a table export or table data that is not there is not found, with a message of its own", async () => {
    const client = await app.as("web");
    const missing = { status: 404, body: { code: "TableExportNotFound" } };
    expect(await client.call("GET", "/api/tableexports/999999")).toMatchObject(missing);
    expect(await client.call("GET", "/api/tabledata/999999")).toMatchObject({ status: 404, body: { code: "TableDataNotFound" } });
    expect(await client.call("POST", "/api/tableexports/999999/runs", {})).toMatchObject(missing);
    expect(await client.call("GET", "/api/tableexportruns/999999/file")).toMatchObject(missing);
    expect(await client.call("PUT", "/api/tableexports", { id: 999999, header: "" })).toMatchObject(missing);
    expect(await client.call("DELETE", "/api/tableexports/999999")).toMatchObject(missing);
  });

  test("what could not be written is refused at its field, with the word at fault, and nothing is saved", async () => {
    expect((await add({ contentLine: "{{surname}}", mapping: {} })).body).toMatchObject({
      code: "TableExportPlaceholder",
      field: "contentLine",
      details: { word: "surname" },
    });
    const { body } = await add();
    const client = await app.as("web");
    expect((await client.call("PUT", "/api/tableexports", { id: body.id, mapping: { status: { upper: true } } })).body).toMatchObject({
      code: "TableExportPlaceholder",
      details: { word: "name" },
    });
    expect(
      (await client.call("PUT", "/api/tableexports", { id: body.id, mapping: { ...(body.mapping as object), pin: { width: "4" } } })).body,
    ).toMatchObject({
      code: "TableExportMappingKey",
      field: "mapping",
      details: { word: "pin.width" },
    });
    expect((await client.call("GET", `/api/tableexports/${body.id}`)).body).toMatchObject({ mapping: body.mapping });
  });
});

describe("a run", () => {
  test("is a file of the header and a line for each status, mapped, and stands in the log", async () => {
    const { body } = await add();
    const { status, headers, body: text } = await file(body.id);
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="export-\d+-\d{4}-\d{2}-\d{2}\.txt"$/);
    expect(text.split("\r\n")).toEqual(["FILE Airport 2", 'usr;"North";0000;PASS', 'usr.south;"Sou;th";0007;PASS', ""]);
    const { body: events } = await (
      await app.as("web")
    ).call<{ rows: object[] }>("GET", `/api/events?type=tableExport.run&subjectId=${body.id}`);
    expect(events.rows).toHaveLength(1);
  });

  test("holds what was completed between the days that are asked for, of its companies and programs", async () => {
    const { airport } = app.world();
    const { body } = await add({ header: "", contentLine: "{{username}}", mapping: {} });
    const month = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
    expect((await file(body.id, { from: month })).body).toBe("usr\r\n");
    expect((await file(body.id, { until: month })).body).toBe("usr.south\r\n");
    expect(await order(body.id, { from: "2026-02-02", until: "2026-02-01" })).toMatchObject({ status: 422, body: { field: "until" } });
    const ofSouth = await add({ header: "", contentLine: "{{username}}", mapping: {}, companies: [airport.south.companyId] });
    expect((await file(ofSouth.body.id)).body).toBe("usr.south\r\n");
  });

  test.each(["programCertificates", "courseStatuses"] as const)("every value of %s can be written", async (table) => {
    const { exportFields } = await import("@vigil/model/reporting/tableExports/exportFields");
    const { body } = await add({ table, header: "", contentLine: exportFields[table].map((name) => `{{${name}}}`).join("|"), mapping: {} });
    const lines = (await file(body.id)).body.split("\r\n").slice(0, -1);
    for (const line of lines) expect(line.split("|")).toHaveLength(exportFields[table].length);
    expect(lines).toHaveLength(table === "courseStatuses" ? 2 : 0);
  });

  test("R-8.069 an export that failed is told with a message of its own, and hands out no half file", async () => {
    const { body } = await add();
    const { body: run } = await order(body.id);
    broken.on = true;
    await work(run.id);
    broken.on = false;
    const client = await app.as("web");
    const { rows } = (await client.call<{ rows: TableExportRun[] }>("GET", "/api/tableexportruns")).body;
    expect(rows[0]).toMatchObject({ id: run.id, state: "failed", error: "TableExportFailed", fileName: "" });
    expect(await client.call("GET", `/api/tableexportruns/${run.id}/file`)).toMatchObject({
      status: 409,
      body: { code: "TableExportFailed" },
    });
  });

  test("is written in the background, told how far it is, kept for its asker alone, called off, and forgotten after a month", async () => {
    const { body } = await add();
    const client = await app.as("web");
    const { body: run } = await order(body.id);
    expect(run).toMatchObject({ name: body.name, state: "waiting", done: 0 });
    const address = `/api/tableexportruns/${run.id}`;
    expect(await client.call("GET", `${address}/file`)).toMatchObject({ status: 409, body: { code: "TableExportNotDone" } });
    await work(run.id);
    const runs = async () => (await client.call<{ rows: TableExportRun[] }>("GET", "/api/tableexportruns")).body.rows;
    expect((await runs())[0]).toMatchObject({ id: run.id, state: "done", done: 2, wanted: 2 });
    expect((await client.call("GET", `${address}/file`)).status).toBe(200);
    for (const other of [await app.as("adm"), await app.as("sup")])
      expect([403, 404]).toContain((await other.call("GET", `${address}/file`)).status);

    const { body: second } = await order(body.id);
    expect((await client.call("POST", `/api/tableexportruns/${second.id}/cancel`)).body).toMatchObject({ state: "cancelled" });
    await work(second.id);
    expect((await runs())[0]).toMatchObject({ state: "cancelled", fileName: "" });

    const { domainId } = app.world().airport;
    const forget = (days: number) =>
      app.database.asDomain(domainId, (tx) =>
        forgetReports(tx, domainId, new Date(Date.now() + days * 86_400_000), { reportDays: 1, exportDays: 30 }),
      );
    await forget(28);
    expect((await runs()).map(({ id }) => id)).toContain(run.id);
    await forget(30);
    expect(await runs()).toEqual([]);
  });

  test("has as many lines as there are, read part by part", async () => {
    const { body } = await add({ header: "{{count}}", contentLine: "{{username}}", mapping: {} });
    const { domainId, north } = app.world().airport;
    const owner = await app.database.owner();
    await owner.query(
      `insert into program_statuses (domain_id, user_id, program_id, sequence, status, complete, start_date, end_at, closed_at)
       select $1, $2, $3, 100 + n, 'c', true, current_date, now(), now() from generate_series(1, 5001) n`,
      [domainId, north.users.ins, state.training.programId],
    );
    const lines = (await file(body.id)).body.trim().split("\r\n");
    expect([lines[0], lines.length]).toEqual(["5003", 5004]);
  });
});

test("without the plugin its calls are refused", async () => {
  const east = await app.as("web", "east");
  expect(await east.call("GET", "/api/tableexports")).toMatchObject({ status: 403, body: { code: "AddonOff" } });
});
