import type { LineFault } from "@vigil/model/organization/userImport/importWire";
import type { Language } from "@vigil/model/phrases/languages";
import type { FastifyReply } from "fastify";
import type { House } from "../../house.ts";
import { phrasesIn } from "../../http/phrasesIn.ts";
import { sendSheet, type SheetFormat } from "../../http/sendSheet.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { fill } from "../../mail/composeMail.ts";
import { exampleLine, templateTargets } from "./exampleLine.ts";
import { headOf } from "./headOf.ts";
import { importOf } from "./importRow.ts";

/** The heads as the mapping knows them, in the reader's language, and below them what may stand there. */
export function sendTemplate(reply: FastifyReply, format: SheetFormat, language: Language): FastifyReply {
  const heads = templateTargets.map((target) => headOf(target, phrasesIn(language)));
  return sendSheet(reply, { format, name: "users", heads, rows: [exampleLine(language)] });
}

const linesAtOnce = 1000;

/** In the format the file came in, with its own heads, and the reasons behind them. */
export async function sendFaults(house: House, reply: FastifyReply, by: Caller, id: number, language: Language): Promise<FastifyReply> {
  const { asDomain } = house;
  const row = await asDomain(by.domainId, (tx) => importOf(tx, by, id));
  const { reasons, line: lineHead } = phrasesIn(language).userImport;
  const read = (after: number) =>
    asDomain(by.domainId, (tx) =>
      tx
        .selectFrom("userImportLines")
        .select(["line", "cells", "faults"])
        .where("domainId", "=", by.domainId)
        .where("importId", "=", id)
        .where("outcome", "=", "faulty")
        .where("line", ">", after)
        .orderBy("line")
        .limit(linesAtOnce)
        .execute(),
    );
  async function* rows() {
    for (let after = 0; ;) {
      const lines = await read(after);
      for (const { line, cells, faults } of lines)
        yield [
          ...cells,
          lineHead.replace("{{line}}", String(line)),
          faults.map((fault) => faultSentence(fault, row.heads, language)).join(" "),
        ];
      if (lines.length < linesAtOnce) return;
      after = lines.at(-1)!.line;
    }
  }
  return sendSheet(reply, {
    format: row.format,
    name: "faulty-users",
    heads: [...row.heads, phrasesIn(language).userImport.place, reasons],
    rows: rows(),
  });
}

export function faultSentence({ column, code, details = {} }: LineFault, heads: readonly string[], language: Language): string {
  const values = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]));
  const said = fill(phrasesIn(language).problems[code], values);
  return column === null ? said : `${heads[column] ?? ""}: ${said}`;
}
