import { buffer } from "node:stream/consumers";
import { mostPdfLines } from "@vigil/model/reporting/reports/reportShape";
import { sheetStream, type SheetValue } from "../../http/sendSheet.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { codeWords } from "./codeWords.ts";
import { evidencePdf } from "./evidencePdf.ts";
import { evidenceReadme } from "./evidenceReadme.ts";
import { evidenceResults, resultHeads } from "./evidenceResults.ts";
import type { EvidenceAsked } from "./evidenceAsked.ts";
import { evidenceTables } from "./evidenceTables.ts";
import { localMoment } from "./localMoment.ts";
import { packArchive, type PackedFile } from "./packArchive.ts";

type Row = Readonly<Record<string, SheetValue>>;

/** Tables, the results worked out of them, the pages, and the signature. */
export const evidenceSteps = evidenceTables.length + 3;

interface Asked extends EvidenceAsked {
  domain: string;
  company: string | null;
  /** Of one person. */
  person: string | null;
  /** By whose clocks pages and README tell when it was made. */
  zone: string;
  madeAt: string;
}

/** All of an archive: its files, named with their hashes in a manifest that is signed, and the pages for people. */
export async function writeEvidence(tx: Tx, secretKey: string, asked: Asked, tell: (done: number) => Promise<unknown>): Promise<Buffer> {
  const tables = new Map<string, readonly Row[]>();
  const files: PackedFile[] = [];
  // moments are told where the person works, what is nobody's where the domain is; who the people are is the first table
  const zoneOf = (row: Row): string => (zones.get(row["person"]) as string | undefined) ?? asked.zone;
  const zones = new Map<SheetValue | undefined, SheetValue | undefined>();
  const cellOf = (name: string, head: string, row: Row): SheetValue => {
    const value = row[head] ?? null;
    return value instanceof Date ? localMoment(value, zoneOf(row)) : codeWords(name, head, value);
  };
  const add = async (name: string, heads: readonly string[], rows: readonly (readonly SheetValue[])[]) => {
    files.push({ name: `${name}.csv`, bytes: await buffer(sheetStream({ format: "csv", name, heads, rows })), rows: rows.length });
    await tell(files.length);
  };
  for (const { name, heads, rows: statement, words } of evidenceTables) {
    const found = (await statement(asked).execute(tx.withoutPlugins())).rows as Row[];
    const rows = words ? found.map((row) => ({ ...row, ...words(row) })) : found;
    tables.set(name, rows);
    if (name === "people") for (const row of rows) zones.set(row["person"], row["zone"]);
    await add(
      name,
      heads,
      rows.map((row) => heads.map((head) => cellOf(name, head, row))),
    );
  }
  const of = (name: string): readonly Row[] => tables.get(name) ?? [];
  const results = evidenceResults(of("sessions"), of("confidence"));
  await add(
    "results",
    resultHeads,
    results.map(({ cells }) => cells),
  );
  if (of("people").length <= mostPdfLines) {
    const byPerson = new Map(results.map(({ person, cells }) => [person, cells]));
    const pages = await evidencePdf(asked, {
      people: of("people"),
      time: of("time"),
      standings: of("standings"),
      certificates: of("certificates"),
      results: byPerson,
    });
    files.push({ name: "evidence.pdf", bytes: await buffer(pages), rows: null });
  }
  files.push({ name: "README.txt", bytes: Buffer.from(evidenceReadme(asked, files)), rows: null });
  await tell(evidenceSteps - 1);
  const { domain, company, person, from, until, madeAt } = asked;
  return packArchive(secretKey, { domain, company, person, from, until, madeAt, people: of("people").length }, files);
}
