import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "./MorePlaces.module.css";

/** Where a learner goes now and then; on a phone also what stands in the bar of a wide screen. */
export function MorePlaces({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const inBar = `${styles.item} ${styles.inBar}`;
  return (
    <div className={styles.list}>
      <Link to="/$domain/measures" params={{ domain }} className={inBar}>
        {t("shell.howISee")}
      </Link>
      <Link to="/$domain/exams" params={{ domain }} className={styles.item}>
        {t("ownExams.title")}
      </Link>
      <Link to="/$domain/drills" params={{ domain }} className={styles.item}>
        {t("drill.title")}
      </Link>
      <Link to="/$domain/certificates" params={{ domain }} className={styles.item}>
        {t("certificates.title")}
      </Link>
      <Link to="/$domain/resources" params={{ domain }} className={inBar}>
        {t("resources.title")}
      </Link>
      <Link to="/$domain/reports" params={{ domain }} className={inBar}>
        {t("reports.title")}
      </Link>
    </div>
  );
}
