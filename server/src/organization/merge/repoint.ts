import { sql } from "kysely";
import pg from "pg";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** Rows that stay with the account that goes: who it was, how it signed in, and rights, which nobody gains by a merge. */
const stays: ReadonlySet<string> = new Set([
  "user_words",
  "sessions",
  "known_devices",
  "recoveries",
  "identities",
  "user_sites",
  "user_scope_groups",
  "user_scope_programs",
]);

interface Naming {
  table: string;
  column: string;
  /** The other columns that make a row of this table one of a kind; null where several rows of a user may be alike. */
  apart: string[] | null;
}

export interface Merging {
  domainId: number;
  keptId: number;
  mergedId: number;
}

/**
 * Every row that names the account that goes names the kept one. The tables are those of the database itself, so that one which comes
 * later follows too. Link rows that both have are kept once; a record that only one of them can have is a conflict.
 */
export async function repoint(tx: Tx, merging: Merging): Promise<Record<string, number>> {
  const moved: Record<string, number> = {};
  for (const naming of await namings(tx)) {
    if (stays.has(naming.table)) continue;
    const count = await moveRows(tx, merging, naming);
    if (count > 0) moved[naming.table] = count;
  }
  return moved;
}

async function moveRows(tx: Tx, { domainId, keptId, mergedId }: Merging, { table, column, apart }: Naming): Promise<number> {
  const name = sql.ref(column);
  if (apart !== null) {
    const alike = apart.map((each) => sql`other.${sql.ref(each)} is not distinct from mine.${sql.ref(each)}`);
    await sql`delete from ${sql.table(table)} mine using ${sql.table(table)} other
      where mine.domain_id = ${domainId} and mine.${name} = ${mergedId} and other.domain_id = ${domainId} and other.${name} = ${keptId}
        ${alike.length > 0 ? sql`and ${sql.join(alike, sql` and `)}` : sql``}`.execute(tx);
  }
  const { numAffectedRows = 0n } =
    await sql`update ${sql.table(table)} set ${name} = ${keptId} where domain_id = ${domainId} and ${name} = ${mergedId}`
      .execute(tx)
      .catch((error: unknown) => {
        throw error instanceof pg.DatabaseError && error.code === "23505" ? new Problem(409, "UserMergeConflict") : error;
      });
  return Number(numAffectedRows);
}

/** Link rows go with their owner (`on delete cascade`) and are told apart by their key; so are assignments, and the lease of a learner. */
async function namings(tx: Tx): Promise<Naming[]> {
  const { rows } = await sql<Naming>`
    select child.relname as "table", own.attname as "column",
      case when fk.confdeltype = 'c' or child.relname in ('program_assignments', 'training_leases') then (
        select coalesce(array_agg(part.attname::text), '{}') from pg_index key
          cross join unnest(key.indkey) as number join pg_attribute part on part.attrelid = key.indrelid and part.attnum = number
         where key.indrelid = child.oid and part.attname not in ('domain_id', own.attname)
           and case when child.relname = 'program_assignments' then not key.indisprimary and key.indisunique else key.indisprimary end)
      end as apart
      from pg_constraint fk
      join pg_class child on child.oid = fk.conrelid and not child.relispartition
      cross join unnest(fk.conkey, fk.confkey) as pair (ours, theirs)
      join pg_attribute own on own.attrelid = fk.conrelid and own.attnum = pair.ours
      join pg_attribute named on named.attrelid = fk.confrelid and named.attnum = pair.theirs and named.attname = 'id'
     where fk.contype = 'f' and fk.confrelid = 'users'::regclass order by child.relname, own.attname`.execute(tx);
  return rows;
}
