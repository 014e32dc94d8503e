import type { EventType } from "@vigil/model/reporting/eventTypes";
import type { FastifyReply } from "fastify";
import { Readable } from "node:stream";
import type { House } from "../house.ts";
import { spreadsheetCell } from "../http/spreadsheetCell.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { ListQuery } from "./listQuery.ts";
import { listRecords, type ListAnswer, type Row } from "./readRecords.ts";
import type { View } from "./view.ts";

const rowsAtOnce = 1000;

/** The current filter and columns, streamed page by page behind a cursor, so that its length costs no memory. */
export async function exportCsv(house: House, view: View, query: ListQuery, reply: FastifyReply): Promise<FastifyReply> {
  const { entity: e, caller } = view;
  await house.asDomain(caller.domainId, (tx) =>
    writeEvent(tx, caller, {
      type: `${e.name}.export` as EventType,
      data: { fields: query.fields, words: query.words.length, filters: query.filters.length },
    }),
  );
  const read = (after: string[] | undefined) =>
    house.asDomain(caller.domainId, (tx) => listRecords(tx, view, { ...query, after, offset: 0, limit: rowsAtOnce, count: "none" }));
  const first = await read(undefined); // what cannot be asked is refused before the file begins
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${e.plural}.csv"`)
    .send(Readable.from(lines(["id", ...query.fields], first, read)));
}

async function* lines(columns: readonly string[], first: ListAnswer, read: (after: string[]) => Promise<ListAnswer>) {
  yield `\u{FEFF}${columns.map(spreadsheetCell).join(",")}\r\n`; // the mark tells spreadsheets that this is UTF-8
  let answer = first;
  for (;;) {
    yield answer.rows.map((row) => line(columns, row)).join("");
    if (answer.after === undefined) return;
    answer = await read(keysOf(answer.after));
  }
}

const keysOf = (cursor: string): string[] => (JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as string[]).slice(1);

const line = (columns: readonly string[], row: Row): string => `${columns.map((name) => spreadsheetCell(row[name])).join(",")}\r\n`;
