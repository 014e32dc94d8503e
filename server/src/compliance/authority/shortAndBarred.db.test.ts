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
