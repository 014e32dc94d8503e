import type { WorkImport } from "@vigil/model/measurement/work/workWire";
import { reportOf } from "@vigil/model/reporting/reports/report";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { sendFile } from "../../../test/http/testFile.ts";
import { eraseUser } from "../../organization/eraseUser.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { workImportQueue } from "./workImportQueue.ts";
import { workOnResults } from "./workImportJob.ts";

const jobs = testJobs();
const app = testApp({ jobs });
const { as } = app;
const url = "/api/workresults/imports";
const heads = "Operator ID;Date;Time;Machine;TIP image;TIP category;TIP result;Reaction time [s]";

const work = async () => {
  for (const order of jobs.sentTo(workImportQueue).splice(0)) await workOnResults(app.house(), order, { last: true });
};
async function open(client: TestClient, lines: readonly string[]): Promise<WorkImport> {
  const { status, body } = await sendFile(client, "POST", url, { content: Buffer.from([heads, ...lines].join("\r\n")), name: "tip.csv" });
  expect(status).toBe(201);
  return body;
}
async function check(client: TestClient, { id, order }: WorkImport, changes: object = {}): Promise<WorkImport> {
  expect(await client.call("POST", `${url}/${id}/check`, { ...order, ...changes })).toMatchObject({ status: 200 });
  await work();
  return (await client.call("GET", `${url}/${id}`)).body;
}
const linesOf = async (client: TestClient, { id }: WorkImport) => (await client.call("GET", `${url}/${id}/lines?limit=200`)).body.rows;
const results = async (client: TestClient, query = "") => (await client.call("GET", `/api/workresults${query}`)).body;

test("a file of a machine: each fault in its cell, corrected, brought in once, seen by the person and their administrators, undone", async () => {
  const client = await as("web");
  const opened = await open(client, [
    "usr;20.11.2026;14:03:10;HS-7;K-12;Knife;Hit;3.5",
    "usr;20.11.2026;14:20:00;HS-7;G-3;Guns;TIP miss;4,25",
    "usr.south;20.11.2026;2:30 PM;HS-7;;;False alarm;",
    "nobody;20.11.2026;14:03:10;HS-7;K-12;Knife;Hit;3.5",
    "usr;20.11.2026;14:03:10;HS-7;K-12;Knife;Hit;3.5",
    "usr;20.11.2099;14:03:10;HS-7;K-12;Knife;Hit;3.5",
    "usr;20.11.2026;25:03;HS-7;K-12;Knife;Hit;3.5",
    "usr;20.11.2026;15:03:10;HS-7;K-12;Teapot;Hit;3.5",
    "usr;20.11.2026;15:04:10;HS-7;K-12;Knife;Perhaps;3.5",
    "usr;20.11.2026;15:05:10;HS-7;K-12;Knife;Hit;soon",
    "usr;29.03.2026;02:30:00;HS-7;K-12;Knife;Aborted;",
  ]);
  expect(opened.order.columns).toEqual(["person", "day", "time", "machine", "image", "category", "outcome", "responseSeconds"]);
  const checked = await check(client, opened, { zone: "Europe/Berlin" });
  expect(checked).toMatchObject({ state: "checked", counts: { new: 3, known: 0, faulty: 8 } });
  const told = (await linesOf(client, checked)).map(({ line, faults }: { line: number; faults: { column: number; code: string }[] }) => [
    line,
    ...faults.flatMap(({ column, code }) => [column, code]),
  ]);
  expect(told.slice(3)).toEqual([
    [5, 0, "WorkPersonUnknown"],
    [6, null, "ImportTwice"],
    [7, 1, "WorkMomentFuture"],
    [8, 2, "WorkMomentUnread"],
    [9, 5, "WorkCategoryUnknown"],
    [10, 6, "WorkOutcomeUnknown"],
    [11, 7, "WorkTimeUnread"],
    [12, 1, "WorkMomentNever"],
  ]);
  expect((await client.call("POST", `${url}/${checked.id}/apply`, {})).body).toMatchObject({ code: "ImportFaulty" });
  expect((await results(client)).count).toBe(0);

  const corrected = await client.call("PUT", `${url}/${checked.id}/lines/9`, {
    cells: ["usr", "20.11.2026", "15:03:10", "HS-7", "K-12", "Something", "hit", "3.5"],
  });
  expect(corrected.body.counts).toEqual({ new: 3, known: 0, faulty: 8 });
  const right = await client.call("PUT", `${url}/${checked.id}/lines/9`, {
    cells: ["usr", "20.11.2026", "15:03:10", "HS-7", "K-12", "knives", "hit", "3.5"],
  });
  expect(right.body.counts).toEqual({ new: 4, known: 0, faulty: 7 });
  await client.call("POST", `${url}/${checked.id}/apply`, { leaveFaulty: true });
  await work();
  expect((await client.call("GET", `${url}/${checked.id}`)).body).toMatchObject({ state: "applied", applied: 4 });
  const listed = await results(client, "?order=asc(happenedAt)&fields=happenedAt,outcome,category,responseMs");
  expect(listed).toMatchObject({
    rows: [
      { happenedAt: "2026-11-20T13:03:10Z", outcome: "hit", category: "knives", responseMs: 3500 },
      { happenedAt: "2026-11-20T13:20:00Z", outcome: "miss", category: "guns", responseMs: 4250 },
      { happenedAt: "2026-11-20T13:30:00Z", outcome: "falseAlarm", category: null },
      { happenedAt: "2026-11-20T14:03:10Z" },
    ],
  });

  // the same file again brings nothing, and says so of each line
  const again = await check(client, await open(client, ["usr;20.11.2026;14:03:10;HS-7;K-12;Knife;Hit;3.5"]), { zone: "Europe/Berlin" });
  expect(again.counts).toEqual({ new: 0, known: 1, faulty: 0 });
  expect(await client.call("POST", `${url}/${again.id}/apply`, {})).toMatchObject({ status: 409, body: { code: "WorkNothingNew" } });

  // the person sees their own, beside training and apart from it; an administrator of one company sees theirs
  const own = (await (await as("usr", "north")).call("GET", "/api/measures/own/work?months=6")).body;
  expect(own.work).toEqual({ hits: 2, misses: 1, falseAlarms: 0, aborted: 0 });
  expect(own.categories.map(({ category }: { category: string }) => category)).toEqual(["guns", "knives"]);
  expect((await (await as("usr", "north")).call("GET", "/api/measures/own?months=6")).body.sessions).toBe(0);
  expect((await results(await as("adm", "south"))).count).toBe(1);
  const southern = await check(await as("adm", "south"), await open(await as("adm", "south"), ["usr;20.11.2026;18:00;HS-7;;Knife;Hit;1"]));
  expect(southern.counts).toEqual({ new: 0, known: 0, faulty: 1 });
  expect(await (await as("ins")).call("GET", url)).toMatchObject({ status: 403 });

  const { id } = (await client.call("POST", "/api/reports/S50/runs", {})).body;
  const lines: (string | number | null)[][] = (await client.call("GET", `/api/reportruns/${id}/lines`)).body.rows;
  expect(lines.map((row) => Object.fromEntries(reportOf("S50").columns.map((name, index) => [name, row[index]])))).toMatchObject([
    { username: "usr", threats: 3, misses: 1, detectionRate: 66.67, detectionLow: 20.77, detectionHigh: 93.85, trainedRate: null },
    { username: "usr.south", threats: 0, falseAlarms: 1, detectionRate: null },
  ]);

  expect((await client.call("POST", `${url}/${checked.id}/undo`)).body).toMatchObject({ state: "undone" });
  expect((await results(client)).count).toBe(0);
  expect((await client.call("POST", `${url}/${checked.id}/undo`)).body).toMatchObject({ code: "ImportNotNow" });
});

