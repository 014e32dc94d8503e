import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { App } from "../house.ts";
import { testApp } from "../../test/http/testApp.ts";
import { TestClient } from "../../test/http/testClient.ts";

const LIMIT = 60;
/** A node tells the others of so many calls of one caller at once. */
const SHARE = LIMIT / 20;
/** Both nodes have one clock, and it stands: whether a minute is over is no matter here. */
const now = () => new Date("2026-11-22T12:00:30Z");
const first = testApp({ environment: { RATE_LIMIT: String(LIMIT) } });
let second: App;
beforeAll(async () => {
  first.house().now = now;
  second = await buildApp(first.house());
  await second.ready();
  for (const level of ["usr", "adm", "web", "ins", "trn", "aud"] as const) await first.as(level); // before the address has used what is its
});
afterAll(() => second.close());

/** The same session at another node. */
function elsewhere(client: TestClient): TestClient {
  const other = new TestClient(second);
  other.cookie = client.cookie;
  other.token = client.token;
  return other;
}
/** How many calls are answered before the first 429, and with what. */
async function answered(call: () => Promise<{ status: number }>): Promise<{ count: number; statuses: Set<number> }> {
  const statuses = new Set<number>();
  for (let count = 0; count < 3 * LIMIT; count += 1) {
    const { status } = await call();
    if (status === 429) return { count, statuses };
    statuses.add(status);
  }
  return { count: Infinity, statuses };
}

test("refused calls count: those that may not, those that find nothing, and those that make no sense", async () => {
  const student = await first.as("usr");
  const forbidden = await answered(() => student.call("GET", "/api/users"));
  expect([forbidden.count, [...forbidden.statuses]]).toEqual([LIMIT, [403]]);
  const administrator = await first.as("adm");
  const missing = await answered(() => administrator.call("GET", "/api/users/99999999"));
  expect([missing.count, [...missing.statuses]]).toEqual([LIMIT, [404]]);
  const trainer = await first.as("web");
  const senseless = await answered(() => trainer.call("GET", "/api/courses?limit=many"));
  expect(senseless.count).toBe(LIMIT);
  const stranger = await answered(() => first.visitor().call("GET", "/api/users"));
  expect([stranger.count <= LIMIT, [...stranger.statuses]]).toEqual([true, [401]]);
});

test("the calls of one session count over all nodes, as exactly as they are told", async () => {
  const client = await first.as("ins");
  const call = (at: TestClient) => at.call("GET", "/api/user/profile");
  for (let count = 0; count < 40; count += 1) expect((await call(client)).status).toBe(200);
  const other = elsewhere(client);
  const { count } = await answered(() => call(other));
  expect(count).toBeGreaterThanOrEqual(LIMIT - 40);
  expect(count).toBeLessThanOrEqual(LIMIT - 40 + 2 * SHARE);
});

test("strangers of one network of IPv6 have one limit, whatever their address in it", async () => {
  const from = (address: string) => Object.assign(first.visitor(), { address });
  let turn = 0;
  const { count } = await answered(() => from(`2001:db8:7:1::${(turn += 1)}`).call("GET", "/api/users"));
  expect(count).toBe(LIMIT);
  expect((await from("2001:db8:7:2::1").call("GET", "/api/users")).status).toBe(401);
});

test("whoever calls little costs no statement", async () => {
  const client = await first.as("trn");
  for (let count = 1; count < SHARE; count += 1) await client.call("GET", "/api/user/profile");
  const { domainId } = first.world().airport;
  const owner = await first.database.owner();
  const { rows } = await owner.query(
    "select from call_counts join sessions on caller = 'session ' || domain_id || '.' || id where domain_id = $1 and user_id = $2",
    [domainId, first.world().airport.north.users.trn],
  );
  expect(rows).toEqual([]);
});

test("a flood of the same refusal is told at once and then once more with its number", async () => {
  const auditor = await first.as("aud");
  const { count } = await answered(() => auditor.call("DELETE", "/api/users/1"));
  expect(count).toBe(LIMIT);
  const owner = await first.database.owner();
  const told = async () => {
    const { rows } = await owner.query<{ data: { count?: number } }>(
      "select data from events where type = 'permission.refuse' and user_id = $1 order by id",
      [first.world().airport.north.users.aud],
    );
    return rows.map(({ data }) => data.count ?? 1);
  };
  expect(await told()).toEqual([1]);
  await first.app().close();
  expect(await told()).toEqual([1, LIMIT - 1]);
});
