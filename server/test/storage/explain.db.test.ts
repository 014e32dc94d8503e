import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { explain, fullScans } from "./explain.ts";
import { testDatabase } from "./testDatabase.ts";
import { systemDomain } from "../../src/storage/systemDomain.ts";

const { asDomain, owner } = testDatabase();
const ROWS = 20_000;

beforeAll(async () => {
  const client = await owner();
  await client.query(
    `insert into companies (domain_id, name, name_key) select 1, 'Company ' || n, 'company ' || n from generate_series(1, $1::int) n`,
    [ROWS],
  );
  await client.query("insert into company_words (domain_id, word, id) select 1, name_key, id from companies");
  await client.query("analyze");
});

test("a list, a key and the beginning of a word are found by their indexes, as the application's role", async () => {
  const plans = await asDomain(systemDomain, async (tx) => ({
    list: await explain(tx, tx.selectFrom("companies").selectAll().where("domainId", "=", 1).orderBy("name").orderBy("id").limit(20)),
    key: await explain(tx, tx.selectFrom("companies").select("id").where("domainId", "=", 1).where("nameKey", "=", "company 7")),
    words: await explain(
      tx,
      tx
        .selectFrom("companyWords")
        .select("id")
        .where("domainId", "=", 1)
        .where("word", ">=", "company 77")
        .where("word", "<", "company 78"),
    ),
  }));
  expect(Object.values(plans).flatMap(fullScans)).toEqual([]);
  expect(plans.list.map(({ index }) => index)).toContain("companies_by_name");
  expect(plans.words.some(({ indexCondition }) => indexCondition?.includes("word >=") === true)).toBe(true);
});

test("a comparison that may leak what it compares reads everything", async () => {
  const plan = await asDomain(systemDomain, (tx) =>
    explain(tx, sql`select id from companies where domain_id = 1 and name_key ilike 'company 77%'`),
  );
  expect(plan.some(({ indexCondition }) => indexCondition?.includes("name_key") === true)).toBe(false);
});
