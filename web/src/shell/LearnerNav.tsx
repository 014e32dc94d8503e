import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "./LearnerNav.module.css";

/** The few places of somebody who learns. */
export function LearnerNav({ domain }: { domain: string }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.nav} aria-label={t("shell.navigation")}>
      <Link to="/$domain" params={{ domain }} activeOptions={{ exact: true }} className={styles.link}>
        {t("shell.home")}
      </Link>
      <Link to="/$domain/training" params={{ domain }} className={styles.link}>
        {t("shell.training")}
      </Link>
      <Link to="/$domain/simulator/sessions" params={{ domain }} className={styles.link}>
        {t("shell.results")}
      </Link>
    </nav>
  );
}
