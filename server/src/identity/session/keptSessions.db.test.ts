import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, testLevels, testPassword } from "../../../test/http/testApp.ts";
import { TestClient } from "../../../test/http/testClient.ts";
import { watchedPool } from "../../../test/storage/watchedPool.ts";
import { buildApp } from "../../app.ts";
import type { App } from "../../house.ts";
import { domainsOf } from "../../storage/asDomain.ts";
import { ears } from "../../storage/ears.ts";
import { keptSessions } from "./keptSessions.ts";
import { readSessionToken } from "./sessionToken.ts";

const app = testApp();
/** A second node on the same database, whose statements are seen. */
let other: { app: App; watch: ReturnType<typeof watchedPool>["watch"]; end: () => Promise<void> };

beforeAll(async () => {
  const { pool, watch } = watchedPool(app.database.url);
  const built = await buildApp({ ...app.house(), pool, asDomain: domainsOf(pool) });
  await built.ready();
  const end = async () => {
    await built.close();
    await pool.end();
  };
  other = { app: built, watch, end };
});
afterAll(() => other.end());

const atOther = ({ cookie, token, device }: TestClient) => Object.assign(new TestClient(other.app), { cookie, token, device });
const look = async (client: TestClient) => (await client.call("GET", "/api/user/profile")).status;
/** How often the other node asked the database who this is, and what it answered. */
const asked = async (client: TestClient): Promise<[status: number, lookUps: number]> => {
  const { statements, result } = await other.watch(() => look(client));
  return [result, statements.filter((text) => text.includes("open_session")).length];
};
const signedIn = async (username: string) => {
  const here = app.visitor();
  await here.signIn({ username, password: testPassword, domain: "airport" });
  const there = atOther(here);
  await look(there);
  expect(await asked(there)).toEqual([200, 0]);
  return { here, there };
};

test("a session that was found is believed; what is done to it elsewhere is heard within a second", async () => {
  const { here, there } = await signedIn("usr");
  await here.call("GET", "/api/user/logout", undefined, { "x-xsrf-token": here.token! });
  await expect.poll(() => asked(there), { timeout: 1000, interval: 5 }).toEqual([401, 1]);
});

test("what a node has changed itself it never goes by any more", async () => {
  const { there } = await signedIn("trn");
  const administrator = atOther(await app.as("web"));
  const { trn } = app.world().airport.north.users;
  const { statements, result } = await other.watch(() => administrator.call("PUT", "/api/users", { id: trn, active: false }));
  expect([result.status, statements.some((text) => text.startsWith('update "users"'))]).toEqual([200, true]);
  expect(await look(there)).toBe(401);
});

test("who hears nothing believes nothing", async () => {
  const { there } = await signedIn("ins");
  const owner = await app.database.owner();
  await owner.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'vigil_app'");
  await expect.poll(() => asked(there).catch(() => null), { timeout: 1000, interval: 5 }).toEqual([200, 1]);
});

test("a session is believed for a minute, unless the database has been silent for half of one", async () => {
  const { here } = await signedIn("adm");
  const token = readSessionToken(here.cookie!.split("=")[1])!;
  const { pool, watch } = watchedPool(app.database.url);
  let later = 0;
  const find = keptSessions(pool, () => performance.now() + later);
  const lookUps = async () => (await watch(() => find(token))).statements.filter((text) => text.includes("open_session")).length;
  const answers = () => (ears(pool).answeredAt = performance.now() + later);
  try {
    expect([await lookUps(), await lookUps()]).toEqual([1, 0]);
    later = 15_000;
    expect(await lookUps()).toBe(0);
    later = 30_000;
    expect(await lookUps()).toBe(1); // nothing was heard since
    later = 70_000;
    answers();
    expect(await lookUps()).toBe(0);
    later = 90_000;
    answers();
    expect(await lookUps()).toBe(1);
  } finally {
    await pool.end();
  }
});

const changes = {
  "the level": "update users set access_level_id = (select id from access_levels where base_code = 'ins' limit 1) where id = $1",
  "the company": "update users set company_id = (select id from companies where name = 'North') where id = $1",
  "a password to change": "update users set must_change_password = true where id = $1",
  "a lock": "update users set locked_at = now() where id = $1",
  "being switched off": "update users set active = false where id = $1",
  "the end of its session": "update sessions set ended_at = now() where user_id = $1",
  "a shorter session": "update sessions set expires_at = now() + interval '1 minute' where user_id = $1",
  "a session that is gone": "delete from sessions where user_id = $1",
  "a site": "insert into user_sites (domain_id, user_id, company_id) select domain_id, id, company_id from users where id = $1",
  "a company that is switched off":
    "update companies set active = false where (domain_id, id) in (select domain_id, company_id from users where id = $1)",
  "what a level may": "update access_levels set permissions = permissions where id in (select access_level_id from users where id = $1)",
  "the name of the domain": "update domains set name = name || 's' where id in (select domain_id from users where id = $1)",
};
// each of them for somebody else, as nobody gets it back
test.each(
  Object.entries(changes).map(([what, statement], turn) => ({ what, statement, level: testLevels[turn % testLevels.length]!, turn })),
)("$what is looked up anew", async ({ statement, level, turn }) => {
  const south = turn < testLevels.length;
  const { there } = await signedIn(south ? `${level}.south` : level);
  const owner = await app.database.owner();
  await owner.query("begin");
  await owner.query(statement, [app.world().airport[south ? "south" : "north"].users[level]]);
  await owner.query("commit");
  await expect.poll(async () => (await asked(there))[1], { timeout: 1000, interval: 5 }).toBe(1);
});
