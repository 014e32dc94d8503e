import { asksOf } from "@vigil/model/compliance/authority/authorityAsks";
import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import type { LearnerDashboard } from "@vigil/model/reporting/dashboards/dashboardWire";
import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { beforeEach, expect, test } from "vitest";
import { testPreview } from "../../../test/compliance/testPreview.ts";
import { testApp } from "../../../test/http/testApp.ts";

const app = testApp();
const owned = (text: string, values: unknown[] = []) => app.database.ask<{ day: string }>(text, values);
const day = async (text: string) => (await owned(`select (${text})::date::text as day`)).rows[0]!.day;

beforeEach(async () => {
  await owned("update authority_rules set active = false");
  await owned("delete from test_drills");
  await owned("update users set created_at = now() - interval '3 years'");
});

/** A check with the test piece, so many days ago. */
const checked = (daysAgo: number, { passed = true, kind = "check" } = {}) =>
  owned(
    `insert into test_drills (domain_id, user_id, kind, seed, degree, truth, started_at, answered_at, answers, decision, score, passed, seconds)
     values ($1, $2, $3, 1, 0, '{}', now() - $4 * interval '1 day', now() - $4 * interval '1 day', '{}', 'inOrder', 90, $5, 60)`,
    [app.world().airport.domainId, app.world().airport.north.users.usr, kind, daysAgo, passed],
  );
const rule = async (values: object) =>
  (await app.as("web")).call<AuthorityRule & { code: string; field: string }>("POST", "/api/authorityrules", {
    name: crypto.randomUUID(),
    pack: "own",
    validFrom: "2020-01-01",
    periodMonths: 24,
    startMonth: 1,
    companies: [app.world().airport.north.companyId],
    ...values,
  });
async function lines(code: ReportCode, ask: object = {}) {
  const by = await app.as("web");
  const { body } = await by.call<ReportRun>("POST", `/api/reports/${code}/runs`, ask);
  const { rows } = (await by.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines?limit=500`)).body;
  const named = rows.map((row) => Object.fromEntries(reportOf(code).columns.map((name, index) => [name, row[index]])));
  return named.filter(({ username }) => username === "usr");
}

test("a rule may ask for checks alone, and for no more than a period has days", async () => {
  expect((await rule({ drills: 2 })).status).toBe(201);
  expect((await rule({ drillDays: 7 })).status).toBe(201);
  expect((await rule({ drills: 29, periodMonths: 1 })).body).toMatchObject({ code: "AuthorityRuleManyDrills", field: "drills" });
  expect((await rule({})).body).toMatchObject({ code: "AuthorityRuleAsksNothing" });
});

test("checks that were passed count, one a day; practice and failed ones do not; who has fewer is short and owes the rest", async () => {
  await rule({ drills: 3 });
  for (const daysAgo of [0, 0, 2]) await checked(daysAgo);
  await checked(1, { passed: false });
  await checked(3, { kind: "practice" });
  expect(await lines("D30")).toMatchObject([{ workStanding: "short", isShort: true, neededDrills: 3, drills: 2, drillBy: null }]);
  expect(await lines("D40")).toMatchObject([{ kind: "hours", owedTime: 0, owedDrills: 1 }]);
  await checked(4);
  expect(await lines("D30")).toMatchObject([{ workStanding: "met", drills: 3 }]);
  expect(await lines("D40")).toEqual([]);
});

test("where they lie no further apart than so many days, the next falls due that many days behind the last, and one that is late is owed", async () => {
  await rule({ drillDays: 7 });
  await checked(3);
  const next = await day("current_date + 4");
  expect(await lines("D30")).toMatchObject([{ workStanding: "met", drillBy: next, drills: 1 }]);
  expect(await lines("D40")).toMatchObject([{ kind: "drill", dueDate: next, owedDrills: 1 }]);
  const { usr } = app.world().airport.north.users;
  const standing = async () => (await (await app.as("adm")).call<RuleStanding[]>("GET", `/api/users/${usr}/authoritystanding`)).body;
  expect(await standing()).toMatchObject([{ standing: "met", nextDrillBy: next, drillLate: false }]);
  await owned("update test_drills set started_at = started_at - interval '5 days', answered_at = answered_at - interval '5 days'");
  const since = await day("current_date - 1");
  expect(await standing()).toMatchObject([{ standing: "short", reasons: [], nextDrillBy: since, drillLate: true }]);
  const home = (await (await app.as("usr")).call<LearnerDashboard>("GET", "/api/training/dashboard")).body;
  expect(home.xrayTime).toMatchObject([{ rule: { standing: "short", nextDrillBy: since, drillLate: true } }]);
  expect(await lines("D40")).toMatchObject([{ kind: "drill", dueDate: await day("current_date"), owedDrills: 1 }]);
});

test("that earlier checks of the period lay too far apart is told though the next was passed", async () => {
  await rule({ drillDays: 7 });
  for (const daysAgo of [1, 4, 13, 14, 30]) await checked(daysAgo);
  await checked(8, { passed: false });
  const { usr } = app.world().airport.north.users;
  const standing = async () => (await (await app.as("adm")).call<RuleStanding[]>("GET", `/api/users/${usr}/authoritystanding`)).body;
  expect(await standing()).toMatchObject([{ standing: "met", drills: 5, drillLate: false, drillGaps: 2 }]);
  await checked(8);
  expect(await standing()).toMatchObject([{ drillGaps: 1 }]);
});

test("who came in the middle of a period has so many days from then on", async () => {
  await rule({ drillDays: 7 });
  await owned("update users set created_at = now() - interval '2 days'");
  expect(await lines("D30")).toMatchObject([{ workStanding: "met", drillBy: await day("current_date + 5") }]);
});

test("the preview of a rule that asks for more checks names who owes them, with what was owed before", async () => {
  const { body: made } = await rule({ drills: 1 });
  const { companies } = made;
  const preview = await testPreview(await app.as("web"), { ...asksOf(made), id: made.id, companies, drills: 5 });
  const line = preview.rows.find(({ username }) => username === "usr");
  expect(line).toMatchObject({ before: "short", after: "short", owed: { drills: 5 }, owedBefore: { drills: 1 } });
});