test("a file with Badge, Screener, Shift date is read by its heads; the domain's clock is offered first", async () => {
  const client = await as("web");
  const content = Buffer.from("Badge;Shift date;Time;HI-SCAN;Threat type;TIP result\nusr;20.11.2026;14:03:10;HS-7;Knife;Hit");
  const { body } = await sendFile(client, "POST", url, { content, name: "hi-scan.csv" });
  expect(body.order.columns).toEqual(["person", "day", "time", "machine", "category", "outcome"]);
  const owner = await app.database.owner();
  const { rows } = await owner.query("select sound_zone from domains where id = $1", [app.world().airport.domainId]);
  const place = app.world().airport.south;
  await owner.query("update companies set time_zone = 'Asia/Dubai' where id = $1", [place.companyId]);
  expect((await client.call("GET", `${url}/zones`)).body).toEqual({ zones: [rows[0].sound_zone, "Asia/Dubai"] });
  await owner.query("update companies set time_zone = null where id = $1", [place.companyId]);
});

test("whose accounts are merged has the results of both; of who is erased no cell of a file stays", async () => {
  const client = await as("web");
  const owner = await app.database.owner();
  const { north, south } = app.world().airport;
  const file = await check(client, await open(client, ["usr.south;20.11.2026;14:03:10;HS-7;K-12;Knife;Hit;3.5"]));
  await client.call("POST", `${url}/${file.id}/apply`, {});
  await work();
  const cells = () => owner.query("select cells from work_import_lines where import_id = $1", [file.id]);
  expect((await cells()).rows).toHaveLength(1);
  const { kept, merged } = (await client.call("GET", `/api/users/merge?keptId=${north.users.usr}&mergedId=${south.users.usr}`)).body;
  const call = {
    keptId: kept.id,
    mergedId: merged.id,
    keptRevision: kept.revision,
    mergedRevision: merged.revision,
    confirm: "usr.south",
    resets: [],
  };
  expect((await client.call("POST", "/api/users/merge", call)).status).toBeLessThan(300);
  expect((await results(client, `?userId=${kept.id}`)).count).toBe(1);
  const again = await check(client, await open(client, ["usr.south;20.11.2026;14:03:10;HS-7;K-12;Knife;Hit;3.5"]));
  expect(again.counts).toMatchObject({ known: 1 });

  await app.database.asDomain(app.world().airport.domainId, (tx) =>
    eraseUser(tx, { domainId: app.world().airport.domainId, requestId: "test", address: "" }, merged.id),
  );
  await app.database.asDomain(app.world().airport.domainId, (tx) =>
    eraseUser(tx, { domainId: app.world().airport.domainId, requestId: "test", address: "" }, kept.id),
  );
  expect((await cells()).rows).toEqual([]);
  expect((await results(client, `?userId=${kept.id}`)).count).toBe(1);
});

test("a picture that is called a CSV file is refused as one that cannot be read; a text with an old sign for its end is read", async () => {
  const client = await as("web");
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x03, 0x2c]);
  expect(await sendFile(client, "POST", url, { content: picture, name: "tip.csv" })).toMatchObject({
    status: 422,
    body: { code: "ImportUnreadable", field: "file" },
  });
  const old = Buffer.from(`${heads}\r\nusr;20.11.2026;14:03:10;HS-7;K-12;Knife;Hit;3.5\r\n\u001a`);
  expect(await sendFile(client, "POST", url, { content: old, name: "tip.csv" })).toMatchObject({ status: 201 });
});
