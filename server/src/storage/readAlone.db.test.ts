import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { domainsOf, type AsDomain, type Tx } from "./asDomain.ts";
import { connectionPool } from "./pool.ts";
import { readsTogether } from "./readsTogether.ts";
import { statementWatchers, type SeenStatement } from "./statements/watchStatements.ts";

const database = testDatabase();
const [ours, theirs] = [101, 102];
let pool: pg.Pool;
let asDomain: AsDomain;
/** One connection, so that each finds what the one before has left. */
beforeAll(async () => {
  pool = connectionPool({ connectionString: database.url }, { max: 1 });
  asDomain = domainsOf(pool);
  for (const id of [ours, theirs]) {
    await database.ask("insert into domains (id, name, title, organization_id) select $1, $2, $2, id from organizations", [
      id,
      `domain-${id}`,
    ]);
    await database.ask("insert into companies (domain_id, name, name_key) values ($1, $2, $2)", [id, `company of ${id}`]);
  }
});
afterAll(() => pool.end());

const alone = <T>(domainId: number, work: (tx: Tx) => Promise<T>) =>
  readsTogether.run("alone", () => asDomain(domainId, work, { oneTurn: true }));
const companies = (tx: Tx) => sql<{ name: string }>`select name from companies where ${1}::int = 1 order by name`.execute(tx);
const seen = (domainId: number) => alone(domainId, async (tx) => (await companies(tx)).rows.map(({ name }) => name));

test("each sees its own domain, one behind the other and together on one connection, and nothing of it is left behind", async () => {
  for (const id of [ours, theirs, ours]) expect(await seen(id)).toEqual([`company of ${id}`]);
  expect(await Promise.all([ours, theirs, theirs, ours].map(seen))).toEqual([ours, theirs, theirs, ours].map((id) => [`company of ${id}`]));
  const { rows } = await pool.query(
    "select current_setting('app.domain_id', true) as domain, current_setting('transaction_read_only') as reads, (select count(*) from companies) as seen",
  );
  expect(rows).toEqual([{ domain: "", reads: "off", seen: 0 }]);
});

test("is answered as in a transaction of many statements, also when its columns are known", async () => {
  const kinds = (tx: Tx) =>
    sql<
      Record<string, unknown>
    >`select ${7}::bigint as id, null::text as nothing, '2026-02-03 04:05:06.789+00'::timestamptz as moment, '2026-02-03'::date as day,
      array[1, 2]::bigint[] as ids, '{"a": [1]}'::jsonb as json, 1.50::numeric as exact, true as yes from generate_series(1, 2)`.execute(
      tx,
    );
  const usual = await asDomain(ours, async (tx) => (await kinds(tx)).rows);
  for (let turn = 0; turn < 2; turn += 1) expect(await alone(ours, async (tx) => (await kinds(tx)).rows)).toEqual(usual);
});

test("what was asked before is not mixed up with what is asked now: other values, of other kinds, in another domain", async () => {
  const ask = async (domainId: number, value: unknown) => {
    const { rows } = await alone(domainId, (tx) =>
      sql<{ told: string; domain: string }>`select ${value}::text as told, current_setting('app.domain_id') as domain`.execute(tx),
    );
    return [rows[0]?.told, rows[0]?.domain];
  };
  const instant = new Date("2026-02-03T04:05:06.000Z");
  for (let turn = 0; turn < 3; turn += 1)
    for (const id of [ours, theirs])
      for (const value of ["one", "two", "2026-02-03T04:05:06.000Z", null, "null", "$1 \u2028 é"])
        expect(await ask(id, value)).toEqual([value, String(id)]);
  const told = await ask(ours, instant);
  expect(told[0]).not.toBe("2026-02-03T04:05:06.000Z"); // an instant is written as the client writes it, whatever JSON makes of it
  expect(await ask(ours, instant)).toEqual(told);
});

test("writes nothing; what is refused leaves the connection to the next", async () => {
  const refused = (statement: (tx: Tx) => Promise<unknown>) => alone(ours, statement);
  const { rows: before } = await pool.query("select pg_backend_pid() as pid");
  await expect(refused((tx) => sql`update companies set name = 'written'`.execute(tx))).rejects.toMatchObject({ code: "25006" });
  await expect(refused((tx) => sql`select 1 / ${0}::int`.execute(tx))).rejects.toMatchObject({ code: "22012" });
  await expect(refused((tx) => sql`select nothing from companies`.execute(tx))).rejects.toMatchObject({ code: "42703" });
  await expect(refused((tx) => sql`select nothing from companies`.execute(tx))).rejects.toMatchObject({ code: "42703" });
  expect(await seen(theirs)).toEqual([`company of ${theirs}`]);
  expect((await pool.query("select pg_backend_pid() as pid")).rows).toEqual(before);
});

test("is told to who watches statements", async () => {
  const told: SeenStatement[] = [];
  const watcher = (statement: SeenStatement) => void told.push(statement);
  statementWatchers(pool).add(watcher);
  await seen(ours);
  await alone(ours, (tx) => sql`select 1 / ${0}::int`.execute(tx)).catch(() => {});
  statementWatchers(pool).delete(watcher);
  expect(told.map(({ rows, failed }) => ({ rows, failed }))).toEqual([
    { rows: 1, failed: false },
    { rows: 0, failed: true },
  ]);
});
