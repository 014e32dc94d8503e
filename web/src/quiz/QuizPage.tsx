import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../dataWords.ts";
import { NotFound } from "../shell/NotFound.tsx";
import { attemptsLeft } from "../attempt/attemptsLeft.ts";
import { ExtraTime } from "../attempt/ExtraTime.tsx";
import { Card } from "../ui/Card.tsx";
import { formatDuration, formatPercent } from "../ui/format.ts";
import { Message } from "../ui/Message.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { QuizState } from "./QuizState.tsx";
import { quizzesQuery } from "./quizzesQuery.ts";
import { SimulatorRecords } from "../training/xray/SimulatorRecords.tsx";
import styles from "../training/training.module.css";

/** One quiz: what awaits in it, how it went so far, and the way in. */
export function QuizPage() {
  const { t } = useTranslation();
  const { domain, quiz: id } = useParams({ from: "/$domain/frame/quizzes/$quiz" });
  const { data: quizzes } = useSuspenseQuery(quizzesQuery);
  const quiz = quizzes.find((each) => String(each.id) === id);
  if (!quiz) return <NotFound />;
  const { questionTime, quizTime, attempts, passed, locked } = quiz;
  const choice = quiz.type === "content";
  const entrance = quiz.open ? "quizzes.resume" : attempts > 0 ? "quizzes.again" : "quizzes.start";
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
        <Card title={t("training.awaits")}>
          <ul className={styles.factList}>
            <li>{choice ? t("quizzes.count", { count: quiz.numberOfImages }) : t("training.images", { count: quiz.numberOfImages })}</li>
            <li>{t("training.passingScore", { percent: formatPercent(quiz.passingScore) })}</li>
            {quiz.minHitRate > 0 && <li>{t("simulatorRules.needsHits", { percent: formatPercent(quiz.minHitRate) })}</li>}
            {quiz.maxFalseAlarmRate < 100 && (
              <li>{t("simulatorRules.allowsAlarms", { percent: formatPercent(quiz.maxFalseAlarmRate) })}</li>
            )}
            {questionTime > 0 && (
              <li>
                {choice
                  ? `${formatDuration(questionTime)} ${t("exam.factQuestionTime")}`
                  : t("training.imageTime", { time: formatDuration(questionTime) })}
              </li>
            )}
            {quizTime > 0 && <li>{t("training.sessionTime", { time: formatDuration(quizTime) })}</li>}
            {(questionTime > 0 || quizTime > 0) && <ExtraTime as="li" extraTime={quiz.extraTime} />}
            {questionTime === 0 && quizTime === 0 && <li>{t("training.noTimer")}</li>}
            <li>{t("locks.attemptsLine", { left: attemptsLeft(quiz) })}</li>
          </ul>
          {locked && !quiz.open && <Message kind="warning">{t("problems.QuizLocked")}</Message>}
          {passed && <p>{t(choice ? "quizzes.reviewText" : "quizzes.passedText")}</p>}
          {(quiz.open || (!locked && !passed)) && (
            <Link
              to={choice ? "/$domain/quizzes/$quiz/take" : "/$domain/simulator/quiz/$quiz"}
              params={{ domain, quiz: id }}
              className={styles.next}
              preload="intent"
            >
              {t(entrance)}
            </Link>
          )}
        </Card>
        <Card title={t("quizzes.results")}>
          <SimulatorRecords domain={domain} records={quiz.records} none={t("quizzes.noResults")} choice={choice} />
        </Card>
      </div>
    </>
  );
}
