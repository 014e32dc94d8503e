import { directionOf, sourceLanguage } from "@vigil/model/phrases/languages";
import { barReasons, workStandings } from "@vigil/model/reporting/measures/workStanding";
import type { Readable } from "node:stream";
import { phrasesIn } from "../../http/phrasesIn.ts";
import { pdfTable } from "../../http/pdf/pdfTable.ts";
import { dayText } from "../../reporting/reports/pdfCell.ts";
import { aboutLines } from "./aboutLines.ts";
import type { EvidenceManifest } from "./evidenceManifest.ts";

type Row = Readonly<Record<string, unknown>>;

const said = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "–");
const percent = (value: number | null | undefined): string =>
  value === null || value === undefined ? "–" : `${Math.round(value * 100)} %`;
/** A certificate as its holder would say it; one that was revoked says so. */
const certificateWords = ({ program, expires, revoked }: Row): string =>
  `${said(program)} ${revoked ? "revoked" : typeof expires === "string" ? `until ${dayText(sourceLanguage, expires)}` : "without an end"}`;
/** How somebody stood to a rule, in the words of the screens. */
function standingWords({ rule, standing, reasons }: Row): string {
  const { standings, reasons: why } = phrasesIn(sourceLanguage).authority;
  const words = (typeof reasons === "string" ? reasons : "")
    .split(" ")
    .flatMap((reason) => barReasons.filter((one) => one === reason).map((one) => why[one]));
  const stood = workStandings.filter((one) => one === standing).map((one) => `${standings[one]}.`);
  return [`${said(rule)}:`, ...stood, ...words].join(" ");
}
const heads = ["Person", "User name", "Standing", "Hours", "Sessions", "Hit rate (95 %)", "False alarms (95 %)", "Certificates"] as const;

/** The archive in pages for people: each person a line; the files beside it tell everything. */
export function evidencePdf(
  about: Pick<EvidenceManifest, "domain" | "company" | "person" | "from" | "until" | "madeAt"> & { zone: string },
  tables: {
    people: readonly Row[];
    time: readonly Row[];
    standings: readonly Row[];
    certificates: readonly Row[];
    results: ReadonlyMap<number, readonly (number | null)[]>;
  },
): Promise<Readable> {
  const seconds = new Map<number, number>();
  for (const row of tables.time) seconds.set(Number(row["person"]), (seconds.get(Number(row["person"])) ?? 0) + Number(row["seconds"]));
  const standings = Map.groupBy(tables.standings, (row) => Number(row["person"]));
  const certificates = Map.groupBy(tables.certificates, (row) => Number(row["person"]));
  const rows = tables.people.map((row) => {
    const person = Number(row["person"]);
    const result = tables.results.get(person);
    const rate = (at: number) =>
      result?.[at] === null || result === undefined
        ? "–"
        : `${percent(result[at])} (${percent(result[at + 1])} – ${percent(result[at + 2])})`;
    const stands = standings.get(person) ?? [];
    return [
      `${said(row["last_name"])}, ${said(row["first_name"])}`,
      said(row["username"]),
      stands.map(standingWords).join("; ") || "–",
      ((seconds.get(person) ?? 0) / 3600).toFixed(1),
      said(result?.[1] ?? 0),
      rate(6),
      rate(9),
      (certificates.get(person) ?? []).map(certificateWords).join("; ") || "–",
    ];
  });
  return pdfTable({
    title: `Evidence of training: ${about.person ?? about.company ?? about.domain}`,
    leads: [aboutLines(about).join(" · "), "Signed with everything beside it: whoever checks it is told each file that was changed."],
    language: sourceLanguage,
    direction: directionOf(sourceLanguage),
    columns: heads.map((head, index) => ({ head, numeric: index === 3 || index === 4 })),
    rows,
    foot: (page, pages) => `${page} / ${pages}`,
  });
}
