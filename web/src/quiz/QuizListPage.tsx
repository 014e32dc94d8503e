import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../dataWords.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { formatInstant, formatPercent } from "../ui/format.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { Table } from "../ui/Table.tsx";
import { QuizState } from "./QuizState.tsx";
import { quizzesQuery } from "./quizzesQuery.ts";
import styles from "../training/training.module.css";

/** The learner's quizzes. */
export function QuizListPage() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const { data: quizzes } = useSuspenseQuery(quizzesQuery);
  return (
    <>
      <PageHead title={t("quizzes.title")} lead={t("quizzes.lead")} />
      {quizzes.length === 0 ? (
        <EmptyState title={t("quizzes.noneTitle")} text={t("quizzes.noneText")}>
          <Link to="/$domain/training" params={{ domain }} className={styles.plain}>
            {t("quizzes.goToTraining")}
          </Link>
        </EmptyState>
      ) : (
        <Table label={t("quizzes.title")}>
          <thead>
            <tr>
              <th scope="col">{t("quizzes.kind")}</th>
              <th scope="col">{t("quizzes.state")}</th>
              <th scope="col" className={styles.minor}>
                {t("training.course")}
              </th>
              <th scope="col" className={styles.minor}>
                {t("quizzes.length")}
              </th>
              <th scope="col">{t("training.score")}</th>
            </tr>
          </thead>
          <tbody>
            {quizzes.map((quiz) => (
              <tr key={quiz.id}>
                <td className={styles.courseCell}>
                  <Link to="/$domain/quizzes/$quiz" params={{ domain, quiz: String(quiz.id) }} dir="auto">
                    {quiz.name}
                  </Link>
                </td>
                <td className={styles.courseCell}>
                  <QuizState quiz={quiz} />
                  {quiz.openUntil && <p className={styles.quiet}>{t("next.openUntil", { time: formatInstant(quiz.openUntil) })}</p>}
                </td>
                <td className={styles.minor}>
                  <bdi>{inWords("courses", quiz.courseTitle || "–")}</bdi>
                </td>
                <td className={styles.minor}>
                  {t(quiz.type === "content" ? "quizzes.count" : "training.images", { count: quiz.numberOfImages })}
                </td>
                <td>{quiz.records[0] ? formatPercent(quiz.records[0].score, 1) : "–"}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
