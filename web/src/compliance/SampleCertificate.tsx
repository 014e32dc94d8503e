import { isLayout, readLayout } from "@vigil/model/compliance/certificateLayout";
import { parsePage } from "@vigil/model/compliance/certificatePage";
import type { CertificateAnswer } from "@vigil/model/compliance/certificateWire";
import { bestLanguage } from "@vigil/model/phrases/languages";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { languageInWords } from "../curriculum/languageInWords.ts";
import { CertificateSheet } from "./CertificateSheet.tsx";
import { paperOf } from "./paperOf.ts";
import styles from "./PrintFrame.module.css";
import { PreviewSource } from "./PreviewSource.tsx";
import { printedWords } from "./printedWords.ts";
import { sampleValues } from "./sampleValues.ts";

/** What a template looks like, filled with somebody who does not exist, or as a certificate that was issued would be. */
export function SampleCertificate({ template }: { template: Readonly<Record<string, unknown>> }) {
  const { t, i18n } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const [today] = useState(() => new Date());
  const [issuedId, setIssuedId] = useState("");
  const [chosen, setLanguage] = useState<string>();
  const { data: issued } = useQuery({
    queryKey: ["certificates", "program", issuedId],
    queryFn: ({ signal }) => call<CertificateAnswer>("GET", `certificates/program/${issuedId}`, { signal }),
    enabled: issuedId !== "",
  });
  const kind = template["kind"] === "class" ? "class" : "program";
  const paper = paperOf(template);
  const faulty = isLayout(paper.page) ? readLayout(paper.page).fault : parsePage(paper.page).fault;
  if (faulty !== undefined) return null;
  const written = languagesOf(paper.page);
  const language = chosen ?? translatedTo(written, i18n.language);
  const printed = (kind === "program" && issuedId !== "" ? issued : undefined) ?? {
    values: sampleValues(kind, today),
    data: {},
    texts: {},
  };
  return (
    <section aria-label={t("certificates.preview")}>
      <div className={styles.bar}>
        {kind === "program" && <PreviewSource value={issuedId} choose={setIssuedId} />}
        {written.length > 1 && (
          <label className={styles.field}>
            {t("certificates.layout.language")}
            <select name="previewLanguage" value={language} onChange={({ target }) => setLanguage(target.value)}>
              {written.map((one) => (
                <option key={one} value={one}>
                  {languageInWords(one)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <CertificateSheet paper={paper} language={language} wordsOf={printedWords({ domain, kind, ...printed })} />
    </section>
  );
}

const translatedTo = (written: readonly string[], reader: string): string => bestLanguage([reader], written) ?? reader;

/** The languages in which a placed page says something. */
function languagesOf(page: string): string[] {
  const { layout } = isLayout(page) ? readLayout(page) : {};
  return [...new Set(layout?.elements.flatMap((one) => (one.kind === "text" ? Object.keys(one.words) : [])))];
}
