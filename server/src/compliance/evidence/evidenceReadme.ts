import { aboutLines } from "./aboutLines.ts";
import type { EvidenceManifest } from "./evidenceManifest.ts";
import { manifestName, signatureName } from "./evidenceManifest.ts";
import { evidenceTables } from "./evidenceTables.ts";

const others: readonly { name: string; says: string }[] = [
  {
    name: "results.csv",
    says: "Of each person what they find and what they stop in vain, worked out of sessions.csv and confidence.csv, each with the ends of its 95% interval (_low, _high).",
  },
  { name: "evidence.pdf", says: "The same for reading, of as many people as pages are made for." },
  { name: manifestName, says: "What the pack is about, and of each file its size and SHA-256 hash." },
  { name: signatureName, says: "The signature of the manifest (Ed25519). Where a byte of any file was changed, it no longer fits." },
];

/** The page of an archive that says what it is and what each of its files is; in English, as the heads of its tables are. */
export function evidenceReadme(
  about: Pick<EvidenceManifest, "domain" | "company" | "person" | "from" | "until" | "madeAt"> & { zone: string },
  files: readonly { name: string; rows: number | null }[],
): string {
  const rowsOf = new Map(files.map(({ name, rows }) => [name, rows]));
  const all = [...evidenceTables.map(({ name, says }) => ({ name: `${name}.csv`, says })), ...others];
  const told = all.filter(({ name }) => rowsOf.has(name) || name === manifestName || name === signatureName);
  const lines = told.map(({ name, says }) => {
    const rows = rowsOf.get(name) ?? null;
    return `${name}${rows === null ? "" : ` (${rows} ${rows === 1 ? "row" : "rows"})`}\n    ${says}`;
  });
  return `${[
    "EVIDENCE OF TRAINING",
    aboutLines(about).join("\n"),
    "The files are tables (CSV, UTF-8, commas). Moments in them are in UTC (2026-01-31T12:00:00Z), days are those of the place where the person works.",
    ...lines,
    "Is it as it was made? With an installation of Vigil: npm run evidence:verify -- FILE. Compare the print of the key that it tells with the one on the page Evidence.",
  ].join("\n\n")}\n`;
}
