import type { ImportCounts } from "@vigil/model/organization/userImport/importWire";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { ImportRow } from "./importRow.ts";
import type { UserTable } from "./readUserTable.ts";

type Import = Pick<ImportRow, "domainId" | "id">;

/** Who is missing from the file stands behind its lines. */
export const firstAbsentLine = 10_000_000;
const linesAtOnce = 5000;

export async function keepLines(tx: Tx, { domainId, id }: Import, lines: UserTable["lines"]): Promise<void> {
  for (let first = 0; first < lines.length; first += linesAtOnce)
    await sql`insert into user_import_lines (domain_id, import_id, line, cells)
      select ${domainId}, ${id}, k.line, k.cells
      from jsonb_to_recordset(${JSON.stringify(lines.slice(first, first + linesAtOnce))}::jsonb) as k(line integer, cells jsonb)`.execute(
      tx,
    );
}

/** Lines of the file, in its order. */
export async function linesAfter(
  tx: Tx,
  { domainId, id }: Import,
  after: number,
  most: number,
): Promise<{ line: number; cells: string[] }[]> {
  const { rows } = await sql<{ line: number; cells: string[] }>`select line, cells from user_import_lines
    where domain_id = ${domainId} and import_id = ${id} and line > ${after} and line < ${firstAbsentLine} order by line limit ${most}`.execute(
    tx,
  );
  return rows;
}

export async function countOutcomes(tx: Tx, { domainId, id }: Import, of = sql`true`): Promise<Partial<ImportCounts>> {
  const { rows } = await sql<{ outcome: string; count: number }>`select outcome, count(*)::int as count from user_import_lines
    where domain_id = ${domainId} and import_id = ${id} and outcome is not null and ${of} group by outcome`.execute(tx);
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}
