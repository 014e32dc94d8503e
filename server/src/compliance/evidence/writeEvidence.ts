import { createHash, sign } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { mostPdfLines } from "@vigil/model/reporting/reports/reportShape";
import { sheetStream, type SheetValue } from "../../http/sendSheet.ts";
import { tarEnd, tarEntry } from "../../storage/backup/tar.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { evidenceKey, publicHalf } from "./evidenceKey.ts";
import { manifestName, signatureName, type EvidenceManifest } from "./evidenceManifest.ts";
import { evidencePdf } from "./evidencePdf.ts";
import { evidenceReadme } from "./evidenceReadme.ts";
import { evidenceResults, resultHeads } from "./evidenceResults.ts";
import { evidenceTables, type EvidenceAsked } from "./evidenceTables.ts";

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
  const files: { name: string; bytes: Buffer; rows: number | null }[] = [];
  const add = async (name: string, heads: readonly string[], rows: readonly (readonly SheetValue[])[]) => {
    files.push({ name: `${name}.csv`, bytes: await buffer(sheetStream({ format: "csv", name, heads, rows })), rows: rows.length });
    await tell(files.length);
  };
  for (const { name, heads, rows: statement, words } of evidenceTables) {
    const found = (await statement(asked).execute(tx.withoutPlugins())).rows as Row[];
    const rows = words ? found.map((row) => ({ ...row, ...words(row) })) : found;
    tables.set(name, rows);
    await add(
      name,
      heads,
      rows.map((row) => heads.map((head) => row[head] ?? null)),
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
  return archiveOf(secretKey, { ...asked, people: of("people").length }, files);
}

function archiveOf(
  secretKey: string,
  { domain, company, person, from, until, madeAt, people }: Asked & { people: number },
  files: readonly { name: string; bytes: Buffer; rows: number | null }[],
): Buffer {
  const key = evidenceKey(secretKey);
  const named = files.map(({ name, bytes, rows }) => ({
    name,
    bytes: bytes.length,
    rows,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  }));
  const told: EvidenceManifest = {
    format: "vigil-evidence-1",
    domain,
    company,
    person,
    from,
    until,
    madeAt,
    people,
    publicKey: publicHalf(key),
    files: named,
  };
  const manifest = Buffer.from(`${JSON.stringify(told, null, 2)}\n`);
  const modified = new Date(madeAt);
  const entries = [{ name: manifestName, bytes: manifest }, { name: signatureName, bytes: sign(null, manifest, key) }, ...files];
  return Buffer.concat([...entries.flatMap(({ name, bytes }) => [...tarEntry(name, bytes, modified)]), tarEnd()]);
}
