import { sourceLanguage } from "@vigil/model/phrases/languages";
import { asOfText } from "../../reporting/reports/asOfText.ts";
import { dayText } from "../../reporting/reports/pdfCell.ts";
import type { EvidenceManifest } from "./evidenceManifest.ts";

/** Whom and which days an archive is about, and when it was made by the clocks of its domain, as its pages and its README say it. */
export const aboutLines = ({
  domain,
  company,
  person,
  from,
  until,
  madeAt,
  zone,
}: Pick<EvidenceManifest, "domain" | "company" | "person" | "from" | "until" | "madeAt"> & { zone: string }): string[] => [
  [domain, company ?? "all sites", person].filter(Boolean).join(" · "),
  `${dayText(sourceLanguage, from)} – ${dayText(sourceLanguage, until)}`,
  asOfText(sourceLanguage, { createdAt: new Date(madeAt), zone }),
];
