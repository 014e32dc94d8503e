import { describe, expect, test } from "vitest";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { writeEvent } from "./writeEvent.ts";
import type { EventOfLog } from "./writeEvent.ts";

const { asDomain, owner } = testDatabase();
const domainId = 1;
const actor = { domainId, requestId: "r-1", address: "127.0.0.1", userId: 7, companyId: 3 };
const write = (event: EventOfLog) => asDomain(domainId, (tx) => writeEvent(tx, actor, event));
const broken = async () => {
  const { rows } = await (
    await owner()
  ).query("select broken_events($1, date_trunc('month', now() at time zone 'UTC')::date) as id", [domainId]);
  return rows.map(({ id }) => id);
};
const ids = async () => {
  const { rows } = await (await owner()).query("select id from events where domain_id = $1 order by id", [domainId]);
  return rows.map(({ id }) => id);
};

describe("an event", () => {
  test("tells who did what to which record, with secrets removed", async () => {
    await write({
      type: "user.update",
      subject: { entity: "user", id: 9 },
      data: { before: { locale: "en" }, after: { locale: "ar", password: "Secret-1" } },
      personal: { name: "Amal Haddad", securityAnswer: "Green duffel" },
    });
    const [event] = await asDomain(domainId, (tx) => tx.selectFrom("events").selectAll().where("domainId", "=", domainId).execute());
    expect(event).toMatchObject({
      type: "user.update",
      severity: "info",
      error: null,
      requestId: "r-1",
      address: "127.0.0.1",
      userId: 7,
      companyId: 3,
      subjectEntity: "user",
      subjectId: 9,
      data: { before: { locale: "en" }, after: { locale: "ar", password: "[redacted]" } },
      personal: { name: "Amal Haddad", securityAnswer: "[redacted]" },
    });
  });

  test("goes with the transaction that is rolled back", async () => {
    const before = await ids();
    const run = asDomain(domainId, async (tx) => {
      await writeEvent(tx, actor, { type: "user.update" });
      throw new Error("no");
    });
    await expect(run).rejects.toThrow("no");
    expect(await ids()).toEqual(before);
  });

  test("cannot be changed or taken out by the application", async () => {
    const change = asDomain(domainId, (tx) =>
      tx.updateTable("events").set({ type: "user.view" }).where("domainId", "=", domainId).execute(),
    );
    await expect(change).rejects.toThrow("permission denied");
    const remove = asDomain(domainId, (tx) => tx.deleteFrom("events").where("domainId", "=", domainId).execute());
    await expect(remove).rejects.toThrow("permission denied");
  });
});

describe("the chain of events", () => {
  test("is whole after many writers at once, and when a person is erased", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => write({ type: "group.update", data: { index }, personal: { index } })));
    expect(await broken()).toEqual([]);
    await asDomain(domainId, (tx) => tx.updateTable("events").set({ personal: null }).where("domainId", "=", domainId).execute());
    expect(await broken()).toEqual([]);
  });

  test("shows an event that was changed behind the application's back", async () => {
    await write({ type: "user.delete" });
    await write({ type: "user.create" });
    const changed = (await ids()).at(-2);
    const client = await owner();
    await client.query("update events set user_id = 8 where id = $1", [changed]);
    expect(await broken()).toContain(changed);
    await client.query("update events set user_id = 7 where id = $1", [changed]);
    expect(await broken()).toEqual([]);
  });

  test("shows that an event was taken out", async () => {
    for (const type of ["group.create", "user.create", "company.create"] as const) await write({ type });
    const [taken, next] = (await ids()).slice(-2);
    await (await owner()).query("delete from events where id = $1", [taken]);
    expect(await broken()).toEqual([next]);
  });
});
