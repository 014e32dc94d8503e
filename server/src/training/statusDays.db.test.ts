import type { PersonProgram } from "@vigil/model/audit/personWire";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { testRun, testTraining } from "../../test/reporting/testTraining.ts";

const app = testApp();

test("the list of program statuses tells the days of a run by the clocks of its learner's place, as the person's page and the reports do", async () => {
  const { north } = app.world().airport;
  const owner = await app.database.owner();
  const training = await testTraining(app);
  const { runId, courseStatusId } = await testRun(app, { ...training, userId: north.users.usr });
  await owner.query("update companies set sound_zone = 'Asia/Tokyo' where id = $1", [north.companyId]);
  // the last second of the 9th in Tokyo is the afternoon of that day in London, the first of the 10th as well
  await owner.query("update program_statuses set due_at = '2031-05-09T15:00:01Z', expiry_at = '2031-06-09T14:59:59Z' where id = $1", [
    runId,
  ]);
  const client = await app.as("web");
  const days = { dueAt: "2031-05-09T15:00:01Z", dueOn: "2031-05-10", expiryAt: "2031-06-09T14:59:59Z", expiresOn: "2031-06-09" };
  const { body } = await client.call("GET", "/api/programstatuses?fields=dueAt,dueOn,expiryAt,expiresOn&order=asc(dueAt)");
  expect(body.rows).toMatchObject([days]);
  expect((await client.call("GET", `/api/programstatuses/${runId}`)).body).toMatchObject(days);
  expect((await client.call("GET", `/api/coursestatuses/${courseStatusId}`)).body).toMatchObject({ dueOn: days.dueOn, expiresOn: null });
  const [person] = (await client.call<PersonProgram[]>("GET", `/api/users/${north.users.usr}/programs`)).body;
  expect(person).toMatchObject({ dueOn: days.dueOn });
  const { body: run } = await client.call<ReportRun>("POST", "/api/reports/T70/runs", {});
  const { rows } = (await client.call<ReportLines>("GET", `/api/reportruns/${run.id}/lines`)).body;
  expect(rows.map((row) => row[reportOf("T70").columns.indexOf("dueDate")])).toEqual([days.dueOn]);
  // a file for people holds the day alone
  const sheet = await client.call<string>("GET", "/api/programstatuses/sheet?format=csv&fields=dueAt,dueOn,status&language=en");
  expect(sheet.body.replace("\u{FEFF}", "").trim().split("\r\n")).toEqual(["Due on,Status", expect.stringContaining(days.dueOn)]);
});
