import { beforeEach, expect, test } from "vitest";
import type { AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";
import { testApp } from "../../test/http/testApp.ts";

const app = testApp();
const attacker = "203.0.113.9";
const other = "198.51.100.7";
const north = () => app.world().airport.north.users;
const south = () => app.world().airport.south.users;
const owner = (text: string, values: unknown[] = []) => app.database.ask(text, values);
const lock = (userId: number, address: string, kind = "place") =>
  owner(
    `insert into sign_in_counters (domain_id, kind, subject_hash, failures, blocked_until, user_id, address, locked_at)
     values ($1, $2, sha256(($3 || $4)::bytea), 5, now() + interval '30 minutes', $5, $4, now())`,
    [app.world().airport.domainId, kind, String(userId), address, userId],
  );

/** Three accounts from one address, one of them in another company; one from another; one shut to strangers, one by an administrator. */
beforeEach(async () => {
  await owner("delete from sign_in_counters");
  await owner("update users set locked_at = null");
  await lock(north().usr, attacker);
  await lock(north().ins, attacker);
  await lock(south().usr, attacker);
  await lock(north().ins, other);
  await lock(north().aud, attacker, "strangers");
  await owner("update users set locked_at = now() where id = $1", [south().ins]);
});

const seen = async (level: AccessLevelCode, query = "") =>
  (
    await (await app.as(level)).call<{ address: string | null; accounts: number; failures: number }[]>("GET", `/api/users/locks${query}`)
  ).body.map(({ address, accounts, failures }) => [address, accounts, failures]);
const lift = async (level: AccessLevelCode, body: object) => (await app.as(level)).call("POST", "/api/users/locks/lift", body);
const told = async () => (await owner("select subject_id, data from events where type = 'user.unlock' order by id desc")).rows;

test("the locks of all accounts stand by their address: one that attacks many is one line", async () => {
  expect(await seen("web")).toEqual([
    [attacker, 3, 15],
    [null, 2, 5],
    [other, 1, 5],
  ]);
  const { body } = await (await app.as("web")).call<object[]>("GET", "/api/users/locks?address=113");
  expect(body).toEqual([
    {
      address: attacker,
      accounts: 3,
      failures: 15,
      names: ["ins", "usr", "usr.south"],
      since: expect.any(String),
      newest: expect.any(String),
      until: expect.any(String),
    },
  ]);
});

test("who keeps one company sees and lifts its own people's alone; who may not change accounts lifts none", async () => {
  expect(await seen("adm")).toEqual([
    [attacker, 2, 10],
    [null, 1, 5],
    [other, 1, 5],
  ]);
  expect((await lift("adm", { addresses: [attacker] })).body).toEqual({ accounts: 2, refused: 0, left: 0 });
  expect(new Set((await seen("web")).map(([address, accounts]) => `${address} ${accounts}`))).toEqual(
    new Set(["null 2", `${attacker} 1`, `${other} 1`]),
  );
  expect((await lift("usr", { addresses: [other] })).status).toBe(403);
  expect((await (await app.as("web", "east")).call("GET", "/api/users/locks")).body).toEqual([]);
});

test("many are lifted by what is searched for, or by their lines, and each account has its event", async () => {
  expect((await lift("web", { address: "198.51" })).body).toEqual({ accounts: 1, refused: 0, left: 0 });
  expect((await told())[0]).toMatchObject({
    subject_id: north().ins,
    data: { locks: [{ at: "place", address: other, failures: 5 }], after: { locked: true } },
  });
  expect((await lift("sup", { addresses: [attacker, null] })).body).toEqual({ accounts: 5, refused: 0, left: 0 });
  expect(await seen("web")).toEqual([]);
  expect((await owner("select locked_at from users where id = $1", [south().ins])).rows).toEqual([{ locked_at: null }]);
  expect((await told()).slice(0, 5).map(({ data }) => data.after.locked)).toEqual([false, false, false, false, false]);
  expect((await lift("web", { addresses: [] })).status).toBe(422);
});

test("the page of a person says what keeps them out, since when and until when, and what is asked of them first", async () => {
  const standing = async (id: number) =>
    (
      await (
        await app.as("web")
      ).call<{ standing: string; at: string | null; since: string | null; until: string | null }[]>("GET", `/api/users/${id}/standing`)
    ).body;
  const said = async (id: number) => (await standing(id)).map(({ standing: why, at }) => (at === null ? why : `${why} ${at}`));
  expect(await said(north().web)).toEqual([]);
  expect(await said(north().ins)).toEqual(["locked place", "locked place"]);
  const [locked] = await standing(north().usr);
  expect(Date.parse(locked!.until!) - Date.parse(locked!.since!)).toBe(30 * 60_000);
  expect(await standing(south().ins)).toMatchObject([{ standing: "locked", at: "administrator", address: null, until: null }]);
  await owner("update users set active = false, must_change_password = true where id = $1", [south().ins]);
  await owner("update users set last_seen_at = null, created_at = now() - interval '40 days', password_changed_at = null where id = $1", [
    south().ins,
  ]);
  await owner("update domains set account_inactive_days = 30 where id = $1", [app.world().airport.domainId]);
  await owner("update companies set active = false where id = (select company_id from users where id = $1)", [south().ins]);
  expect(await said(south().ins)).toEqual(["off", "companyOff", "locked administrator", "asleep", "mustChange"]);
  expect((await (await app.as("adm")).call("GET", `/api/users/${south().ins}/standing`)).status).toBe(404);
});
