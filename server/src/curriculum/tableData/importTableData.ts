import type { tableData } from "@vigil/model/curriculum/tableData";
import type { readTableData } from "@vigil/model/curriculum/tableDataFile";
import { sql } from "kysely";
import { insertRecord, changeRecords } from "../../entity/writeRecords.ts";
import type { View } from "../../entity/view.ts";
import { importFailed } from "../../http/importFailed.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { versionedTableData } from "./versionedTableData.ts";
import { ownerOfNew } from "../../identity/access/ownerOfNew.ts";

export interface Imported {
  added: number;
  changed: number;
  same: number;
}

/** Brings the domain's own table data to what the file says; what the file does not name stays. */
export async function importTableData(
  tx: Tx,
  view: View<typeof tableData>,
  { lines, faults }: ReturnType<typeof readTableData>,
): Promise<Imported> {
  if (faults.length > 0) throw importFailed("TableDataImportFailed", faults);
  const owner = ownerOfNew(view.caller);
  const { rows: kept } = await sql<{ id: number; tableName: string; key: string; description: string; translations: object }>`
    select id, table_name, key, description, translations from table_data
     where superseded_at is null and owner_domain_id is not distinct from ${owner}`.execute(tx);
  const byPlace = new Map(kept.map((row) => [JSON.stringify([row.tableName, row.key]), row]));
  const imported: Imported = { added: 0, changed: 0, same: 0 };
  for (const { table, key, description, translations } of lines) {
    const before = byPlace.get(JSON.stringify([table, key]));
    if (before === undefined) {
      await insertRecord(tx, view, { table, key, description, translations }, {}, "import");
      imported.added += 1;
    } else if (before.description === description && sameWords(before.translations, translations)) imported.same += 1;
    else {
      await changeRecords(tx, view, [await versionedTableData(tx, view, { id: before.id, description, translations })]);
      imported.changed += 1;
    }
  }
  return imported;
}

const sorted = (words: object): string => JSON.stringify(Object.entries(words).toSorted(([one], [other]) => (one < other ? -1 : 1)));
const sameWords = (one: object, other: object): boolean => sorted(one) === sorted(other);
