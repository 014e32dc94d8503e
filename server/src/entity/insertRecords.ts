import { fieldEntries, type CreateOf, type Entity, type RecordOf } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { checkReferences } from "./checkReferences.ts";
import { tableOf } from "./listSql.ts";
import { getRecords } from "./readRecords.ts";
import type { Columns, Values, View } from "./view.ts";
import { columnsOf, refuseSystemFields, tell } from "./writeRecords.ts";
import { writeWords } from "./writeWords.ts";

/** What `insertRecord` does, for many records of a domain with as many statements as for one, but for the events. All or nothing. */
export async function insertRecords<E extends Entity>(
  tx: Tx,
  view: View<E>,
  many: readonly CreateOf<E>[],
  columns: Columns = {},
): Promise<RecordOf<E>[]> {
  const { entity: e, caller } = view;
  if (e.kind !== "tenant") throw new Error(`${e.plural} are inserted one by one.`);
  if (many.length === 0) return [];
  for (const values of many) refuseSystemFields(view, values);
  await checkReferences(tx, view, referencesOf(e, many));
  const rows: Values[] = many.map((values) => ({
    domainId: caller.domainId,
    createdBy: caller.userId,
    ...columnsOf(view, values),
    ...columns,
  }));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lists = rows.map((row) => sql`(${sql.join(names.map((name) => (name in row ? row[name] : sql`default`)))})`);
  // the rows of one list of values come back in its order
  const { rows: made } = await sql<{ id: number }>`insert into ${tableOf(e)} (${sql.join(names.map((name) => sql.ref(name)))})
    values ${sql.join(lists)} returning id`.execute(tx);
  const ids = made.map(({ id }) => id);
  await linkNew(tx, view, ids, many);
  await writeWords(tx, e, caller.domainId, ids);
  const records = await getRecords(tx, view, ids).catch((error: unknown) => {
    // a record the maker could not see afterwards is not made
    throw error instanceof Problem && error.status === 404 ? new Problem(403, "Forbidden") : error;
  });
  await Promise.all(records.map((record) => tell(tx, view, "create", record.id, { after: record })));
  return records;
}

/** Everything that any of them names, field by field: asked for once. */
function referencesOf<E extends Entity>(e: E, many: readonly CreateOf<E>[]): Values {
  const named = (name: string) => [...new Set(many.flatMap((values) => (values as Values)[name] ?? []))];
  return Object.fromEntries(fieldEntries(e).flatMap(([name, { to }]) => (to === undefined ? [] : [[name, named(name)]])));
}

/** The links of records that have none yet. */
async function linkNew<E extends Entity>(tx: Tx, { entity: e, caller }: View<E>, ids: readonly number[], many: readonly CreateOf<E>[]) {
  for (const [name, field] of fieldEntries(e)) {
    if (!field.through) continue;
    const { table, own, other, ordered, mark } = field.through;
    const links = ids.flatMap((id, index) => {
      const named = (many[index] as Values)[name];
      return Array.isArray(named) ? [...new Set(named as number[])].map((to, position) => ({ id, to, position })) : [];
    });
    if (links.length === 0) continue;
    const into = ["domainId", own, other, ...(ordered ? ["position"] : []), ...(mark ? [mark.column] : [])];
    await sql`insert into ${sql.table(table)} (${sql.join(into.map((column) => sql.ref(column)))})
      select ${caller.domainId}::bigint, own, other${ordered ? sql`, position` : sql``}${mark ? sql`, ${mark.value}::text` : sql``}
      from unnest(${links.map(({ id }) => id)}::bigint[], ${links.map(({ to }) => to)}::bigint[], ${links.map(({ position }) => position)}::integer[])
        as made(own, other, position)`.execute(tx);
  }
}
