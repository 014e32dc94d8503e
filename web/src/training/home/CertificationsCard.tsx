import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { certificatesQuery } from "../../compliance/certificatesQuery.ts";
import { Card } from "../../ui/Card.tsx";
import { formatDate } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { currentCertificates } from "./currentCertificates.ts";
import styles from "./home.module.css";

/** The newest certificate of each program, those that end soon told in days. */
export function CertificationsCard({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const { data = [] } = useQuery(certificatesQuery);
  const current = currentCertificates(data, now);
  return (
    <Card title={t("dashboards.learner.certifications")}>
      {current.length === 0 && <p className={styles.quiet}>{t("dashboards.learner.noCertifications")}</p>}
      <ul className={styles.certificates}>
        {current.map(({ id, title, expiryDate, valid, revoked, daysLeft }) => (
          <li key={id}>
            <div className={styles.words}>
              <Link
                to="/$domain/certificate/$kind/$id"
                params={{ domain, kind: "program", id: String(id) }}
                aria-label={`${t("certificates.show")}: ${title}`}
              >
                <bdi>{title}</bdi>
              </Link>
              {expiryDate !== null && (
                <span className={styles.quiet}>{t("certificates.validUntil", { date: formatDate(expiryDate) })}</span>
              )}
            </div>
            {daysLeft !== null && valid ? (
              <Tag tone="warn">{t("dashboards.learner.days", { count: daysLeft })}</Tag>
            ) : (
              <Tag tone={valid ? "good" : "bad"}>
                {t(valid ? "certificates.valid" : revoked ? "certificates.revoked" : "certificates.expired")}
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
