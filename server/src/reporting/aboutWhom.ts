import { listEntities } from "@vigil/model/lists";
import { sql, type RawBuilder } from "kysely";

/** The tables whose rows are somebody's, by the subjects that name them. */
const owned: ReadonlyMap<string, string> = new Map([
  ...Object.values(listEntities).flatMap((entity) =>
    "userId" in entity.fields && entity.kind === "tenant"
      ? [[entity.name, ("table" in entity ? entity.table : entity.plural) as string] as const]
      : [],
  ),
  ["examAttempt", "examAttempts"],
]);

/** Whose record the subject of an event is, as a part of its data; nothing where it is nobody's. */
export function aboutWhom(domainId: number, subject?: { entity: string; id: number }): RawBuilder<unknown> {
  const table = subject && owned.get(subject.entity);
  if (table === undefined) return sql`'{}'::jsonb`;
  return sql`coalesce((select jsonb_build_object('aboutUserId', o.user_id) from ${sql.table(table)} o
    where o.domain_id = ${domainId} and o.id = ${subject!.id} and o.user_id is not null), '{}')`;
}
