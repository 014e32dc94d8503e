import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../ui/EmptyState.tsx";
import { formatDate } from "../ui/format.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { StatusTag } from "./StatusTag.tsx";
import styles from "./training.module.css";
import { programsQuery } from "./trainingQueries.ts";

/** The class list: a class is a program as its learner takes it. */
export function ClassListPage() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const { data: programs } = useSuspenseQuery(programsQuery);
  return (
    <>
      <PageHead title={t("training.classes")} lead={t("training.classesLead")} />
      {programs.length === 0 && <EmptyState title={t("training.nothingTitle")} text={t("training.nothingText")} />}
      <ul className={styles.cards}>
        {programs.map(({ id, title, courses, complete, programStatus }) => {
          const done = courses.filter(({ courseStatus }) => courseStatus.complete).length;
          const progress = t("training.programProgress", { done, total: courses.length });
          return (
            <li key={id}>
              <Link to="/$domain/training/$program" params={{ domain, program: String(id) }} className={styles.card}>
                <div className={styles.row}>
                  <h2 className={styles.name}>
                    <bdi>{title}</bdi>
                  </h2>
                  <StatusTag status={programStatus.status} complete={complete} />
                </div>
                <p className={styles.quiet}>
                  {programStatus.dueAt
                    ? t("training.due", { date: formatDate(programStatus.dueAt) })
                    : programStatus.expiryAt
                      ? t("training.expires", { date: formatDate(programStatus.expiryAt) })
                      : t("training.dueUnknown")}
                </p>
                <ProgressBar
                  value={courses.length === 0 ? 0 : done / courses.length}
                  label={progress}
                  tone={complete ? "good" : "action"}
                />
                <p className={styles.quiet}>{progress}</p>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
