import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { ImportRow } from "./importRow.ts";

type Of = Pick<ImportRow, "domainId" | "id">;

/** Whom a file names are found by it from then on, in the list of users. */
export async function markPeople(tx: Tx, { domainId, id }: Of, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`update users set import_id = ${id} where domain_id = ${domainId} and id = any(${[...userIds]}::bigint[])
    and import_id is distinct from ${id}`.execute(tx);
}

/** Whom it named and had nothing to change of; answers the last line that was looked at, or undefined behind the last one. */
export async function markUnchanged(tx: Tx, of: Of, after: number, most: number): Promise<number | undefined> {
  const { rows } = await sql<{ line: number; userId: number }>`select line, user_id from user_import_lines
    where domain_id = ${of.domainId} and import_id = ${of.id} and outcome = 'unchanged' and user_id is not null and line > ${after}
    order by line limit ${most}`.execute(tx);
  await markPeople(
    tx,
    of,
    rows.map(({ userId }) => userId),
  );
  return rows.at(-1)?.line;
}

/** An import that was undone has nobody any more. */
export async function unmarkPeople(tx: Tx, { domainId, id }: Of): Promise<void> {
  await sql`update users set import_id = null where domain_id = ${domainId} and import_id = ${id}`.execute(tx);
}
