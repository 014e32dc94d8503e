import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { unprotectedTables } from "../../test/storage/rowSecurity.ts";
import { lastOf, type Tx } from "./asDomain.ts";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { together } from "./together.ts";

describe("row security", () => {
  const { asDomain, pool, owner } = testDatabase();
  const [ours, theirs] = [101, 102];

  beforeAll(async () => {
    const client = await owner();
    for (const id of [ours, theirs])
      await client.query("insert into domains (id, name, title, organization_id) select $1, $2, $2, id from organizations", [
        id,
        `domain-${id}`,
      ]);
    for (const id of [ours, theirs])
      await asDomain(id, (tx) => tx.insertInto("companies").values({ domainId: id, name: "Company", nameKey: "company" }).execute());
    await client.query(
      "insert into programs (owner_domain_id, name, name_key, title) values (null, 'Shared', 'shared', ''), (101, 'Ours', 'ours', ''), (102, 'Theirs', 'theirs', '')",
    );
  });

  test("is forced, with its policy, on every table that is not global", async () => {
    expect(await unprotectedTables(await owner())).toEqual([]);
  });

  test("and a table that lacks it is noticed", async () => {
    const client = await owner();
    await client.query("begin; create table canaries (domain_id bigint not null, id bigint); create table strays (id bigint)");
    const found = await unprotectedTables(client);
    await client.query("rollback");
    expect(found.toSorted()).toEqual([
      "canaries does not force row security",
      "canaries does not have exactly the policy of a tenant table",
      "strays belongs to no domain and is not listed as global",
      "strays does not force row security",
    ]);
  });

  test("shows nothing to a query without a domain", async () => {
    for (const table of ["companies", "programs", "sessions", "simulator_decisions"]) {
      const { rows } = await pool.query(`select count(*) as count from ${table}`);
      expect([table, rows[0].count]).toEqual([table, 0]);
    }
  });

  test("shows a domain its own rows and the shared ones", async () => {
    const companies = await asDomain(ours, (tx) => tx.selectFrom("companies").select("domainId").execute());
    expect(companies).toEqual([{ domainId: ours }]);
    const programs = await asDomain(ours, (tx) => tx.selectFrom("programs").select("name").orderBy("name").execute());
    expect(programs.map(({ name }) => name)).toEqual(["Ours", "Shared"]);
  });

  test("a transaction that ends with its last statement is durable by then, undone as a whole when that one fails, and asks nothing behind it", async () => {
    const company = (tx: Tx, name: string, domainId = ours) =>
      tx.insertInto("companies").values({ domainId, name, nameKey: name }).compile();
    const names = () => asDomain(ours, async (tx) => (await tx.selectFrom("companies").select("name").execute()).map(({ name }) => name));
    await asDomain(ours, (tx) => together(tx, [company(tx, "first"), lastOf(company(tx, "second"))]));
    expect(await names()).toEqual(expect.arrayContaining(["first", "second"]));

    const failing = asDomain(ours, (tx) => together(tx, [company(tx, "third"), lastOf(company(tx, "fourth", theirs))]));
    await expect(failing).rejects.toThrow("row-level security");
    const early = asDomain(ours, (tx) => together(tx, [company(tx, "fifth", theirs), lastOf(company(tx, "sixth"))]));
    await expect(early).rejects.toThrow("row-level security");
    const behind = asDomain(ours, async (tx) => {
      await together(tx, [lastOf(company(tx, "seventh"))]);
      await tx.executeQuery(company(tx, "eighth"));
    });
    await expect(behind).rejects.toThrow("was ended with its last statement");
    expect((await names()).filter((name) => /third|fourth|fifth|sixth|eighth/u.test(name))).toEqual([]);
    await asDomain(ours, (tx) => tx.deleteFrom("companies").where("name", "in", ["first", "second", "seventh"]).execute());
  });

  test("a connection is given back with the last statement: whoever asks apart afterwards does not wait for itself", async () => {
    const names = (tx: Tx) => tx.selectFrom("companies").select("name");
    const asked = Array.from({ length: 2 * pool.options.max }, () =>
      asDomain(ours, async (tx) => {
        await together(tx, [lastOf(names(tx).compile())]);
        return asDomain(ours, (apart) => names(apart).execute());
      }),
    );
    expect(await Promise.all(asked)).toEqual(asked.map(() => [{ name: "Company" }]));
  });

  test("refuses a row for another domain", async () => {
    const intrude = asDomain(ours, (tx) => tx.insertInto("companies").values({ domainId: theirs, name: "Spy", nameKey: "spy" }).execute());
    await expect(intrude).rejects.toThrow("row-level security");
    const change = await asDomain(ours, (tx) =>
      tx.updateTable("companies").set({ name: "Spy" }).where("domainId", "=", theirs).executeTakeFirst(),
    );
    expect(change.numUpdatedRows).toBe(0n);
    const move = asDomain(ours, (tx) => tx.updateTable("companies").set({ domainId: theirs, nameKey: "spy" }).execute());
    await expect(move).rejects.toThrow("row-level security");
  });

  test("lets only who may edit what is shared write it", async () => {
    const shared = { ownerDomainId: null, name: "New", nameKey: "new", title: "" };
    await expect(asDomain(ours, (tx) => tx.insertInto("programs").values(shared).execute())).rejects.toThrow("row-level security");
    const change = await asDomain(ours, (tx) => tx.updateTable("programs").set({ title: "x" }).execute());
    expect(change[0]?.numUpdatedRows).toBe(1n);
    await asDomain(ours, (tx) => tx.insertInto("programs").values(shared).execute(), { shared: true });
    const theirsToo = asDomain(
      ours,
      (tx) =>
        tx
          .insertInto("programs")
          .values({ ...shared, ownerDomainId: theirs })
          .execute(),
      { shared: true },
    );
    await expect(theirsToo).rejects.toThrow("row-level security");
  });

  test("leaves the domain behind with the transaction, on every connection", async () => {
    await Promise.all(Array.from({ length: 16 }, () => asDomain(ours, (tx) => sql`select 1`.execute(tx))));
    const seen = await Promise.all(Array.from({ length: 16 }, () => pool.query("select count(*) as count from companies")));
    expect(seen.map(({ rows }) => rows[0].count)).toEqual(Array(16).fill(0));
  });

  test("holds for the events: they are added, and nothing but the personal part ever changes", async () => {
    await asDomain(ours, (tx) => tx.insertInto("events").values({ domainId: ours, type: "company.add" }).execute());
    await expect(asDomain(ours, (tx) => tx.deleteFrom("events").execute())).rejects.toThrow("permission denied");
    await expect(asDomain(ours, (tx) => tx.updateTable("events").set({ type: "x" }).execute())).rejects.toThrow("permission denied");
    await asDomain(ours, (tx) => tx.updateTable("events").set({ personal: null }).execute());
    const others = await asDomain(theirs, (tx) => tx.selectFrom("events").select("id").execute());
    expect(others).toEqual([]);
  });
});
