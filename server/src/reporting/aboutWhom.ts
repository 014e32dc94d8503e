import { sql, type RawBuilder } from "kysely";
import type { EventSubject } from "./eventSubject.ts";
import { ownedTables } from "./ownedTables.ts";

/** Whose record the subject of an event is, as a part of its data; nothing where it is nobody's. */
export function aboutWhom(domainId: number, subject?: EventSubject): RawBuilder<unknown> {
  const table = subject && ownedTables.get(subject.entity);
  if (table === undefined) return sql`'{}'::jsonb`;
  return sql`coalesce((select jsonb_build_object('aboutUserId', o.user_id) from ${sql.table(table)} o
    where o.domain_id = ${domainId} and o.id = ${subject!.id} and o.user_id is not null), '{}')`;
}
