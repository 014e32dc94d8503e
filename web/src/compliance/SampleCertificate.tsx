import { parsePage } from "@vigil/model/compliance/certificatePage";
import type { CertificateValues } from "@vigil/model/compliance/certificateVariables";
import { printDefaults } from "@vigil/model/compliance/certificateTemplate";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { plainText } from "../entity/plainText.ts";
import { CertificateSheet } from "./CertificateSheet.tsx";
import { sampleDay } from "./sampleDay.ts";
import { printedWords } from "./printedWords.ts";

const years = 3;

/** What a template looks like, filled with somebody who does not exist. */
export function SampleCertificate({ template }: { template: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const [today] = useState(() => new Date());
  const day = (after: number) => sampleDay(today, after);
  const kind = template["kind"] === "class" ? "class" : "program";
  const { courseTitle, courseCode, ...common } = t("certificates.sample", { returnObjects: true });
  const values: CertificateValues = {
    ...common,
    ...(kind === "class" ? { courseTitle, courseCode } : {}),
    recurrency: "1x",
    period: String(years * 12),
    startDate: day(-30),
    completionDate: day(0),
    ...(kind === "program" ? { dueDate: day(7), expiryDate: day(years * 365) } : {}),
  };
  const number = (name: "margin" | "border") => (typeof template[name] === "number" ? template[name] : printDefaults[name]);
  const { nodes } = parsePage(plainText(template["page"]));
  if (nodes === undefined) return null;
  return (
    <section aria-label={t("certificates.preview")}>
      <CertificateSheet
        paper={{
          orientation: template["orientation"] === "portrait" ? "portrait" : "landscape",
          margin: number("margin"),
          border: number("border"),
        }}
        nodes={nodes}
        wordsOf={printedWords({ domain, kind, values, data: {} })}
      />
    </section>
  );
}
