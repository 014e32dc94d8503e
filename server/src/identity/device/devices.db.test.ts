import type { KnownDevice } from "@vigil/model/identity/knownDevice";
import { expect, test } from "vitest";
import { testApp, testPassword } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { forgetSignIns } from "../forgetSignIns.ts";

const app = testApp();
const south = () => app.world().airport.south;
const agents = {
  firefox: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0",
  safari:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
};

/** A browser that signs in as somebody, at an address. */
async function browser(username: string, address: string, agent: string, device: string | null = null): Promise<TestClient> {
  const client = Object.assign(app.visitor(), { address, device });
  await client.call("GET", "/api/user/login");
  const given = { username, password: testPassword, domain: "airport" };
  expect((await client.call("POST", "/api/user/login", given, { "user-agent": agent })).status).toBe(200);
  return client;
}
const own = async (client: TestClient) => (await client.call<KnownDevice[]>("GET", "/api/user/devices")).body;
const events = async (type: string, userId: number) =>
  (await app.database.ask("select data, personal from events where type = $1 and subject_id = $2 order by id desc", [type, userId])).rows;

test("one sees the devices that know one's account: what, from where, and which is this one; the same device counts once", async () => {
  const first = await browser("usr.south", "203.0.113.1", agents.firefox);
  const phone = await browser("usr.south", "203.0.113.2", agents.safari);
  const again = await browser("usr.south", "203.0.113.3", agents.firefox, first.device);
  const seen = await own(again);
  expect(seen.map(({ agent, address, own: mine }) => [agent, address, mine])).toEqual([
    [agents.firefox, "203.0.113.3", true],
    [agents.safari, "203.0.113.2", false],
  ]);
  expect((await own(phone)).map(({ own: mine }) => mine)).toEqual([false, true]);
  expect(await own(await browser("ins.south", "203.0.113.1", agents.firefox))).toHaveLength(1);
});

test("a device that was forgotten is a stranger, whoever is signed in there is signed out, and one's own session goes on", async () => {
  const mine = await browser("aud.south", "203.0.113.1", agents.firefox);
  const lost = await browser("aud.south", "203.0.113.2", agents.safari);
  const [here, there] = await own(mine).then((all) => [all.find((one) => one.own), all.find((one) => !one.own)]);
  const { body: left } = await mine.call<KnownDevice[]>("POST", "/api/user/devices/forget", { ids: [there!.id] });
  expect(left.map(({ id }) => id)).toEqual([here!.id]);
  expect((await lost.call("GET", "/api/user/profile")).status).toBe(401);
  expect((await mine.call("GET", "/api/user/profile")).status).toBe(200);
  expect((await events("user.forgetDevice", south().users.aud))[0]).toMatchObject({
    data: { count: 1, sessions: 1 },
    personal: { devices: ["Safari · iPhone 203.0.113.2"] },
  });
  // at an attacked address it is locked out as strangers are; a device that is known is not
  const wrong = (device: string | null) =>
    Object.assign(app.visitor(), { address: "203.0.113.66", device }).signIn({
      username: "aud.south",
      password: "Wrong-2026",
      domain: "airport",
    });
  for (let turn = 1; turn <= 5; turn += 1) await wrong(null);
  const tried = async (device: string | null) =>
    (
      await Object.assign(app.visitor(), { address: "203.0.113.66", device }).signIn({
        username: "aud.south",
        password: testPassword,
        domain: "airport",
      })
    ).status;
  expect(await tried(lost.device)).toBe(401);
  expect(await tried(mine.device)).toBe(200);
});

test("all others are forgotten at once; a new password forgets them too, but not the device it was chosen on", async () => {
  const mine = await browser("trn.south", "203.0.113.1", agents.firefox);
  await browser("trn.south", "203.0.113.2", agents.safari);
  await browser("trn.south", "203.0.113.3", agents.safari);
  expect((await mine.call<KnownDevice[]>("POST", "/api/user/devices/forget", {})).body).toMatchObject([{ own: true }]);
  await browser("trn.south", "203.0.113.2", agents.safari);
  const newPassword = "Fresh-start-2026";
  const passwords = { oldPassword: testPassword, newPassword, confirmPassword: newPassword };
  expect((await mine.call("PUT", "/api/user/change/password", passwords)).status).toBe(200);
  expect(await own(mine)).toMatchObject([{ own: true, address: "203.0.113.1" }]);
});

test("whoever may end sign-ins sees and forgets the devices of people they reach, and nobody else's", async () => {
  await browser("web.south", "203.0.113.1", agents.firefox);
  await browser("usr.south", "203.0.113.9", agents.firefox);
  const path = (userId: number) => `/api/users/${userId}/devices`;
  const client = await app.as("adm", "south");
  const { body: seen } = await client.call<KnownDevice[]>("GET", path(south().users.usr));
  expect(seen.some(({ address, own: mine }) => address === "203.0.113.9" && !mine)).toBe(true);
  const other = app.world().airport.north.users.usr;
  expect((await client.call("GET", path(other))).status).toBe(404);
  expect((await client.call("POST", `${path(other)}/forget`, {})).status).toBe(404);
  expect((await client.call("POST", `${path(south().users.web)}/forget`, {})).status).toBe(403); // a higher level
  // of another account a number forgets nothing
  const [foreign] = (await (await app.as("web", "south")).call<KnownDevice[]>("GET", "/api/user/devices")).body;
  expect((await client.call<KnownDevice[]>("POST", `${path(south().users.usr)}/forget`, { ids: [foreign!.id] })).body).toEqual(seen);
  expect((await client.call<KnownDevice[]>("POST", `${path(south().users.usr)}/forget`, {})).body).toEqual([]);
});

test("what nobody used for more than 400 days goes, and of too many the oldest", async () => {
  const { domainId } = app.world().airport;
  const owner = await app.database.owner();
  const { usr: userId } = app.world().airport.north.users;
  const add = (count: number, days: number) =>
    owner.query(
      `insert into known_devices (domain_id, user_id, device_hash, last_used_at)
       select $1, $2, sha256(($3 || ' ' || n)::bytea), now() - make_interval(days => $3::int, secs => n) from generate_series(1, $4) n`,
      [domainId, userId, String(days), count],
    );
  await add(1, 402);
  await add(1, 390);
  await add(55, 3);
  await app.database.asDomain(domainId, (tx) => forgetSignIns(tx, domainId, new Date(Date.now() - 86_400_000)));
  const { rows } = await owner.query<{ many: number; oldest: number }>(
    "select count(*)::int as many, max(now()::date - last_used_at::date) as oldest from known_devices where user_id = $1",
    [userId],
  );
  expect(rows).toEqual([{ many: 50, oldest: 3 }]);
});
