import { listEntities } from "@vigil/model/lists";
import { pathOf } from "@vigil/model/entity/path";
import type { Entity } from "@vigil/model/entity/entity";
import { sql, type RawBuilder } from "kysely";
import { column, columnOf, tableOf } from "../entity/listSql.ts";

const ownedBy = (e: Entity, alias: string): RawBuilder<unknown> =>
  e.kind === "tenant" || e.kind === "growing" ? sql`${column(alias, "domainId")} = t.domain_id` : sql`true`;

/** What people know a record of this list by; through a reference (whose status it is) the name of what is referred to. */
function titleOf(e: Entity): RawBuilder<unknown> | undefined {
  const field = e.fields[e.title];
  if (!field || field.derived === true || e.kind === "growing") return undefined;
  const found = sql`from ${tableOf(e)} o where ${ownedBy(e, "o")} and o.id = t.subject_id`;
  if (field.kind !== "reference") return sql`(select ${column("o", columnOf(e.title, field))}::text ${found})`;
  const shown = pathOf(e, `${e.title.replace(/Id$/u, "")}.${field.shows ?? "name"}`);
  if (!shown?.via || shown.field.derived === true) return undefined;
  const { entity } = shown.via;
  return sql`(select ${column("r", columnOf(shown.name, shown.field))}::text from ${tableOf(entity)} r
    where ${ownedBy(entity, "r")} and r.id = (select ${column("o", columnOf(e.title, field))} ${found}))`;
}

/** What the record an event `t` is about is called today; null where it is gone or has no name. */
export const subjectName: RawBuilder<unknown> = sql`case t.subject_entity ${sql.join(
  Object.values(listEntities as Readonly<Record<string, Entity>>).flatMap((e) => {
    const title = titleOf(e);
    return title === undefined ? [] : [sql`when ${sql.lit(e.name)} then ${title}`];
  }),
  sql` `,
)} end`;
