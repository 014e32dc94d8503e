import { textKey } from "@vigil/model/identity/textKey";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { ImportContext } from "./importContext.ts";
import type { ImportRow } from "./importRow.ts";

const mostNamed = 1000;

/** Companies and groups that a file names and that are not there, each as it is written first. */
export async function unknownNames(tx: Tx, { domainId, id }: ImportRow, { order, words }: ImportContext): Promise<ImportRow["unknown"]> {
  const namesIn = async (target: "companyId" | "groups"): Promise<string[]> => {
    const column = order.columns.indexOf(target);
    if (column === -1) return [];
    const { rows } = await sql<{ text: string }>`select distinct on (text) trim(cells ->> ${sql.lit(column)}::integer) as text
      from user_import_lines where domain_id = ${domainId} and import_id = ${id} order by text`.execute(tx);
    const said = rows.flatMap(({ text }) => (target === "groups" ? text.split(/[;|\n]/u) : [text])).map((text) => text.trim());
    const known = target === "groups" ? words.groups : words.companies;
    const first = new Map(said.filter((text) => text !== "" && !known.has(textKey(text))).map((text) => [textKey(text), text]));
    return [...first.values()].slice(0, mostNamed);
  };
  return { companies: await namesIn("companyId"), groups: await namesIn("groups") };
}
