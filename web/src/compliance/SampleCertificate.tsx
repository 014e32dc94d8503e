import { parsePage } from "@vigil/model/compliance/certificatePage";
import type { CertificateAnswer } from "@vigil/model/compliance/certificateWire";
import { printDefaults } from "@vigil/model/compliance/certificateTemplate";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { plainText } from "../entity/plainText.ts";
import { CertificateSheet } from "./CertificateSheet.tsx";
import { PreviewSource } from "./PreviewSource.tsx";
import { printedWords } from "./printedWords.ts";
import { sampleValues } from "./sampleValues.ts";

/** What a template looks like, filled with somebody who does not exist, or as a certificate that was issued would be. */
export function SampleCertificate({ template }: { template: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const [today] = useState(() => new Date());
  const [issuedId, setIssuedId] = useState("");
  const { data: issued } = useQuery({
    queryKey: ["certificates", "program", issuedId],
    queryFn: ({ signal }) => call<CertificateAnswer>("GET", `certificates/program/${issuedId}`, { signal }),
    enabled: issuedId !== "",
  });
  const kind = template["kind"] === "class" ? "class" : "program";
  const number = (name: "margin" | "border") => (typeof template[name] === "number" ? template[name] : printDefaults[name]);
  const { nodes } = parsePage(plainText(template["page"]));
  if (nodes === undefined) return null;
  const printed = (kind === "program" && issuedId !== "" ? issued : undefined) ?? { values: sampleValues(kind, today), data: {} };
  return (
    <section aria-label={t("certificates.preview")}>
      {kind === "program" && <PreviewSource value={issuedId} choose={setIssuedId} />}
      <CertificateSheet
        paper={{
          orientation: template["orientation"] === "portrait" ? "portrait" : "landscape",
          margin: number("margin"),
          border: number("border"),
        }}
        nodes={nodes}
        wordsOf={printedWords({ domain, kind, values: printed.values, data: printed.data })}
      />
    </section>
  );
}
