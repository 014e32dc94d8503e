import "./sheet.css";
import type { CertificatePaper, VerifiedCertificate } from "@vigil/model/compliance/certificateWire";
import { spacedCode } from "@vigil/model/compliance/verificationCode";
import { useTranslation } from "react-i18next";
import { optionLabel } from "../shell/recordPhrase.ts";
import { formatDate } from "../ui/format.ts";
import styles from "./VerifyPage.module.css";

interface VerifiedSheetProps {
  paper: Omit<CertificatePaper, "page" | "paperSize">;
  certificate: VerifiedCertificate;
  code: string;
}

/** What a verification tells, and how it is printed: name, title, dates and validity. */
export function VerifiedSheet({ paper: { orientation, margin, border }, certificate, code }: VerifiedSheetProps) {
  const { t } = useTranslation();
  const { firstName, lastName, title, courseTitle, completionDate, expiryDate, valid, revoked, domainTitle, checkedOn } = certificate;
  const fact = (name: "person" | "program" | "course" | "completed" | "validUntil" | "revoked" | "reason" | "code", value: string) => (
    <div className={`${styles.fact} ${name === "code" ? styles.code : ""}`}>
      <dt>{t(`certificates.verify.${name}`)}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
  return (
    <section className={styles.sheet} data-orientation={orientation} style={{ padding: `${margin}mm` }}>
      <div className={styles.frame} style={{ borderWidth: `${border}mm` }}>
        <p className={styles.lead}>{t("certificates.verify.lead", { domain: domainTitle })}</p>
        <p className={styles.verdict} data-valid={valid || undefined} data-revoked={revoked !== null || undefined} role="status">
          <span className={styles.sign} aria-hidden>
            {valid ? "✓" : "!"}
          </span>
          {t(`certificates.verify.${valid ? "found" : revoked === null ? "foundExpired" : "foundRevoked"}`)}
        </p>
        <dl className={styles.facts}>
          {fact("person", `${firstName} ${lastName}`.trim())}
          {fact("program", title)}
          {courseTitle !== null && fact("course", courseTitle)}
          {fact("completed", formatDate(completionDate))}
          {fact("validUntil", expiryDate === null ? t("certificates.forever") : formatDate(expiryDate))}
          {revoked !== null && fact("revoked", formatDate(revoked.since))}
          {revoked !== null && fact("reason", optionLabel("programCertificate", "revokedReason", revoked.reason))}
          {fact("code", spacedCode(code))}
        </dl>
        <p className={styles.lead}>{t("certificates.verify.checkedOn", { date: formatDate(checkedOn) })}</p>
      </div>
    </section>
  );
}
