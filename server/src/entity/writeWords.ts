import { searchNames, type Entity } from "@vigil/model/entity/entity";
import { wordsOf } from "@vigil/model/entity/wordsOf";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";
import { keepsPlan } from "../storage/keptName.ts";
import { columnOf, hasId, tableOf } from "./listSql.ts";

type Row = Record<string, string | number | null> & { id: number; owner: number | null };

/** The words that these records are found by, written anew from the stored rows; without ids, of every record that has none yet. */
export async function writeWords(tx: Tx, e: Entity, domainId: number, ids?: readonly number[]): Promise<void> {
  const searched = searchNames(e);
  if (searched.length === 0 || ids?.length === 0) return;
  const table = sql.table(`${e.name}Words`);
  const owner = { global: sql`null::bigint`, catalogue: sql`t.owner_domain_id`, tenant: sql`t.domain_id`, growing: sql`t.domain_id` }[
    e.kind
  ];
  const inDomain = e.kind === "tenant";
  const which = ids
    ? hasId(sql`t.id`, ids)
    : sql`not exists (select 1 from ${table} w where w.id = t.id ${inDomain ? sql`and w.domain_id = t.domain_id` : sql``})`;
  const texts = searched.map((name) => sql.ref(`t.${columnOf(name, e.fields[name]!)}`));
  const read = sql<Row>`select t.id, ${owner} as owner, ${sql.join(texts)} from ${tableOf(e)} t
    where ${which} ${inDomain ? sql`and t.domain_id = ${domainId}` : sql``}`;
  const clear = sql`delete from ${table} where ${hasId(sql`id`, ids ?? [])} ${inDomain ? sql`and domain_id = ${domainId}` : sql``}`;
  const [{ rows }] = await Promise.all([
    tx.executeQuery(keepsPlan(read.compile(tx))),
    ids && tx.executeQuery(keepsPlan(clear.compile(tx))),
  ]);
  const found = rows.flatMap(({ id, owner: of, ...rest }) =>
    wordsOf(Object.values(rest).map((text) => (text === null ? "" : String(text)))).map((word) => ({ of, word, id })),
  );
  const column = { global: undefined, catalogue: "ownerDomainId", tenant: "domainId", growing: "domainId" }[e.kind];
  const into = column === undefined ? sql`word, id` : sql`word, id, ${sql.ref(column)}`;
  const add = sql`insert into ${table} (${into}) select ${column === undefined ? sql`word, id` : sql`word, id, owner`}
    from unnest(${found.map(({ word }) => word)}::text[], ${found.map(({ id }) => id)}::bigint[], ${found.map(({ of }) => of)}::bigint[])
    as made(word, id, owner)`;
  await tx.executeQuery(keepsPlan(add.compile(tx)));
}
