import { isLink } from "@vigil/model/values/isLink";
import { useTranslation } from "react-i18next";
import styles from "../training.module.css";

/** A complete course or program says so, and asks for an opinion where the configuration has a survey. */
export function DoneCard({ of, survey }: { of: "course" | "program"; survey: string }) {
  const { t } = useTranslation();
  return (
    <section className={styles.done} aria-label={t(of === "course" ? "training.courseDone" : "training.programDone")}>
      <div>
        <h2 className={styles.name}>{t(of === "course" ? "training.courseDone" : "training.programDone")}</h2>
        <p className={styles.quiet}>{t("training.doneLead")}</p>
      </div>
      {isLink(survey) && (
        <a className={styles.plain} href={survey} target="_blank" rel="noopener noreferrer" title={t("training.newWindow")}>
          {t("training.survey")}
        </a>
      )}
    </section>
  );
}
