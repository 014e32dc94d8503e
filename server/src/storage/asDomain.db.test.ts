import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { domainsOf, type AsDomain } from "./asDomain.ts";
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
