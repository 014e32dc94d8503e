import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, Navigate, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../dataWords.ts";
import { NotFound } from "../shell/NotFound.tsx";
import { attemptsLeft } from "../attempt/attemptsLeft.ts";
import { Card } from "../ui/Card.tsx";
import { formatInstant } from "../ui/format.ts";
import { Message } from "../ui/Message.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { QuizState } from "./QuizState.tsx";
import { quizzesQuery } from "./quizzesQuery.ts";
import { SimulatorRecords } from "../training/xray/SimulatorRecords.tsx";
import styles from "../training/training.module.css";

/** How one quiz went so far, and the way in. What awaits in it its intro says, which one that was never taken leads to at once. */
export function QuizPage() {
  const { t } = useTranslation();
  const { domain, quiz: id } = useParams({ from: "/$domain/frame/quizzes/$quiz" });
  const { data: quizzes } = useSuspenseQuery(quizzesQuery);
  const quiz = quizzes.find((each) => String(each.id) === id);
  if (!quiz) return <NotFound />;
  const { passed, locked, open } = quiz;
  const choice = quiz.type === "content";
  const intro = { to: choice ? "/$domain/quizzes/$quiz/take" : "/$domain/simulator/quiz/$quiz", params: { domain, quiz: id } } as const;
  const begins = open || (!locked && !passed);
  if (begins && quiz.records.length === 0) return <Navigate {...intro} replace />;
  return (
    <>
      <PageHead
        title={quiz.name}
        crumb={
          <Link to="/$domain/quizzes" params={{ domain }}>
            {t("quizzes.title")}
          </Link>
        }
        aside={<QuizState quiz={quiz} />}
        lead={<bdi>{inWords("courses", quiz.courseTitle)}</bdi>}
      />
      <div className={styles.cards}>
        <Card title={t("quizzes.results")}>
          {locked && !open && <Message kind="warning">{t("problems.QuizLocked")}</Message>}
          {passed && <p>{t(choice ? "quizzes.reviewText" : "quizzes.passedText")}</p>}
          <SimulatorRecords domain={domain} records={quiz.records} none={t("quizzes.noResults")} choice={choice} />
          {begins && (
            <>
              <p>{t("locks.attemptsLine", { left: attemptsLeft(quiz) })}</p>
              {quiz.openUntil && <p>{t("next.openUntil", { time: formatInstant(quiz.openUntil) })}</p>}
              <Link {...intro} className={styles.next} preload="intent">
                {t(open ? "quizzes.resume" : "quizzes.again")}
              </Link>
            </>
          )}
        </Card>
      </div>
    </>
  );
}
