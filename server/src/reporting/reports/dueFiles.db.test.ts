import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { drawnIn } from "../../../test/http/drawnIn.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { testClientBytes } from "../../../test/http/testClientBytes.ts";
import { testRun, testTraining } from "../../../test/reporting/testTraining.ts";

const app = testApp();

/** How many lines a PDF rules off across its page: its heads, its rows, and the heads of its parts. */
const ruledOff = (pdf: Buffer): number => drawnIn(pdf).flatMap((page) => [...page.matchAll(/36 [\d.]+ [\d.]+ 0\.5 re/gu)]).length;

test("files of what is due are as the screen: the longest overdue first, a PDF in the same two parts, unless another order is asked for", async () => {
  const { north, south } = app.world().airport;
  const training = await testTraining(app);
  await testRun(app, { ...training, userId: north.users.usr, due: 5 });
  await testRun(app, { ...training, userId: north.users.ins, due: -3 });
  await testRun(app, { ...training, userId: south.users.usr, due: -30 });
  const client = await app.as("web");
  const ask = { programIds: [training.programId], period: { kind: "relative", unit: "months", count: 1 } };
  const { body: run } = await client.call<ReportRun>("POST", "/api/reports/T70/runs", ask);
  const { rows } = (await client.call<ReportLines>("GET", `/api/reportruns/${run.id}/lines`)).body;
  const names = rows.map(([username]) => username);
  expect(names).toEqual(["usr.south", "ins", "usr"]);
  const file = (query: string) => testClientBytes(client, `/api/reportruns/${run.id}/export.${query}`);
  const { sheets } = await readXlsx(await file("xlsx?columns=username"));
  expect(sheets[0]!.rows.slice(-3).map(([username]) => username)).toEqual(names);
  const parted = ruledOff(await file("pdf?columns=username,dueDate"));
  const ordered = ruledOff(await file("pdf?columns=username,dueDate&order=asc(username)"));
  expect([parted, ordered]).toEqual([6, 4]);
  const named = (await client.call("GET", `/api/reportruns/${run.id}/export.pdf`)).headers["content-disposition"];
  expect(named).toMatch(/filename="Due training Airport \d{4}-\d\d-\d\d\.pdf"$/u);
});
