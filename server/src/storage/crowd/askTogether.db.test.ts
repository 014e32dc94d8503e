import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { TestClient } from "../../../test/http/testClient.ts";
import { watchedPool } from "../../../test/storage/watchedPool.ts";
import { buildApp } from "../../app.ts";
import { domainsOf } from "../asDomain.ts";

const small = testApp();

test("sessions, leases and places of work that are asked for at once go as one statement each, and each is told its own", async () => {
  const clients = await Promise.all([small.as("usr"), small.as("usr", "south"), small.as("ins"), small.as("adm")]);
  const { pool, watch } = watchedPool(small.database.url);
  const app = await buildApp({ ...small.house(), pool, asDomain: domainsOf(pool) });
  const crowd = clients.map(({ cookie, token, device }) => Object.assign(new TestClient(app), { cookie, token, device }));
  const sent = (statements: readonly string[], name: string) => statements.filter((text) => text.includes(`${name}(`)).length;
  try {
    const found = await watch(() => Promise.all(crowd.map((each) => each.call<{ username: string }>("POST", "/api/user/refresh"))));
    expect(found.result.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(found.result.map(({ body }) => body.username)).size).toBe(4);
    expect(sent(found.statements, "open_session")).toBe(1);

    const lease = (tabOf: (number: number) => string) =>
      watch(() =>
        Promise.all(crowd.map((each, number) => each.call<{ tabId: string }>("POST", "/api/training/lease", { tabId: tabOf(number) }))),
      );
    const taken = await lease((number) => `tab-of-${number}-12345`);
    expect(taken.result.map(({ status, body }) => [status, body.tabId])).toEqual(
      [0, 1, 2, 3].map((number) => [200, `tab-of-${number}-12345`]),
    );
    expect(sent(taken.statements, "take_lease")).toBe(1);
    const again = await lease((number) => `tab-of-${number === 1 ? 1 : 9}-12345`);
    expect(again.result.map(({ status }) => status)).toEqual([423, 200, 200, 200]); // staff may learn where they like

    const work = await watch(() => Promise.all(crowd.slice(0, 2).map((each) => each.call("POST", "/api/training/status/programs/1"))));
    expect(work.result.map(({ status }) => status)).toEqual([423, 423]); // they name no tab
    expect(sent(work.statements, "works_elsewhere")).toBe(1);
  } finally {
    await app.close();
    await pool.end();
  }
});

test("whose row somebody else is writing is not waited for, nor is anybody with them: when they were seen is written the next time", async () => {
  const clients = await Promise.all([small.as("usr"), small.as("ins")]);
  const { usr, ins } = small.world().airport.north.users;
  const owner = await small.database.owner();
  const seen = async () => {
    const rows = await small.database.asDomain(small.world().airport.domainId, (tx) =>
      tx
        .selectFrom("sessions")
        .select("userId")
        .distinct()
        .where("userId", "in", [usr, ins])
        .where("lastSeenAt", ">", new Date(Date.now() - 60_000))
        .execute(),
    );
    return rows.map(({ userId }) => userId);
  };
  await owner.query("update sessions set last_seen_at = now() - interval '10 minutes'");
  await owner.query("update users set last_seen_at = now() - interval '1 hour'"); // so that the accounts are to be written too
  const { pool } = watchedPool(small.database.url);
  const app = await buildApp({ ...small.house(), pool, asDomain: domainsOf(pool) });
  const crowd = clients.map(({ cookie, token, device }) => Object.assign(new TestClient(app), { cookie, token, device }));
  await owner.query("begin");
  try {
    await owner.query("update users set first_name = first_name where id = $1", [usr]);
    const answers = await Promise.all(crowd.map((each) => each.call("POST", "/api/user/refresh")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await seen()).toEqual([ins]);
  } finally {
    await owner.query("rollback");
    await app.close();
    await pool.end();
  }
});
