import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { alongOf, domainsOf, type AsDomain, type Tx } from "./asDomain.ts";
import { connectionPool } from "./pool.ts";
import { systemDomain } from "./systemDomain.ts";

const database = testDatabase();
let asDomain: AsDomain;
let end: () => Promise<void>;
beforeAll(() => {
  const pool = connectionPool({ connectionString: database.url }, { max: 2, queryTimeoutMs: 200 });
  asDomain = domainsOf(pool);
  end = () => pool.end();
});
afterAll(() => end());

const taking = (seconds: number, longestSeconds?: number) =>
  asDomain(
    systemDomain,
    async (tx) => {
      await sql`select pg_sleep(${seconds})`.execute(tx);
      return "done";
    },
    longestSeconds === undefined ? {} : { longestSeconds },
  );

test("a transaction that may take long is waited for beyond the pool's patience, and ended by the database at its own limit", async () => {
  await expect(taking(0.6)).rejects.toThrow("timeout");
  expect(await taking(0.6, 5)).toBe("done");
  await expect(taking(3, 1)).rejects.toMatchObject({ code: "57014" });
});

test("what is sent along is waited for by the commit, and refuses all where it is refused", async () => {
  const named = (name: string) => sql`insert into organizations (name, name_key) values (${name}, ${name})`;
  const along = (tx: Tx, name: string) => tx.executeQuery(alongOf(named(name).compile(tx)));
  const found = () =>
    asDomain(systemDomain, (tx) => tx.selectFrom("organizations").select("name").where("name", "like", "along %").execute());
  await asDomain(systemDomain, (tx) => along(tx, "along one"));
  expect(await found()).toEqual([{ name: "along one" }]);
  // by the commit
  const twice = asDomain(systemDomain, async (tx) => {
    await named("along two").execute(tx);
    await along(tx, "along one");
    return "done";
  });
  await expect(twice).rejects.toMatchObject({ code: "23505" });
  // the first refusal is told, not what it did to those behind it
  const behind = asDomain(systemDomain, async (tx) => {
    await along(tx, "along one");
    await named("along three").execute(tx);
  });
  await expect(behind).rejects.toMatchObject({ code: "23505" });
  // within a part of the transaction that is taken back, it is of that part
  await asDomain(systemDomain, async (tx) => {
    await sql`savepoint part`.execute(tx);
    await along(tx, "along one");
    await expect(sql`release savepoint part`.execute(tx)).rejects.toMatchObject({ code: "23505" });
    await sql`rollback to savepoint part`.execute(tx);
    await along(tx, "along four");
  });
  expect(await found()).toEqual([{ name: "along one" }, { name: "along four" }]);
});
