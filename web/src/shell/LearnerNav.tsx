import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Popover } from "../ui/Popover.tsx";
import styles from "./LearnerNav.module.css";
import { can, useUser } from "./user.ts";

const MorePlaces = lazy(async () => ({ default: (await import("./MorePlaces.tsx")).MorePlaces }));

/** The few places of somebody who learns, the rest behind one key; others without a list to keep only have their home. */
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
        </>
      )}
      {can(user, "audit:view") && (
        <Link to="/$domain/audit" params={{ domain }} className={styles.link}>
          {t("review.audit")}
        </Link>
      )}
      {learns && (
        <Popover label={t("shell.more")} button={t("shell.more")} buttonClass={styles.more}>
          <Suspense>
            <MorePlaces domain={domain} />
          </Suspense>
        </Popover>
      )}
    </nav>
  );
}
