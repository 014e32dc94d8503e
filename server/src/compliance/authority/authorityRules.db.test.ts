import { asksOf } from "@vigil/model/compliance/authority/authorityAsks";
import type { AuthorityForecast } from "@vigil/model/compliance/authority/authorityWire";
import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import type { LearnerDashboard } from "@vigil/model/reporting/dashboards/dashboardWire";
import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { beforeEach, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { testPreview } from "../../../test/compliance/testPreview.ts";
import { testRun, testSealedSession, testTraining, type TestTraining } from "../../../test/reporting/testTraining.ts";

const app = testApp();
const state: { training: TestTraining } = { training: { programId: 0, courseId: 0, libraryId: 0 } };
let opened: ReturnType<typeof app.database.owner> | undefined;
const owner = () => (opened ??= app.database.owner()); // one connection for all: each would stay open until the end
const day = async (text: string): Promise<string> =>
  (await (await owner()).query<{ day: string }>(`select (${text})::date::text as day`)).rows[0]!.day;
const own = { pack: "own", validFrom: "2020-01-01", minutes: 4, periodMonths: 24 } as const;

beforeEach(async () => {
  const { domainId } = app.world().airport;
  for (const text of [
    "update authority_rules set active = false where domain_id = $1",
    "update program_certificates set revoked_at = now(), revoked_reason = 'error' where domain_id = $1",
    "delete from simulator_measures where domain_id = $1",
    "delete from simulator_sessions where domain_id = $1",
  ])
    await (await owner()).query(text, [domainId]);
  state.training = await testTraining(app);
});

async function rule(values: object, client?: TestClient) {
  const { status, body } = await (client ?? (await app.as("web"))).call<AuthorityRule & { code: string; field: string }>(
    "POST",
    "/api/authorityrules",
    { name: crypto.randomUUID(), ...own, ...values },
  );
  return { status, body };
}
const north = async () => ({ companies: [app.world().airport.north.companyId] });

async function lines(code: ReportCode, ask: object = {}, client?: TestClient) {
  const by = client ?? (await app.as("web"));
  const { body } = await by.call<ReportRun>("POST", `/api/reports/${code}/runs`, ask);
  const { rows } = (await by.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines?limit=5000`)).body;
  return rows.map((row) => Object.fromEntries(reportOf(code).columns.map((name, index) => [name, row[index]])));
}
const lineOf = async (code: ReportCode, username = "usr", ask: object = {}) =>
  (await lines(code, ask)).filter((line) => line["username"] === username);

/** A sealed session of two minutes, begun so many days ago. */
async function sat(userId: number, daysAgo = 0) {
  const run = await testRun(app, { ...state.training, userId });
  const id = await testSealedSession(app, { ...state.training, ...run, userId, score: 90, hits: 9, misses: 1, sealedDaysAgo: daysAgo });
  await (await owner()).query("update simulator_sessions set started_at = sealed_at - interval '2 minutes' where id = $1", [id]);
  await (await owner()).query("update program_statuses set closed_at = now() where id = $1", [run.runId]);
}

/** A certificate of the program, completed so many days ago. */
async function certified(userId: number, daysAgo: number) {
  const { domainId } = app.world().airport;
  const { runId } = await testRun(app, { ...state.training, userId, status: "c" });
  await (await owner()).query("update program_statuses set closed_at = now() where id = $1", [runId]);
  await (
    await owner()
  ).query(
    `insert into program_certificates (domain_id, verification_code, program_status_id, user_id, program_id, first_name, last_name, company_name,
       program_title, program_code, recurrency, version, completion_date)
     values ($1, $2, $3, $4, $5, 'A', 'B', 'North', 'P', 'P', '', '', current_date - $6::int)`,
    [domainId, crypto.randomUUID(), runId, userId, state.training.programId, daysAgo],
  );
}

test.each([
  [{ minutes: 0 }, "minutes", "AuthorityRuleAsksNothing"],
  [{ certifyMonths: 12 }, "programs", "AuthorityRuleNoCertificate"],
  [{ minutes: 90_000, periodMonths: 1 }, "minutes", "AuthorityRuleTooLong"],
  [{ images: 10, articles: 11 }, "articles", "AuthorityRuleMoreArticles"],
  [{ libraryImages: 10, libraryArticles: 11 }, "libraryArticles", "AuthorityRuleMoreArticles"],
  [{ pack: "eu20151998", role: "court" }, "role", "AuthorityRuleRole"],
  [{ pack: "eu20151998", periodMonths: 12, minutes: 800 }, "periodMonths", "AuthorityRuleWeaker"],
  [{ pack: "eu20151998", periodMonths: 6, minutes: 359 }, "minutes", "AuthorityRuleWeaker"],
])("a rule with a hole, a contradiction, or less than its law is refused at the field: %j", async (values, field, code) => {
  expect((await rule(values)).body).toMatchObject({ code, field });
});

test("a copy of a law may be stricter in each of its figures, and no weaker in one", async () => {
  const programs = [state.training.programId];
  const law = { pack: "eu20151998", periodMonths: 6, minutes: 360, libraryImages: 1000, libraryArticles: 250, certifyMonths: 36, programs };
  expect((await rule(law)).status).toBe(201);
  expect((await rule({ ...law, periodMonths: 3, minutes: 180, certifyMonths: 24 })).status).toBe(201);
  expect((await rule({ ...law, periodMonths: 3, minutes: 179 })).body).toMatchObject({ code: "AuthorityRuleWeaker", field: "minutes" });
  expect((await rule({ ...law, certifyMonths: 37 })).body).toMatchObject({ code: "AuthorityRuleLonger", field: "certifyMonths" });
  expect((await rule({ ...law, certifyMonths: 0 })).body).toMatchObject({ code: "AuthorityRuleUnlimited", field: "certifyMonths" });
  expect((await rule({ ...law, certifyMonths: 3, opensDays: 90 })).body).toMatchObject({ field: "opensDays" });
});

test("hours of all sealed sessions of the period count, of whatever program; who has fewer is short", async () => {
  const { users } = app.world().airport.north;
  await rule(await north());
  await sat(users.usr);
  expect(await lineOf("D30")).toMatchObject([{ workStanding: "short", barReason: null, neededTime: 240, time: 120, owedTime: 120 }]);
  await sat(users.usr);
  expect(await lineOf("D30")).toMatchObject([{ workStanding: "met", time: 240, owedTime: 0, path: "none" }]);
  // another company's people are not concerned
  expect(await lineOf("D30", "usr.south")).toEqual([]);
  expect((await lines("D30", { workStandings: ["met"] })).map(({ username }) => username)).toEqual(["usr"]);
});

test("a change in the middle of a period holds from the next: the period that runs is judged by what held when it began", async () => {
  const { users } = app.world().airport.north;
  const { body: made } = await rule({ ...(await north()), periodMonths: 12, validFrom: "2020-01-01" });
  await sat(users.usr);
  const client = await app.as("web");
  const today = await day("now()");
  const change = (values: object) =>
    client.call<AuthorityRule & { code: string; field: string }>("PUT", "/api/authorityrules", [{ id: made.id, ...values }]);
  expect((await change({ minutes: 2 })).body).toMatchObject({ code: "AuthorityRulePast", field: "validFrom" });
  expect((await change({ minutes: 2, validFrom: await day("now() - interval '1 day'") })).body).toMatchObject({ field: "validFrom" });
  expect((await change({ minutes: 2, validFrom: today })).status).toBe(200);
  const first = await day("date_trunc('year', now())");
  expect(await lineOf("D30")).toMatchObject([{ neededTime: today === first ? 120 : 240 }]);
  expect(await lineOf("D30", "usr", { asOf: await day("date_trunc('year', now()) + interval '1 year'") })).toMatchObject([
    { neededTime: 120, time: 0 },
  ]);
  // the next change may not begin before the one that holds now, and one that was only meant gives way
  expect((await change({ minutes: 3, validFrom: today })).body).toMatchObject({ code: "AuthorityRulePast" });
  const later = await day("now() + interval '400 days'");
  expect((await change({ minutes: 3, validFrom: later })).status).toBe(200);
  expect((await change({ minutes: 5, validFrom: await day("now() + interval '300 days'") })).status).toBe(200);
  const { rows } = await (
    await owner()
  ).query<{ asks: { minutes: number } }>("select asks from authority_rule_versions where authority_rule_id = $1 order by valid_from", [
    made.id,
  ]);
  expect(rows.map(({ asks }) => asks.minutes)).toEqual([4, 2, 5]);
});

test("images that were decided on and articles in them come from what the seal counted, where a rule asks for them", async () => {
  const { domainId, north: here } = app.world().airport;
  await rule({ ...(await north()), minutes: 0, images: 3, articles: 2 });
  await sat(here.users.usr);
  await (
    await owner()
  ).query(
    `insert into simulator_measures (domain_id, session_id, sealed_at, dimension, value, hits, misses, false_alarms, correct_rejections)
     select x.domain_id, x.id, x.sealed_at, m.dimension, m.value, m.hits, m.misses, m.alarms, m.rejections
       from simulator_sessions x, (values ('seconds', '1', 1, 1, 0, 0), ('seconds', '2', 0, 0, 0, 1), ('article', 'pistol', 1, 0, 0, 0),
         ('article', 'knife', 0, 2, 0, 0)) m (dimension, value, hits, misses, alarms, rejections) where x.domain_id = $1 and x.user_id = $2`,
    [domainId, here.users.usr],
  );
  expect(await lineOf("D30")).toMatchObject([{ workStanding: "met", neededImages: 3, images: 3, neededArticles: 2, articles: 2 }]);
  expect(await lineOf("D30", "ins")).toMatchObject([{ workStanding: "short", images: 0, articles: 0 }]);
});

test("who is not certified, or whose certificate has ended, may not work, with the reason and the day", async () => {
  const { users } = app.world().airport.north;
  const programs = [state.training.programId];
  await rule({ ...(await north()), minutes: 0, programs, certifyMonths: 12, opensDays: 60, returnMonths: 3 });
  expect(await lineOf("D30")).toMatchObject([{ workStanding: "barred", barReason: "notCertified", barredSince: null, path: "new" }]);
  await certified(users.usr, 400);
  expect(await lineOf("D30")).toMatchObject([
    {
      workStanding: "barred",
      barReason: "certificateEnded",
      path: "late",
      expiryDate: await day("current_date - 400 + interval '12 months'"),
      barredSince: await day("current_date - 400 + interval '12 months' + interval '1 day'"),
    },
  ]);
  await certified(users.usr, 10);
  expect(await lineOf("D30")).toMatchObject([{ workStanding: "met", path: "current", barReason: null }]);
});

test.each([
  ["keep", "current_date - 700 + interval '24 months'"],
  ["move", "current_date - 360 + interval '12 months'"],
])("renewed within its window the certificate's day of the year is what the rule says: %s", async (anniversary, until) => {
  const { users } = app.world().airport.north;
  await rule({ ...(await north()), minutes: 0, programs: [state.training.programId], certifyMonths: 12, opensDays: 60, anniversary });
  await certified(users.usr, 700);
  await certified(users.usr, 360);
  expect(await lineOf("D30")).toMatchObject([{ expiryDate: await day(until) }]);
});

test("new and returning people complete a program of their own; the others renew", async () => {
  const { users } = app.world().airport.north;
  const again = state.training.programId;
  state.training = await testTraining(app);
  const fresh = state.training.programId;
  await rule({
    ...(await north()),
    minutes: 0,
    programs: [again],
    newPrograms: [fresh],
    certifyMonths: 12,
    returnMonths: 3,
    opensDays: 60,
  });
  state.training = { ...state.training, programId: again };
  await certified(users.usr, 5);
  expect(await lineOf("D30")).toMatchObject([{ barReason: "notCertified" }]);
  state.training = { ...state.training, programId: fresh };
  await certified(users.usr, 4);
  expect(await lineOf("D30")).toMatchObject([{ workStanding: "met" }]);
});

test("who missed the period before may not work until it is made up for, where the rule says so", async () => {
  const { users } = app.world().airport.north;
  const owned = await owner();
  await owned.query("update users set created_at = now() - interval '3 years' where id = $1", [users.usr]);
  await rule({ ...(await north()), periodMonths: 1, afterMissed: "stop" });
  expect(await lineOf("D30")).toMatchObject([
    { workStanding: "barred", barReason: "periodMissed", barredSince: await day("date_trunc('month', now())") },
  ]);
  await sat(users.usr);
  await sat(users.usr);
  const [line] = await lineOf("D30");
  expect(line).toMatchObject(line!["time"] === 240 ? { workStanding: "met" } : { workStanding: "barred" });
  // whoever came after it missed nothing
  expect(await lineOf("D30", "ins")).toMatchObject([{ workStanding: "short" }]);
});

test("the forecast tells certificates and periods that end, and what they cost", async () => {
  const { users } = app.world().airport.north;
  await rule({
    ...(await north()),
    minutes: 4,
    programs: [state.training.programId],
    certifyMonths: 12,
    opensDays: 60,
    renewalMinutes: 90,
  });
  await certified(users.usr, 340);
  const due = await lineOf("D40", "usr", { period: { kind: "relative", unit: "months", count: 3 } });
  expect(due).toContainEqual(expect.objectContaining({ kind: "certificate", owedTime: 5400, path: "open" }));
  const long = await lineOf("D40", "usr");
  expect(long).toContainEqual(expect.objectContaining({ kind: "hours", owedTime: 240 }));
});

test("a learner's home tells the standing, and so do the own and the person's calls; nobody sees people beyond their reach", async () => {
  const { north: here, south } = app.world().airport;
  await rule({ name: "Night watch", ...(await north()) });
  await sat(here.users.usr);
  const learner = await app.as("usr");
  const home = (await learner.call<LearnerDashboard>("GET", "/api/training/dashboard")).body;
  expect(home.xrayTime).toMatchObject([
    { title: "Night watch", programId: null, seconds: 120, neededSeconds: 240, rule: { standing: "short" } },
  ]);
  const manager = await app.as("adm");
  const of = (id: number) => manager.call<RuleStanding[]>("GET", `/api/users/${id}/authoritystanding`);
  expect((await of(here.users.usr)).body).toMatchObject([{ rule: "Night watch", standing: "short", seconds: 120, path: "none" }]);
  expect((await of(south.users.usr)).status).toBe(404);
  expect((await learner.call("GET", `/api/users/${here.users.ins}/authoritystanding`)).status).toBe(403);
  expect((await (await app.as("web", "east")).call("GET", `/api/users/${here.users.usr}/authoritystanding`)).status).toBe(404);
});

test("a preview names whoever would stand otherwise if the rule held already, and writes nothing; beyond their reach a manager sees nobody", async () => {
  const { north: here, south } = app.world().airport;
  const companies = [here.companyId, south.companyId];
  const { body: made } = await rule({ companies });
  await sat(here.users.usr);
  const draft = { ...asksOf(made), minutes: 2, id: made.id, companies };
  const seen = await testPreview(await app.as("web"), draft);
  expect(seen.after).toMatchObject({ met: 1 });
  // the others owe less of the same, and are named behind
  expect(seen.rows.filter(({ before, after }) => before !== after)).toMatchObject([{ username: "usr", before: "short", after: "met" }]);
  expect(seen.before).not.toHaveProperty("met");
  expect(await lineOf("D30")).toMatchObject([{ neededTime: 240 }]);
  const everybody = { ...draft, id: null, companies: [], minutes: 0, programs: [state.training.programId] };
  const names = async (client: TestClient) => (await testPreview(client, everybody)).rows.map(({ username }) => username);
  expect(await names(await app.as("web"))).toContain("usr.south");
  expect(await names(await app.as("adm"))).not.toContain("usr.south");
  const file = await (await app.as("web")).call<string>("GET", `/api/rulepreviews/${seen.id}/export.csv`);
  expect(file.body.trim()).toMatch(/usr,.*,North,"?May work, short"?,"?May work, met"?,,0,0,0,0,,,,,2,0,0,0$/u);
});

test("the forecast adds up what the days ahead cost: renewals, and of each period all that is asked for", async () => {
  const { users } = app.world().airport.north;
  const { body: made } = await rule({
    ...(await north()),
    periodMonths: 1,
    programs: [state.training.programId],
    certifyMonths: 12,
    opensDays: 60,
    renewalMinutes: 90,
  });
  await certified(users.usr, 340);
  const { barred, ahead } = (await (await app.as("web")).call<AuthorityForecast>("GET", `/api/authorityforecast?ruleId=${made.id}`)).body;
  expect(ahead.map(({ days, certificates }) => [days, certificates])).toEqual([
    [30, 1],
    [60, 1],
    [90, 1],
    [180, 1],
  ]);
  // everybody but the one who is certified
  expect(barred).toBe(ahead[0]!.people - 1);
  const [first, , , last] = ahead;
  expect(last!.people).toBe(first!.people);
  // a month of everybody's hours ends within each thirty days or so
  expect(last!.seconds - first!.seconds).toBeGreaterThanOrEqual(4 * 240 * last!.people);
});

test("a rule for every company is for who sees every company", async () => {
  expect((await rule({}, await app.as("adm"))).body).toMatchObject({ code: "AuthorityRuleCompanies", field: "companies" });
});

test("what was trained for other work, or at another kind of machine, counts for no rule of this one", async () => {
  const { usr } = app.world().airport.north.users;
  await sat(usr);
  await sat(usr);
  const stands = async (values: object) => {
    const { body } = await rule({ ...(await north()), ...values });
    const [line] = (await lineOf("D30")).filter(({ rule: name }) => name === body.name);
    return line!["time"];
  };
  const library = (set: string) =>
    owner().then((client) => client.query(`update image_libraries set ${set} where id = $1`, [state.training.libraryId]));
  expect([await stands({ role: "cabin" }), await stands({ role: "hold" }), await stands({ equipment: "tomograph" })]).toEqual([240, 0, 0]);
  await library("industry = 'hbs'");
  await (await owner()).query('update simulator_sessions set settings = settings || \'{"model": "ctix"}\'');
  expect([await stands({ role: "cabin" }), await stands({ role: "hold", equipment: "tomograph" })]).toEqual([0, 240]);
  expect(await stands({ role: "hold", equipment: "xray" })).toBe(0);
  // a library of no work in particular counts for any
  await library("industry = 'av'");
  expect([await stands({ role: "cabin" }), await stands({ role: "court", equipment: "tomograph" })]).toEqual([240, 240]);
});
