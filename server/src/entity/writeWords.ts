import { searchNames, type Entity } from "@vigil/model/entity/entity";
import { wordsOf } from "@vigil/model/entity/wordsOf";
import { sql } from "kysely";
import { alongOf, type Tx } from "../storage/asDomain.ts";
import { keepsPlan } from "../storage/keptName.ts";
import type { Sql } from "../storage/sql.ts";
import { columnOf, hasId, tableOf } from "./listSql.ts";

type Row = Record<string, string | number | null> & { id: number; owner: number | null };

/** What a stored row tells for its words: of one that is changed, what the update answers. */
export const wordedColumns = (e: Entity): Sql => {
  const owner = { global: sql`null::bigint`, catalogue: sql`t.owner_domain_id`, tenant: sql`t.domain_id`, growing: sql`t.domain_id` }[
    e.kind
  ];
  const texts = searchNames(e).map((name) => sql.ref(`t.${columnOf(name, e.fields[name]!)}`));
  return sql.join([sql`t.id`, sql`${owner} as owner`, ...texts]);
};

const wordsIn = (rows: readonly Row[]) =>
  rows.flatMap(({ id, owner: of, ...rest }) =>
    wordsOf(Object.values(rest).map((text) => (text === null ? "" : String(text)))).map((word) => ({ of, word, id })),
  );

/**
 * The words of records that an update has answered (`wordedColumns`), in the place of those that stand: what stays is not written again. Nobody
 * waits for it but the commit.
 */
export async function exchangeWords(tx: Tx, e: Entity, domainId: number, answered: Promise<readonly object[]>): Promise<void> {
  const rows = (await answered) as readonly Row[];
  const ids = rows.map(({ id }) => id);
  // of a catalogue the owner may have changed as well
  if (e.kind !== "tenant") return writeWords(tx, e, domainId, ids);
  if (ids.length === 0) return;
  const table = sql.table(`${e.name}Words`);
  const found = wordsIn(rows);
  const made = sql`select word, id from unnest(${found.map(({ word }) => word)}::text[], ${found.map(({ id }) => id)}::bigint[]) as m(word, id)`;
  const exchange = sql`with made as (${made}), gone as (delete from ${table} w where w.domain_id = ${domainId} and ${hasId(sql`w.id`, ids)}
      and not exists (select from made m where m.word = w.word and m.id = w.id))
    insert into ${table} (word, id, domain_id) select word, id, ${domainId}::bigint from made on conflict do nothing`;
  await tx.executeQuery(alongOf(keepsPlan(exchange.compile(tx))));
}

/** The words that these records are found by, written anew from the stored rows; without ids, of every record that has none yet. */
export async function writeWords(tx: Tx, e: Entity, domainId: number, ids?: readonly number[]): Promise<void> {
  if (searchNames(e).length === 0 || ids?.length === 0) return;
  const table = sql.table(`${e.name}Words`);
  const inDomain = e.kind === "tenant";
  const which = ids
    ? hasId(sql`t.id`, ids)
    : sql`not exists (select 1 from ${table} w where w.id = t.id ${inDomain ? sql`and w.domain_id = t.domain_id` : sql``})`;
  const read = sql<Row>`select ${wordedColumns(e)} from ${tableOf(e)} t
    where ${which} ${inDomain ? sql`and t.domain_id = ${domainId}` : sql``}`;
  const clear = sql`delete from ${table} where ${hasId(sql`id`, ids ?? [])} ${inDomain ? sql`and domain_id = ${domainId}` : sql``}`;
  const [{ rows }] = await Promise.all([
    tx.executeQuery(keepsPlan(read.compile(tx))),
    ids && tx.executeQuery(keepsPlan(clear.compile(tx))),
  ]);
  const found = wordsIn(rows);
  const column = { global: undefined, catalogue: "ownerDomainId", tenant: "domainId", growing: "domainId" }[e.kind];
  const into = column === undefined ? sql`word, id` : sql`word, id, ${sql.ref(column)}`;
  const add = sql`insert into ${table} (${into}) select ${column === undefined ? sql`word, id` : sql`word, id, owner`}
    from unnest(${found.map(({ word }) => word)}::text[], ${found.map(({ id }) => id)}::bigint[], ${found.map(({ of }) => of)}::bigint[])
    as made(word, id, owner)`;
  await tx.executeQuery(alongOf(keepsPlan(add.compile(tx))));
}
