import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { standingFilter, type BarredCount, type StandingList } from "@vigil/model/compliance/authority/standingListWire";
import type { RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../../test/http/testApp.ts";
import type { TestClient } from "../../../../test/http/testClient.ts";
import { testRun, testSealedSession, testTraining } from "../../../../test/reporting/testTraining.ts";
import type { Caller } from "../../../identity/access/caller.ts";
import { readStandingList } from "./readStandingList.ts";

const app = testApp();
const rules = { hours: 0, certified: 0 };

/** A rule of hours for both companies, and one of North that asks for a certificate that nobody has. */
beforeAll(async () => {
  const { domainId, north, south } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query("update authority_rules set active = false where domain_id = $1", [domainId]);
  const training = await testTraining(app);
  const made = async (values: object) =>
    (
      await (
        await app.as("web")
      ).call<AuthorityRule>("POST", "/api/authorityrules", { pack: "own", validFrom: "2020-01-01", periodMonths: 24, ...values })
    ).body.id;
  rules.hours = await made({ name: "Hours", minutes: 2, companies: [north.companyId, south.companyId] });
  rules.certified = await made({ name: "Certified", programs: [training.programId], companies: [north.companyId] });
  const run = await testRun(app, { ...training, userId: north.users.usr });
  const id = await testSealedSession(app, { ...training, ...run, userId: north.users.usr, score: 90, hits: 9, misses: 1 });
  await owner.query("update simulator_sessions set started_at = sealed_at - interval '2 minutes' where id = $1", [id]);
});

const list = async (client: TestClient, query = "") => (await client.call<StandingList>("GET", `/api/standings?${query}`)).body;

test("the regulator's account lists how the people of its site stand, who may not work first, and nobody else's", async () => {
  const auditor = await app.as("aud");
  const all = await list(auditor, "limit=200");
  expect(new Set(all.rows.map(({ company }) => company))).toEqual(new Set(["North"]));
  expect(all.companies).toEqual([{ id: app.world().airport.north.companyId, name: "North" }]);
  expect(all.rules.map(({ name }) => name)).toEqual(["Certified", "Hours"]);
  expect(all.counts).toEqual({ met: 1, short: all.count / 2 - 1, barred: all.count / 2 });
  expect(all.people).toBe(all.count / 2); // each by two rules
  const order = all.rows.map(({ standing }) => ["barred", "short", "met"].indexOf(standing));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(all.rows[0]).toMatchObject({
    standing: "barred",
    rule: "Certified",
    reasons: ["notCertified"],
    name: expect.stringMatching(/North$/u),
  });
  // a rule of South alone is none to choose here
  await (
    await app.as("web")
  ).call("POST", "/api/authorityrules", {
    name: "South alone",
    pack: "own",
    validFrom: "2020-01-01",
    minutes: 1,
    companies: [app.world().airport.south.companyId],
  });
  expect((await list(auditor)).rules).toEqual(all.rules);
  const whole = await list(await app.as("web"), "limit=200");
  expect(new Set(whole.rows.map(({ company }) => company))).toEqual(new Set(["North", "South"]));
  expect((await list(await app.as("web", "east"))).count).toBe(0);
  expect((await (await app.as("usr")).call("GET", "/api/standings")).status).toBe(403);
});

test("it is narrowed by standing, rule, company, name and number, put in order and leafed through", async () => {
  const web = await app.as("web");
  const { north, south } = app.world().airport;
  const met = await list(web, "standing=met");
  expect(met).toMatchObject({ count: 1, rows: [{ userId: north.users.usr, rule: "Hours", seconds: 120, neededSeconds: 120 }] });
  // how many stand how is told of all that is found, whatever standing is shown
  expect(met.counts.barred).toBeGreaterThan(0);
  expect((await list(web, `ruleId=${rules.certified}&limit=200`)).rows.every(({ rule }) => rule === "Certified")).toBe(true);
  expect((await list(web, `companyId=${south.companyId}&limit=200`)).rows.every(({ company }) => company === "South")).toBe(true);
  expect((await list(web, "search=student%20n")).rows.map(({ userId }) => userId)).toEqual([north.users.usr, north.users.usr]);
  expect((await list(web, `search=${south.users.ins}&ruleId=${rules.hours}`)).rows.map(({ userId }) => userId)).toEqual([south.users.ins]);
  expect((await list(web, "search=%25")).count).toBe(0);
  const companies = async (direction: string) =>
    (await list(web, `order=company&direction=${direction}&limit=200`)).rows.map(({ company }) => company);
  expect(await companies("desc")).toEqual((await companies("asc")).toReversed());
  const [first, second] = [await list(web, "limit=3&page=1&order=name"), await list(web, "limit=3&page=2&order=name")];
  const both = await list(web, "limit=6&order=name");
  expect([...first.rows, ...second.rows]).toEqual(both.rows);
  expect((await web.call("GET", "/api/standings?order=password")).status).toBe(422);
});

test("as a file it is all that is found, with an event that says so", async () => {
  const auditor = await app.as("aud");
  const { counts } = await list(auditor);
  const { body } = await auditor.call<string>("GET", "/api/standings/export.csv?standing=barred");
  expect(body.trim().split("\n")).toHaveLength(1 + counts.barred);
  expect(body).toContain("May not work at the X-ray machine,Not certified.");
  expect((await auditor.call("GET", "/api/standings/export.xlsx")).status).toBe(200);
  const { rows } = await app.database.ask(
    "select data from events where type = 'report.export' and data ->> 'code' = 'standings' order by id limit 1",
  );
  expect(rows).toMatchObject([{ data: { lines: counts.barred, format: "csv" } }]);
});

test("whoever may read no names is told numbers alone, and finds nobody by name", async () => {
  const { domainId, north } = app.world().airport;
  const by: Caller = {
    domainId,
    homeDomainId: domainId,
    userId: north.users.aud,
    sessionId: 1,
    companyId: north.companyId,
    accessLevelId: 3,
    accessLevelCode: "aud",
    rank: 20,
    permissions: new Set(["authorityRules:view"]),
    companies: [north.companyId],
    groups: null,
    programs: null,
    requestId: "",
    address: "",
  };
  const read = (search: string) => app.database.asDomain(domainId, (tx) => readStandingList(tx, by, standingFilter.parse({ search })));
  const all = await read("");
  expect(all.rows.length).toBeGreaterThan(2);
  expect(all.rows.every(({ name }) => name === null)).toBe(true);
  expect((await read("student")).count).toBe(0);
  expect((await read(String(north.users.usr))).count).toBe(2);
});

test("who may not work for want of a certificate is told which program gives one, new people their own, and whether it is theirs to do", async () => {
  const { domainId, south } = app.world().airport;
  const [usual, fresh] = [await testTraining(app), await testTraining(app)];
  const web = await app.as("web");
  await web.call("POST", "/api/authorityrules", {
    name: "Path",
    pack: "own",
    validFrom: "2020-01-01",
    companies: [south.companyId],
    programs: [usual.programId],
    newPrograms: [fresh.programId],
  });
  const told = async () => {
    const ofPath = (rows: readonly RuleStanding[]) => rows.find(({ rule }) => rule === "Path")!.certifiedBy;
    const { body } = await web.call<RuleStanding[]>("GET", `/api/users/${south.users.usr}/authoritystanding`);
    expect(ofPath((await list(web, `search=${south.users.usr}`)).rows)).toEqual(ofPath(body));
    return ofPath(body).map(({ title: _title, ...program }) => program);
  };
  const { programId } = fresh;
  expect(await told()).toEqual([{ programId, assigned: false, dueOn: null, begun: false }]);
  await app.database.ask(
    "insert into program_assignments (domain_id, user_id, program_id, source, starts_on, due_on) values ($1, $2, $3, 'user', current_date - 1, '2190-01-31')",
    [domainId, south.users.usr, programId],
  );
  expect(await told()).toEqual([{ programId, assigned: true, dueOn: "2190-01-31", begun: false }]);
  await testRun(app, { ...fresh, userId: south.users.usr });
  expect(await told()).toEqual([{ programId, assigned: true, dueOn: "2190-01-31", begun: true }]);
});

test("how many may not work is told a home at once, each person once, and of whom one sees alone; companies that no rule concerns are named", async () => {
  const { domainId, south } = app.world().airport;
  const counted = async (client: TestClient) => (await client.call<BarredCount>("GET", "/api/standings/barred")).body;
  const [auditor, web] = [await app.as("aud"), await app.as("web")];
  const barredOf = async (client: TestClient) =>
    new Set((await list(client, "standing=barred&limit=200")).rows.map(({ userId }) => userId)).size;
  expect((await counted(auditor)).people).toBe(await barredOf(auditor));
  expect((await counted(web)).people).toBe(await barredOf(web));
  expect(await barredOf(web)).toBeGreaterThan(await barredOf(auditor));
  expect((await counted(await app.as("web", "east"))).people).toBe(0);
  expect((await (await app.as("usr")).call("GET", "/api/standings/barred")).status).toBe(403);
  expect((await list(web)).withoutRule).toEqual([]);
  await app.database.ask(
    "update authority_rules r set active = false where domain_id = $1 and exists (select from authority_rule_companies c where c.domain_id = $1 and c.authority_rule_id = r.id and c.company_id = $2)",
    [domainId, south.companyId],
  );
  expect((await list(web)).withoutRule).toEqual(["South"]);
  // one that is planned does not hold yet
  const planned = { name: "Planned", pack: "own", validFrom: "2190-01-01", minutes: 1, companies: [south.companyId] };
  expect((await web.call("POST", "/api/authorityrules", planned)).status).toBe(201);
  expect((await list(web)).withoutRule).toEqual(["South"]);
  // of a company beyond their reach nothing is said
  expect((await list(auditor)).withoutRule).toEqual([]);
});
