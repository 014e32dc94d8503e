import { asksOf } from "@vigil/model/compliance/authority/authorityAsks";
import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testPreview } from "../../../test/compliance/testPreview.ts";
import { testRun, testSealedSession, testTraining } from "../../../test/reporting/testTraining.ts";

const app = testApp();

/** No rule but those of the test; somebody of North can sit two minutes at the screen, and be certified three days ago. */
async function begin() {
  const { domainId, north: here } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query("update authority_rules set active = false where domain_id = $1", [domainId]);
  await owner.query("delete from simulator_measures where domain_id = $1", [domainId]);
  await owner.query("delete from simulator_sessions where domain_id = $1", [domainId]);
  const training = await testTraining(app);
  const userId = here.users.usr;
  const closed = async (status: object) => {
    const run = await testRun(app, { ...training, userId, ...status });
    await owner.query("update program_statuses set closed_at = now() where id = $1", [run.runId]);
    return run;
  };
  const sat = async () => {
    const id = await testSealedSession(app, { ...training, ...(await closed({})), userId, score: 90, hits: 9, misses: 1 });
    await owner.query("update simulator_sessions set started_at = sealed_at - interval '2 minutes' where id = $1", [id]);
  };
  const certified = async () => {
    const { runId } = await closed({ status: "c" });
    await owner.query(
      `insert into program_certificates (domain_id, verification_code, program_status_id, user_id, program_id, first_name, last_name, company_name,
         program_title, program_code, recurrency, version, completion_date)
       values ($1, $2, $3, $4, $5, 'A', 'B', 'North', 'P', 'P', '', '', current_date - 3)`,
      [domainId, crypto.randomUUID(), runId, userId, training.programId],
    );
  };
  return { training, here, sat, certified };
}

const rule = async (values: object) =>
  (await app.as("web")).call<AuthorityRule>("POST", "/api/authorityrules", {
    name: crypto.randomUUID(),
    pack: "own",
    validFrom: "2020-01-01",
    periodMonths: 24,
    ...values,
  });

