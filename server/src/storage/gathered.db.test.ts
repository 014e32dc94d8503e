import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { watchedPool } from "../../test/storage/watchedPool.ts";
import { domainsOf, type AsDomain, type Tx } from "./asDomain.ts";
import { readsTogether } from "./readsTogether.ts";
import { systemDomain } from "./systemDomain.ts";

const database = testDatabase();
let watched: ReturnType<typeof watchedPool>;
let asDomain: AsDomain;
beforeAll(() => {
  watched = watchedPool(database.url);
  asDomain = domainsOf(watched.pool);
});
afterAll(() => watched.pool.end());

const gathering = <T>(work: (tx: Tx) => Promise<T>) => watched.watch(() => asDomain(systemDomain, work, { gathers: true }));
/** Of each kind that a column has, and one whose number is the same in both. */
const kinds = (n: number) => sql<Record<string, unknown>>`
  select ${n}::int as number, 9007199254740991::bigint as big, 1.50::numeric as exact, 0.1::float8 as about, 'Infinity'::float8 as endless, true as yes,
    'a "b" \\ ü ''$1''' as text, null::text as nothing, '2026-02-03'::date as day, '08:30'::time as hour, '2026-02-03 04:05:06.789+00'::timestamptz as moment,
    'infinity'::timestamptz as never, array[1, 2]::bigint[] as ids, array['a,b', null]::text[] as words, '{"a": [1, null], "at": "2026"}'::jsonb as json,
    '[1]'::json as list, '\\x00ff'::bytea as bytes, array['2026-02-03 04:05:06+00'::timestamptz] as moments`;
const lines = (n: number) => sql<{ line: number }>`select line from generate_series(1, ${n}::int) line order by line desc`;

test("what goes as one statement is answered as it would be alone", async () => {
  const alone = await asDomain(systemDomain, async (tx) => [(await kinds(1).execute(tx)).rows, (await lines(3).execute(tx)).rows]);
  const both = (tx: Tx) => Promise.all([kinds(1).execute(tx), lines(3).execute(tx)]).then((all) => all.map(({ rows }) => rows));
  const learnt = await gathering(both);
  const known = await gathering(both);
  expect([learnt.statements.length, known.statements.length]).toEqual([4, 3]);
  expect(learnt.result).toEqual(alone);
  expect(known.result).toEqual(alone);
  expect(alone[1]).toEqual([{ line: 3 }, { line: 2 }, { line: 1 }]);
});

test("the same question is asked once, others keep their own values", async () => {
  const ask = (tx: Tx) => Promise.all([3, 3, 2].map(async (n) => (await lines(n).execute(tx)).rows.length));
  await gathering(ask);
  const { result, statements } = await gathering(async (tx) => [...(await ask(tx)), (await lines(2).execute(tx)).rows.length]);
  expect([result, statements.length]).toEqual([[3, 3, 2, 2], 3]);
});

test("nothing is written, what fails is told to all that went along, and the connection serves the next", async () => {
  const fails = sql`select 1 / (${0}::int) as none`;
  const together = (tx: Tx) => Promise.allSettled([fails.execute(tx), lines(1).execute(tx)]);
  await gathering(together);
  const { result } = await gathering(together);
  expect(result.map(({ status }) => status)).toContain("rejected");
  const write = sql`insert into domains (name) values ('never')`;
  await expect(gathering((tx) => write.execute(tx))).rejects.toMatchObject({ code: "25006" });
  expect((await gathering((tx) => lines(2).execute(tx))).result.rows).toHaveLength(2);
});

test("where one turn is the rule a statement is a transaction of its own without begin and commit, and so is a further one, unless something was set", async () => {
  const inTurns = (work: (tx: Tx) => Promise<unknown>) =>
    watched.watch(() => readsTogether.run("alone", () => asDomain(systemDomain, work, { oneTurn: true })));
  const line = (tx: Tx) => lines(1).execute(tx);
  await inTurns(line);
  const one = await inTurns(line);
  expect([one.statements.length, one.roundTrips]).toEqual([1, 1]);
  const two = await inTurns(async (tx) => [await line(tx), await lines(2).execute(tx)]);
  expect([two.statements.length, two.roundTrips]).toEqual([2, 2]);
  const memory = async (tx: Tx) => {
    await sql`set local work_mem = '7MB'`.execute(tx);
    return (await sql<{ workMem: string }>`select current_setting('work_mem') as work_mem`.execute(tx)).rows;
  };
  const set = await inTurns(memory);
  expect([set.result, set.statements.length]).toEqual([[{ workMem: "7MB" }], 4]);
  expect(
    (await inTurns(async (tx) => (await sql<{ workMem: string }>`select current_setting('work_mem') as work_mem`.execute(tx)).rows)).result,
  ).not.toEqual(set.result);
});

test("what is still asked for when a call has failed is refused, and not asked on a connection that is another's", async () => {
  let late: Promise<unknown> | undefined;
  const failing = asDomain(
    systemDomain,
    async (tx) => {
      late = lines(3).execute(tx);
      late.catch(() => {});
      throw new Error("Before it was sent.");
    },
    { gathers: true },
  );
  await expect(failing).rejects.toThrow("Before it was sent.");
  await expect(late).rejects.toThrow("The transaction has ended.");
  expect((await gathering((tx) => lines(2).execute(tx))).result.rows).toHaveLength(2);
});
