import { leaseSeconds } from "@vigil/model/training/trainingLease";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../ui/EmptyState.tsx";
import styles from "./training.module.css";
import { askAgain } from "./trainingLease.ts";

/** In place of the training while another tab, window or computer of the same learner holds it. */
export function OpenElsewhere() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  return (
    <EmptyState title={t("training.elsewhereTitle")} text={t("training.elsewhereText", { seconds: leaseSeconds })}>
      <div className={styles.choice}>
        <button type="button" className={styles.plain} onClick={askAgain}>
          {t("training.elsewhereAgain")}
        </button>
        <Link to="/$domain/training" params={{ domain }} className={styles.plain}>
          {t("training.goToTraining")}
        </Link>
      </div>
    </EmptyState>
  );
}
