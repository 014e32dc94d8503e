import type { BulkLeft } from "@vigil/model/entity/bulk/bulkWire";
import type { Language } from "@vigil/model/phrases/languages";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { sql } from "kysely";
import { phrasesIn } from "../../http/phrasesIn.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { View } from "../view.ts";
import type { BulkActRow } from "./bulkActRow.ts";
import { recordNames } from "./recordNames.ts";

interface Page {
  language: Language;
  after: number;
  limit: number;
}

/** What an act left as it was, or its undoing, each with why. */
export async function leftBy(tx: Tx, view: View, { domainId, id, state }: BulkActRow, { language, after, limit }: Page) {
  const undone = state === "undoing" || state === "undone";
  const which = undone ? sql`outcome = 'changed' and returned in ('later', 'refused')` : sql`outcome = 'refused'`;
  const mine = sql`domain_id = ${domainId} and act_id = ${id} and ${which}`;
  const { rows: lines } = await sql<{ id: number; code: ProblemCode; details: object | null }>`select record_id as id, code, details
    from bulk_act_lines where ${mine} and record_id > ${after} order by record_id limit ${limit}`.execute(tx);
  const { rows: counts } = await sql<{ count: number }>`select count(*)::int as count from bulk_act_lines where ${mine}`.execute(tx);
  const names = await recordNames(
    tx,
    view,
    lines.map((line) => line.id),
  );
  const rows = lines.map(({ id: recordId, code, details }): BulkLeft => ({
    id: recordId,
    name: names.get(recordId) ?? `${recordId}`,
    code,
    text: sentence(language, code, details),
  }));
  return { count: counts[0]?.count ?? 0, rows };
}

export const sentence = (language: Language, code: ProblemCode, details: unknown): string =>
  phrasesIn(language).problems[code].replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const value: unknown = typeof details === "object" && details !== null ? Reflect.get(details, name) : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : "…";
  });
