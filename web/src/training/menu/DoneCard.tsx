import { isLink } from "@vigil/model/values/isLink";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "../training.module.css";

interface DoneCardProps {
  of: "course" | "program";
  survey: string;
  /** What was earned with it, in words. */
  earned?: string | undefined;
  /** What to do now. */
  children?: ReactNode;
}

/** A complete course or program says so and what it brought, leads on, and asks for an opinion where the configuration has a survey. */
export function DoneCard({ of, survey, earned, children }: DoneCardProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.done} aria-label={t(of === "course" ? "training.courseDone" : "training.programDone")}>
      <div>
        <h2 className={styles.name}>{t(of === "course" ? "training.courseDone" : "training.programDone")}</h2>
        <p className={styles.quiet}>{earned ?? t("training.doneLead")}</p>
      </div>
      {isLink(survey) && (
        <a className={styles.plain} href={survey} target="_blank" rel="noopener noreferrer" title={t("training.newWindow")}>
          {t("training.survey")}
        </a>
      )}
      {children}
    </section>
  );
}
