import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "./LearnerNav.module.css";
import { can, useUser } from "./user.ts";

/** The few places of somebody who learns; others without a list to keep only have their home. */
export function LearnerNav({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const user = useUser();
  const learns = can(user, "training:take");
  return (
    <nav className={styles.nav} data-tour="places" aria-label={t("shell.navigation")}>
      <Link to="/$domain" params={{ domain }} activeOptions={{ exact: true }} className={styles.link}>
        {t("shell.home")}
      </Link>
      {learns && (
        <>
          <Link to="/$domain/training" params={{ domain }} className={styles.link}>
            {t("shell.training")}
          </Link>
          <Link to="/$domain/quizzes" params={{ domain }} className={styles.link}>
            {t("quizzes.title")}
          </Link>
          <Link to="/$domain/simulator/sessions" params={{ domain }} className={styles.link}>
            {t("shell.results")}
          </Link>
          <Link to="/$domain/measures" params={{ domain }} className={`${styles.link} ${styles.wide}`}>
            {t("shell.howISee")}
          </Link>
          <Link to="/$domain/resources" params={{ domain }} className={styles.link}>
            {t("resources.title")}
          </Link>
          <Link to="/$domain/reports" params={{ domain }} className={styles.link}>
            {t("reports.title")}
          </Link>
        </>
      )}
      {can(user, "audit:view") && (
        <Link to="/$domain/audit" params={{ domain }} className={styles.link}>
          {t("review.audit")}
        </Link>
      )}
    </nav>
  );
}
