import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";

const app = testApp();

async function rule(values: object) {
  const web = await app.as("web");
  const own = { name: crypto.randomUUID(), pack: "own", validFrom: "2020-01-01", minutes: 4, periodMonths: 24 };
  return web.call<AuthorityRule & { code: string }>("POST", "/api/authorityrules", { ...own, ...values });
}

test("all that is wrong with a rule is answered at once, each at its field and in words, also that a change comes too early", async () => {
  const { body } = await rule({ minutes: 0, images: 0, articles: 0, libraryArticles: 3, certifyMonths: 2 });
  const told = (of: unknown) => (of as { details: { faults: { field: string; code: string; message: string }[] } }).details.faults;
  expect(told(body).map(({ field, code }) => [field, code])).toEqual([
    ["programs", "AuthorityRuleNoCertificate"],
    ["libraryArticles", "AuthorityRuleMoreArticles"],
    ["opensDays", "AuthorityRuleOpensTooEarly"],
  ]);
  expect(told(body)[1]!.message).toBe("There cannot be more different articles than images.");
  const { body: made } = await rule({});
  const client = await app.as("web");
  const { body: refused } = await client.call("PUT", "/api/authorityrules", [{ id: made.id, minutes: 5, libraryArticles: 3 }]);
  expect(told(refused).map(({ field }) => field)).toEqual(["libraryArticles", "validFrom"]);
});

test("D30 and D40 are asked of some rules alone", async () => {
  const companies = [app.world().airport.north.companyId];
  await rule({ companies, name: "One" });
  const { body: other } = await rule({ companies, name: "Other" });
  const web = await app.as("web");
  const rulesOf = async (code: "D30" | "D40", ruleIds: number[]) => {
    const { body } = await web.call<ReportRun>("POST", `/api/reports/${code}/runs`, { ruleIds });
    const { rows } = (await web.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines?limit=5000`)).body;
    return new Set(rows.map((row) => row[reportOf(code).columns.indexOf("rule")]));
  };
  for (const code of ["D30", "D40"] as const) {
    expect([...(await rulesOf(code, []))]).toEqual(expect.arrayContaining(["One", "Other"]));
    expect(await rulesOf(code, [other.id])).toEqual(new Set(["Other"]));
  }
});
