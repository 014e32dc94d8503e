import { aboutLines } from "./aboutLines.ts";
import type { EvidenceManifest } from "./evidenceManifest.ts";
import { keyName, manifestName, signatureName, sumsName, sumsSignatureName } from "./evidenceManifest.ts";
import { evidenceTables } from "./evidenceTables.ts";

const others: readonly { name: string; says: string }[] = [
  {
    name: "results.csv",
    says: "Of each person what they find and what they stop in vain, worked out of sessions.csv and confidence.csv, each with the ends of its 95% interval (_low, _high).",
  },
  { name: "evidence.pdf", says: "The same for reading, of as many people as pages are made for." },
  { name: manifestName, says: "What the pack is about, and of each file its size and SHA-256 hash." },
  { name: signatureName, says: "The signature of the manifest (Ed25519). Where a byte of any file was changed, it no longer fits." },
  { name: keyName, says: "The public half of the key that signed." },
  { name: sumsName, says: "The hash of each file once more, as sha256sum reads them." },
  { name: sumsSignatureName, says: "The signature of these hashes." },
];

/** Written behind this page. */
const always = new Set([manifestName, signatureName, keyName, sumsName, sumsSignatureName]);

/** The page of an archive that says what it is and what each of its files is; in English, as the heads of its tables are. */
export function evidenceReadme(
  about: Pick<EvidenceManifest, "domain" | "company" | "person" | "from" | "until" | "madeAt"> & { zone: string },
  files: readonly { name: string; rows: number | null }[],
): string {
  const rowsOf = new Map(files.map(({ name, rows }) => [name, rows]));
  const all = [...evidenceTables.map(({ name, says }) => ({ name: `${name}.csv`, says })), ...others];
  const told = all.filter(({ name }) => rowsOf.has(name) || always.has(name));
  const lines = told.map(({ name, says }) => {
    const rows = rowsOf.get(name) ?? null;
    return `${name}${rows === null ? "" : ` (${rows} ${rows === 1 ? "row" : "rows"})`}\n    ${says}`;
  });
  return `${[
    "EVIDENCE OF TRAINING",
    aboutLines(about).join("\n"),
    "The files are tables (CSV, UTF-8, commas). Moments and days are those of the place where the person works, of what is nobody's those of the domain; a moment says how far its clocks are from UTC (2026-01-31T13:00:00+01:00).",
    ...lines,
    [
      "Is it as it was made? With an installation of Vigil: npm run evidence:verify -- FILE. Without one, in the folder where it was unpacked (OpenSSL 3):",
      ...[
        `openssl pkeyutl -verify -pubin -inkey ${keyName} -rawin -in ${sumsName} -sigfile ${sumsSignatureName}`,
        `sha256sum -c ${sumsName}`,
        `openssl pkey -pubin -in ${keyName} -outform der | sha256sum`,
      ].map((line) => `    ${line}`),
      "The first says that the sums are signed by this key, the second that each file has its sum, the third the print of the key: compare it with the one on the page Evidence of training, or with what its owner told you by another way than this archive. Whoever can change an archive can put a key of their own into it.",
    ].join("\n"),
  ].join("\n\n")}\n`;
}
