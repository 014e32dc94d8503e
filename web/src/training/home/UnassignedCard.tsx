import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import styles from "../training.module.css";

/** A program of a group that shows all its programs, which this learner may not open. */
export function UnassignedCard({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.card} data-unassigned>
      <h3 className={styles.name}>
        <bdi>{inWords("programs", title)}</bdi>
      </h3>
      <p className={styles.quiet}>
        {t("training.notAssigned")}. {t("training.askAdministrator")}
      </p>
    </div>
  );
}