async function lines(code: ReportCode, ask: object = {}) {
  const client = await app.as("web");
  const { body } = await client.call<ReportRun>("POST", `/api/reports/${code}/runs`, ask);
  const { rows } = (await client.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines?limit=5000`)).body;
  return rows.map((row) => Object.fromEntries(reportOf(code).columns.map((name, index) => [name, row[index]])));
}

test("what falls due of programs says by which rule its learner is behind, as D30 does, and of who is not says nothing", async () => {
  const { training, here } = await begin();
  for (const userId of [here.users.usr, here.users.ins]) await testRun(app, { ...training, userId, due: 5 });
  const due = async () => {
    const rows = await lines("T70", { companyIds: [here.companyId], programIds: [training.programId] });
    return Object.fromEntries(rows.map(({ username, rule: name, workStanding }) => [username, [name, workStanding]]));
  };
  expect(Object.values(await due())).toEqual([
    [null, null],
    [null, null],
  ]);
  const { body: ofEverybody } = await rule({ companies: [here.companyId], minutes: 60 });
  const { body: stricter } = await rule({ companies: [here.companyId], minutes: 1, programs: [training.programId], certifyMonths: 12 });
  const told = Object.values(await due());
  expect(told).toEqual([
    [stricter.name, "barred"],
    [stricter.name, "barred"],
  ]);
  await app.database.ask("update authority_rules set active = false where id = $1", [stricter.id]);
  expect(Object.values(await due())).toEqual([
    [ofEverybody.name, "short"],
    [ofEverybody.name, "short"],
  ]);
  const standing = (await lines("D30", { companyIds: [here.companyId] })).find(({ rule: name }) => name === ofEverybody.name);
  expect(standing).toMatchObject({ workStanding: "short" });
});

test("a preview says beside each name what would be short and by when, also of who may not work already; the file says it too", async () => {
  const { training, here, sat } = await begin();
  const companies = [here.companyId];
  const { body: made } = await rule({ companies, minutes: 0, programs: [training.programId] });
  await sat();
  const draft = { ...asksOf(made), id: made.id, companies, minutes: 60, images: 5, articles: 3, programs: [training.programId] };
  const client = await app.as("web");
  const preview = await testPreview(client, draft);
  const [line] = preview.rows.filter(({ username }) => username === "usr");
  const owed = { owed: { seconds: 3480, images: 5, articles: 3 }, owedBy: expect.any(String) };
  expect(line).toMatchObject({ before: "barred", after: "barred", reasons: ["notCertified"], ...owed, barredFrom: null });
  const { body: file } = await client.call<string>("GET", `/api/rulepreviews/${preview.id}/export.csv`);
  expect(file.split("\n").find((one) => one.startsWith("usr,"))).toContain(`Not certified.,58,5,3,0,${line!.owedBy}`);
});

test("who may not work is short too where something is owed: as many are short as owe what falls due, hours, images and articles together, with the day they are barred from", async () => {
  const { training, here, sat, certified } = await begin();
  const companies = [here.companyId];
  await rule({ companies, minutes: 4, images: 5, articles: 3, afterMissed: "stop", periodMonths: 1, programs: [training.programId] });
  await app.database.ask("update users set created_at = now() where id = $1", [here.users.usr]); // who was not there yet missed no period
  await certified();
  await sat();
  const short = await lines("D30", { workStandings: ["short"] });
  expect(short.length).toBeGreaterThan(1);
  expect(short.filter(({ workStanding }) => workStanding === "barred").length).toBeGreaterThan(0);
  expect(short.every(({ isShort }) => isShort === true)).toBe(true);
  const due = (await lines("D40")).filter(({ kind }) => kind === "hours");
  expect(new Set(due.map(({ username }) => username))).toEqual(new Set(short.map(({ username }) => username)));
  expect(due).toHaveLength(short.length);
  const next = (await app.database.ask<{ day: string }>("select (date_trunc('month', now()) + interval '1 month')::date::text as day"))
    .rows[0]!.day;
  expect(due.find(({ username }) => username === "usr")).toMatchObject({ owedTime: 120, owedImages: 5, owedArticles: 3, barredFrom: next });
  expect((await lines("D30")).filter(({ username }) => username === "usr")).toMatchObject([
    { workStanding: "short", isShort: true, barredFrom: next },
  ]);
});

const dayIn = async (days: number) =>
  (await app.database.ask<{ day: string }>("select (current_date + $1::int)::text as day", [days])).rows[0]!.day;

test("a rule that begins later is looked at as of its day, a change of it beside the rule as it is saved, and one of today asks nobody for a period before it", async () => {
  const { training, here, certified } = await begin();
  await certified();
  await app.database.ask("update users set created_at = now() - interval '3 years' where id = $1", [here.users.usr]);
  const web = await app.as("web");
  const own = { companies: [here.companyId], programs: [training.programId], certifyMonths: 12, opensDays: 60, returnMonths: 3 };
  const { body: planned } = await rule({ ...own, validFrom: await dayIn(400) });
  const draft = { ...asksOf(planned), ...own };
  const usr = (rows: { username: string; before: unknown; after: unknown; reasons: string[] }[]) =>
    rows.find(({ username }) => username === "usr");
  const [now, later] = [
    await testPreview(web, { ...draft, validFrom: await dayIn(0) }),
    await testPreview(web, { ...draft, validFrom: planned.validFrom }),
  ];
  expect([now.judgedOn, later.judgedOn]).toEqual([null, planned.validFrom]);
  expect(usr(now.rows)).toMatchObject({ before: null, after: "met" });
  expect(usr(later.rows)).toMatchObject({ before: null, after: "barred", reasons: ["certificateEnded"] });
  // changed before it begins: nobody was unconcerned, and who stands as before is not named for it
  const changed = await testPreview(web, { ...draft, id: planned.id, validFrom: planned.validFrom, minutes: 5 });
  expect(changed.rows.length).toBeGreaterThan(0);
  expect(new Set(changed.rows.map(({ before }) => before))).toEqual(new Set(["barred"]));
  expect(changed).toMatchObject({ barred: 0, freed: 0 });
  const hours = { ...draft, programs: [], certifyMonths: 0, minutes: 4, periodMonths: 1, afterMissed: "stop" };
  const missed = async (validFrom: string) => usr((await testPreview(web, { ...hours, validFrom })).rows);
  expect(await missed("2020-01-01")).toMatchObject({ after: "barred", reasons: ["periodMissed"] });
  expect(await missed(await dayIn(0))).toMatchObject({ after: "short", reasons: [] });
});

test("switching a rule off says whom it frees by name, and whom another rule keeps from work all the same", async () => {
  const { training, here } = await begin();
  const own = { companies: [here.companyId], programs: [training.programId] };
  const { body: mine } = await rule({ ...own, name: "Switched off" });
  const { body: other } = await rule({ ...own, name: "Stays on" });
  const web = await app.as("web");
  const off = (again: number) => testPreview(web, { ...asksOf(mine), ...own, id: mine.id, off: true, renewalMinutes: again });
  const bound = await off(1);
  expect(bound.before.barred).toBeGreaterThan(0);
  expect(bound).toMatchObject({ after: {}, freed: 0, barredByOther: bound.before.barred });
  expect(bound.rows.every(({ after, barredBy }) => after === null && barredBy.join("") === "Stays on")).toBe(true);
  await web.call("POST", "/api/authorityrules/deactivate", { ids: [other.id] });
  const free = await off(2);
  expect(free).toMatchObject({ freed: bound.before.barred, barredByOther: 0 });
  expect(free.rows.map(({ username }) => username)).toContain("usr");
});
