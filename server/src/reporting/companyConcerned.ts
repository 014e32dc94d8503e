import { sql, type RawBuilder } from "kysely";
import type { EventSubject } from "./eventSubject.ts";
import { companyTables, ownedTables } from "./ownedTables.ts";

interface Concerned {
  subject?: EventSubject | undefined;
  about?: number | undefined;
}

/** The company an event is filed under: of whom it is about; else the one its subject belongs to, or is; else that of who acted. */
export function companyConcerned(
  { domainId, userId = null, companyId = null }: { domainId: number; userId?: number | null; companyId?: number | null },
  { subject, about }: Concerned,
): RawBuilder<number | null> {
  const isUser = subject?.entity === "user";
  const user = isUser ? subject.id : about;
  // one's own doing: who acted is known
  if (user !== undefined && user === userId && companyId !== null) return sql`${companyId}`;
  const sources = [
    ...(subject === undefined || isUser ? [] : ofOwner(domainId, subject)),
    ...(user === undefined ? [] : [sql`(select u.company_id from users u where u.domain_id = ${domainId} and u.id = ${user})`]),
    ...(subject === undefined || user !== undefined ? [] : ofRecord(domainId, subject)),
    sql`${companyId}::bigint`,
  ];
  return sql`coalesce(${sql.join(sources)})`;
}

function ofOwner(domainId: number, { entity, id }: EventSubject): RawBuilder<unknown>[] {
  const table = ownedTables.get(entity);
  if (table === undefined) return [];
  return [
    sql`(select u.company_id from ${sql.table(table)} o join users u on u.domain_id = o.domain_id and u.id = o.user_id
      where o.domain_id = ${domainId} and o.id = ${id})`,
  ];
}

function ofRecord(domainId: number, { entity, id }: EventSubject): RawBuilder<unknown>[] {
  if (entity === "company") return [sql`${id}::bigint`];
  const table = companyTables.get(entity);
  return table === undefined
    ? []
    : [sql`(select o.company_id from ${sql.table(table)} o where o.domain_id = ${domainId} and o.id = ${id})`];
}
