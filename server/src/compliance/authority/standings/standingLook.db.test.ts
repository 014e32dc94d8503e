import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { BarredCount, StandingList, StandingLook } from "@vigil/model/compliance/authority/standingListWire";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../../test/http/testApp.ts";
import type { TestClient } from "../../../../test/http/testClient.ts";
import { testRun, testSealedSession, testTraining } from "../../../../test/reporting/testTraining.ts";
import { workLook } from "./workLook.ts";

const app = testApp();
const people = 2100;
let rule: AuthorityRule;

/** So many in North that they are not looked at for each page; one of them has done what the rule asks for. */
beforeAll(async () => {
  const { domainId, north, south } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query("update authority_rules set active = false where domain_id = $1", [domainId]);
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into users (domain_id, company_id, username, username_key, first_name, last_name, access_level_id, active)
       select $1, $2, 'many' || n, 'many' || n, 'Many', 'Person ' || (n * 37 % 1000), access_level_id, true from users, generate_series(1, $3::int) n where domain_id = $1 and id = $4`,
    [domainId, north.companyId, people, north.users.usr],
  );
  await owner.query("reset session_replication_role; analyze users");
  const training = await testTraining(app);
  const web = await app.as("web");
  rule = (
    await web.call<AuthorityRule>("POST", "/api/authorityrules", {
      name: "Hours",
      pack: "own",
      validFrom: "2020-01-01",
      periodMonths: 24,
      minutes: 2,
      images: 5,
      companies: [north.companyId, south.companyId],
    })
  ).body;
  await worked(training);
  await owner.query("update authority_rules set updated_at = now() - interval '1 hour' where domain_id = $1", [domainId]);
});

async function worked(training: { programId: number; courseId: number; libraryId: number }): Promise<void> {
  const { domainId, north } = app.world().airport;
  const owner = await app.database.owner();
  const run = await testRun(app, { ...training, userId: north.users.usr });
  const id = await testSealedSession(app, { ...training, ...run, userId: north.users.usr, score: 90, hits: 9, misses: 1 });
  await owner.query("update simulator_sessions set started_at = sealed_at - interval '2 minutes' where id = $1", [id]);
  await owner.query(
    "insert into simulator_measures select domain_id, id, sealed_at, 'seconds', '5', 9, 1, 0, 0 from simulator_sessions where id = $1",
    [id],
  );
  await owner.query("select keep_learner_measures($1, $2)", [domainId, [north.users.usr]]);
}

const list = async (client: TestClient, query = "") => (await client.call<StandingList>("GET", `/api/standings?${query}`)).body;
const look = async (client: TestClient) => (await client.call<StandingLook>("GET", "/api/standings/look")).body;
const opened = async (client: TestClient, anew = false) => (await client.call<StandingLook>("POST", "/api/standings/look", { anew })).body;
const waiting = async () => {
  const { domainId } = app.world().airport;
  const rows = await app.database.ask("select id from standing_looks where domain_id = $1 and state in ('waiting', 'running')", [domainId]);
  return rows.rows as { id: number }[];
};
const finish = async () => {
  const { domainId } = app.world().airport;
  for (const { id } of await waiting()) await workLook(app.house(), { domainId, lookId: id });
};
const pages = [
  "limit=200",
  "order=name&limit=50&page=3",
  "order=owed&direction=desc&limit=50",
  "standing=met",
  "search=person%20999&limit=10",
];

test("of many people what one look found is kept and told with its moment: the same lines as worked out at once, whoever may see them alone", async () => {
  const [web, auditor] = [await app.as("web"), await app.as("aud")];
  const { north, south } = app.world().airport;
  expect(await look(web)).toEqual({ few: false, asOf: null, work: null });
  // a home looks at nobody for itself
  const counted = async () => (await web.call<BarredCount>("GET", "/api/standings/barred")).body;
  expect(await counted()).toEqual({ people: null, asOf: null });
  const lines = async (client: TestClient) => {
    const found = await Promise.all(pages.map((page) => list(client, page)));
    return found.map(({ asOf: _now, ...rest }) => rest);
  };
  const [live, liveOfNorth] = [await lines(web), await lines(auditor)];
  // two who open the list wait for the same look
  expect(await opened(web)).toMatchObject({ asOf: null, work: { state: "waiting" } });
  expect(await opened(auditor)).toMatchObject({ asOf: null, work: { state: "waiting" } });
  expect(await waiting()).toHaveLength(1);
  await finish();
  const done = await opened(web);
  expect(done).toEqual({ few: false, asOf: expect.any(String), work: null });
  expect(await waiting()).toEqual([]);
  expect((await list(web)).asOf).toBe(done.asOf);
  expect(await lines(web)).toEqual(live);
  expect(await lines(auditor)).toEqual(liveOfNorth);
  expect(live[3]).toMatchObject({ count: 1, rows: [{ userId: north.users.usr, images: 10, seconds: 120 }] });
  const instructor = async (client: TestClient) =>
    (await list(client, `companyId=${south.companyId}&limit=200`)).rows.filter(({ userId }) => userId === south.users.ins);
  expect(await instructor(web)).toHaveLength(1);
  expect(await instructor(auditor)).toEqual([]);
  // it is what is kept that is read: work of after the look is not in it, and who was deactivated is not told of
  const owner = await app.database.owner();
  await owner.query("update standing_lines set standing = 'barred', reasons = '{notCertified}' where user_id = $1", [north.users.usr]);
  expect((await list(web, "standing=barred")).rows).toMatchObject([{ userId: north.users.usr }]);
  expect(await counted()).toEqual({ people: 1, asOf: done.asOf });
  await owner.query("update users set active = false where id = $1", [south.users.ins]);
  expect(await instructor(web)).toEqual([]);
  await owner.query("update users set active = true where id = $1", [south.users.ins]);
  const { body } = await web.call<string>("GET", "/api/standings/export.csv?standing=barred");
  expect(body.trim().split("\n")[1]).toContain(done.asOf);
});

test("it is looked anew when it is old or somebody asks for it, and what was found before a rule was changed is told no more", async () => {
  const web = await app.as("web");
  const owner = await app.database.owner();
  const before = await opened(web);
  expect(before.work).toBeNull();
  await owner.query("update standing_looks set as_of = as_of - interval '30 seconds'");
  expect((await opened(web)).work).toBeNull();
  // the button: half a minute later it is worth a look, and what there is stands meanwhile
  expect(await opened(web, true)).toMatchObject({ asOf: expect.any(String), work: { state: "waiting" } });
  await finish();
  const { rows } = await owner.query("select count(distinct look_id)::int as looks, count(*)::int as lines from standing_lines");
  expect(rows[0]).toMatchObject({ looks: 1 });
  expect((await list(web, "standing=barred")).count).toBe(0);
  await owner.query("update standing_looks set as_of = as_of - interval '6 minutes'");
  expect(await opened(web)).toMatchObject({ asOf: expect.any(String), work: { state: "waiting" } });
  await finish();
  expect((await web.call("PUT", "/api/authorityrules", [{ id: rule.id, name: "More hours" }])).status).toBe(200);
  expect((await look(web)).asOf).toBeNull();
  expect((await list(web, "standing=met")).rows).toMatchObject([{ rule: "More hours" }]);
  expect((await opened(web)).work).toMatchObject({ state: "waiting" });
  const [order] = await waiting();
  const { domainId } = app.world().airport;
  await workLook(app.house(), { domainId, lookId: order!.id }, { last: true, died: true });
  expect((await look(web)).work).toMatchObject({ state: "failed", reason: "cutOff" });
  expect((await opened(web)).work).toMatchObject({ state: "waiting" });
});

test("whoever sees few people has them looked at as they are asked for", async () => {
  const { domainId } = app.world().airport;
  const few = await app.as("adm", "south");
  expect(await opened(few)).toEqual({ few: true, asOf: null, work: null });
  const owner = await app.database.owner();
  await owner.query("update users set active = false where domain_id = $1 and username like 'many%'", [domainId]);
  expect(await look(await app.as("web"))).toEqual({ few: true, asOf: null, work: null });
});
