import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { certificatesQuery } from "./certificatesQuery.ts";
import { Card } from "../ui/Card.tsx";
import { formatDate } from "../ui/format.ts";
import { Tag } from "../ui/Tag.tsx";
import styles from "./LearnerCertificates.module.css";

/** Few certificates are revoked, and its words are those of the lists. */
const RevocationWords = lazy(async () => ({ default: (await import("./RevocationWords.tsx")).RevocationWords }));

interface LearnerCertificatesProps {
  domain: string;
  /** Of this program with its courses. */
  programId: number;
  /** Its name, where it does not stand above already. */
  program?: string;
}

/** What a learner has achieved, each one press from its paper; nothing while there is nothing. */
export function LearnerCertificates({ domain, programId, program }: LearnerCertificatesProps) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(certificatesQuery);
  const shown = data.filter((one) => one.programId === programId);
  if (shown.length === 0) return null;
  return (
    <Card title={program ?? t("certificates.title")} lead={program === undefined ? t("certificates.lead") : undefined} wide>
      <ul className={styles.list}>
        {shown.map((one) => (
          <li key={`${one.kind} ${one.id}`} className={styles.item}>
            <div className={styles.words}>
              <Link
                to="/$domain/certificate/$kind/$id"
                params={{ domain, kind: one.kind, id: String(one.id) }}
                className={styles.title}
                aria-label={`${t("certificates.show")}: ${one.courseTitle ?? one.title}`}
              >
                <bdi>{one.courseTitle === null ? one.title : t("certificates.ofCourse", { title: one.courseTitle })}</bdi>
              </Link>
              <span className={styles.quiet}>
                {t("certificates.completed", { date: formatDate(one.completionDate) })}
                {one.expiryDate !== null && ` · ${t("certificates.validUntil", { date: formatDate(one.expiryDate) })}`}
              </span>
              {one.revoked !== null && (
                <span className={styles.quiet}>
                  {t("certificates.revokedSince", { date: formatDate(one.revoked.since) })}:{" "}
                  <Suspense>
                    <RevocationWords revoked={one.revoked} />
                  </Suspense>
                </span>
              )}
            </div>
            <Tag tone={one.valid ? "good" : one.revoked === null ? "warn" : "bad"}>
              {t(one.valid ? "certificates.valid" : one.revoked === null ? "certificates.expired" : "certificates.revoked")}
            </Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
