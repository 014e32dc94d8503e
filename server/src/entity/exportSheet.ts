import type { Entity } from "@vigil/model/entity/entity";
import { relationOf } from "@vigil/model/entity/entity";
import { entityNamed, pathOf } from "@vigil/model/entity/path";
import type { Language } from "@vigil/model/phrases/languages";
import type { EventType } from "@vigil/model/reporting/eventTypes";
import type { FastifyReply } from "fastify";
import { sql } from "kysely";
import type { House } from "../house.ts";
import { phrasesIn } from "../http/phrasesIn.ts";
import { sendSheet, type SheetFormat, type SheetValue } from "../http/sendSheet.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { ListQuery } from "./listQuery.ts";
import { column, columnOf, tableOf, visible } from "./listSql.ts";
import { listRecords, type Row } from "./readRecords.ts";
import type { View } from "./view.ts";

const rowsAtOnce = 1000;

/**
 * What a list shows, as a file for people: heads, choices and yes or no in the reader's language, names in the place of numbers. Read page
 * by page behind a cursor and written as it is read, so that its length costs no memory.
 */
export async function exportSheet(
  house: House,
  view: View,
  query: ListQuery,
  { reply, format, language }: { reply: FastifyReply; format: SheetFormat; language: Language },
): Promise<FastifyReply> {
  const { entity: e, caller } = view;
  await house.asDomain(caller.domainId, (tx) =>
    writeEvent(tx, caller, {
      type: `${e.name}.export` as EventType,
      data: { fields: query.fields, words: query.words.length, filters: query.filters.length },
    }),
  );
  const columns = query.fields.filter((path) => !isShownByName(e, path, query.fields));
  const words = wordsOf(language, e);
  const read = (after: string[] | undefined) =>
    house.asDomain(caller.domainId, async (tx) => {
      const answer = await listRecords(tx, view, { ...query, after, offset: 0, limit: rowsAtOnce, count: "none" });
      return { after: answer.after, cells: await cellsOf(tx, view, columns, answer.rows, { words, format }) };
    });
  const first = await read(undefined); // what cannot be asked is refused before the file begins
  async function* rows() {
    let page = first;
    for (;;) {
      yield* page.cells;
      if (page.after === undefined) return;
      page = await read(keysOf(page.after));
    }
  }
  return sendSheet(reply, { format, language, name: e.plural, heads: columns.map((path) => headOf(words, e, path)), rows: rows() });
}

const keysOf = (cursor: string): string[] => (JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as string[]).slice(1);

/** `companyId` says nothing where `company.name` stands beside it, nor does a moment beside its day. */
function isShownByName(e: Entity, path: string, all: readonly string[]): boolean {
  const field = e.fields[path];
  if (field?.day !== undefined) return all.includes(field.day);
  return field?.kind === "reference" && all.includes(`${relationOf(path)}.${field.shows ?? "name"}`);
}

interface ListWords {
  fields: Readonly<Record<string, string>>;
  options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  yes: string;
  no: string;
}

function wordsOf(language: Language, e: Entity): ListWords {
  const { records, entity } = phrasesIn(language);
  const own = (records as Readonly<Record<string, Partial<ListWords>>>)[e.name];
  return { fields: own?.fields ?? {}, options: own?.options ?? {}, yes: entity.yes, no: entity.no };
}

function headOf({ fields }: ListWords, e: Entity, path: string): string {
  const { via, name } = pathOf(e, path)!;
  return fields[via?.name ?? name] ?? path;
}

async function cellsOf(
  tx: Tx,
  view: View,
  columns: readonly string[],
  rows: readonly Row[],
  { words, format }: { words: ListWords; format: SheetFormat },
): Promise<SheetValue[][]> {
  const { entity: e } = view;
  const names = new Map<string, ReadonlyMap<number, string>>();
  for (const path of columns) {
    const field = e.fields[path];
    if (field?.kind === "references" && field.to !== undefined) names.set(path, await namesIn(tx, view, path, rows));
  }
  const cellOf = (path: string, value: unknown): SheetValue => {
    const { field, name, via } = pathOf(e, path)!;
    if (value === null || value === undefined) return null;
    if (typeof value === "boolean") return value ? words.yes : words.no;
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return value.map((one) => names.get(path)?.get(one as number) ?? String(one)).join("; ");
    if (typeof value !== "string") return JSON.stringify(value);
    if (field.kind === "choice" && !via) return words.options[name]?.[value === "" ? "none" : value] ?? value;
    return format === "xlsx" && (field.kind === "date" || field.kind === "instant") ? new Date(value) : value;
  };
  return rows.map((row) => columns.map((path) => cellOf(path, row[path])));
}

/** The names of the records that a page of rows is linked to, as far as the reader sees them. */
async function namesIn(tx: Tx, { entity: e, caller }: View, path: string, rows: readonly Row[]): Promise<ReadonlyMap<number, string>> {
  const field = e.fields[path]!;
  const target = entityNamed(field.to!);
  const shows = field.shows ?? target.title;
  const ids = [...new Set(rows.flatMap((row) => (Array.isArray(row[path]) ? (row[path] as number[]) : [])))];
  if (ids.length === 0) return new Map();
  const { rows: found } = await sql<{
    id: number;
    name: string;
  }>`select o.id, ${column("o", columnOf(shows, target.fields[shows]!))} as name
    from ${tableOf(target)} o where ${visible(target, "o", caller)} and o.id = any(${ids}::bigint[])`.execute(tx);
  return new Map(found.map(({ id, name }) => [id, name]));
}
