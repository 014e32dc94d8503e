import { user } from "@vigil/model/organization/user";
import type { KnownNames } from "@vigil/model/organization/userImport/readLine";
import { textKey } from "@vigil/model/identity/textKey";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { tableOf, visible } from "../../entity/listSql.ts";
import { readRecords, refusalsFor } from "../../entity/readRecords.ts";
import type { ImportContext } from "./importContext.ts";
import type { ImportRow } from "./importRow.ts";
import type { ImportStep } from "./importStep.ts";
import { firstAbsentLine } from "./lineStore.ts";

const peopleAtOnce = 1000;

/** Whom the importer could switch off and whom no line of the file means: never the importer, nor anybody out of reach. */
export async function findAbsent(row: ImportRow, { view, order, words }: ImportContext, piece: ImportStep["piece"]): Promise<void> {
  const { domainId, id: importId } = row;
  const inCompanies =
    order.absent === "all"
      ? sql`true`
      : sql`(t.company_id = any(${await piece((tx) => companiesIn(tx, row, words.companies))}::bigint[])
          or t.company_id in (select u.company_id from user_import_lines l join users u on u.domain_id = l.domain_id and u.id = l.user_id
            where l.domain_id = ${domainId} and l.import_id = ${importId}))`;
  let after = 0;
  let line = firstAbsentLine;
  for (;;) {
    const [last, found] = await piece(async (tx): Promise<[number, number]> => {
      const { rows } = await sql<{ id: number }>`select t.id from ${tableOf(user)} t
        where ${visible(user, "t", view.caller)} and t.id > ${after} and t.active and t.merged_into is null and ${inCompanies}
          and not exists (select 1 from user_import_lines l where l.domain_id = ${domainId} and l.import_id = ${importId} and l.user_id = t.id)
        order by t.id limit ${peopleAtOnce}`.execute(tx);
      const records = await readRecords(
        tx,
        view,
        rows.map((one) => one.id),
      );
      const absent = records
        .filter((record) => !refusalsFor(view, record).deactivate)
        .map((record, index) => ({ line: line + index, userId: record["id"], cells: order.columns.map((name) => cellOf(record, name)) }));
      await sql`insert into user_import_lines (domain_id, import_id, line, cells, outcome, user_id)
        select ${domainId}, ${importId}, k.line, k.cells, 'deactivate', k."userId"
        from jsonb_to_recordset(${JSON.stringify(absent)}::jsonb) as k(line integer, "userId" bigint, cells jsonb)`.execute(tx);
      return [rows.at(-1)?.id ?? 0, absent.length];
    });
    if (last === 0) return;
    after = last;
    line += found;
  }
}

/** The companies that the cells of a file name. */
async function companiesIn(tx: Tx, { domainId, id, importOrder }: ImportRow, companies: KnownNames): Promise<number[]> {
  const column = importOrder.columns.indexOf("companyId");
  const { rows } = await sql<{ text: string }>`select distinct cells ->> ${sql.lit(column)}::integer as text from user_import_lines
    where domain_id = ${domainId} and import_id = ${id} and ${column} >= 0`.execute(tx);
  return rows.flatMap(({ text }) => companies.get(textKey(text ?? "")) ?? []).filter((found) => typeof found === "number");
}

function cellOf(record: Record<string, unknown>, name: string | null): string {
  const value =
    name === "companyId" ? record["company.name"] : name === "accessLevelId" ? record["accessLevel.name"] : name && record[name];
  return typeof value === "string" ? value : "";
}
