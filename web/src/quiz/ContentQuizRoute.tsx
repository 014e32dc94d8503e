import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AlertArea } from "../shell/AlertArea.tsx";
import { ModalArea } from "../shell/ModalArea.tsx";
import { NotFound } from "../shell/NotFound.tsx";
import { ToastArea } from "../shell/ToastArea.tsx";
import { noProgram } from "../training/noProgram.ts";
import { newerQuiz } from "./newerQuiz.ts";
import { QuizNext } from "./QuizNext.tsx";
import { quizzesQuery } from "./quizzesQuery.ts";
import { TrainingPlace } from "../training/TrainingPlace.tsx";
import styles from "../exam/exam.module.css";
import { ExamSteps } from "../exam/ExamSteps.tsx";

/** A multiple-choice quiz at its own address, outside the frame. */
export function ContentQuizRoute() {
  return (
    <>
      <AlertArea />
      <TrainingPlace programId={noProgram}>
        <ContentQuiz />
      </TrainingPlace>
      <ToastArea />
      <ModalArea />
    </>
  );
}

function ContentQuiz() {
  const { t } = useTranslation();
  const { domain, quiz: id } = useParams({ from: "/$domain/quizzes/$quiz/take" });
  const { data: quizzes } = useSuspenseQuery(quizzesQuery);
  const found = quizzes.find((each) => String(each.id) === id && each.type === "content");
  // While a newer version takes its place, the one this page began with is gone from the list already.
  const [first] = useState(found);
  const quiz = found ?? first;
  if (!quiz) return <NotFound />;
  const {
    numberOfImages,
    passingScore,
    questionTime,
    quizTime,
    attempts,
    failedAttempts,
    maxFailedAttempts,
    passed,
    locked,
    open,
    extraTime,
    partialCredit,
    maxDisconnectTime,
  } = quiz;
  return (
    <ExamSteps
      address={{ quizId: quiz.id }}
      facts={{
        size: numberOfImages,
        passingScore,
        questionTime,
        examTime: quizTime,
        feedback: "end",
        partialCredit,
        attempts,
        failedAttempts,
        maxFailedAttempts,
        closed: passed,
        open,
        minibook: false,
        missed: [],
        score: quiz.records[0]?.score ?? null,
        locked,
        extraTime,
        mostSilent: maxDisconnectTime,
      }}
      kind={t("exam.quiz")}
      name={quiz.name}
      objectives={[]}
      newerQuiz={newerQuiz}
      renderNext={(again) => <QuizNext quiz={quiz} again={again} />}
      leave={
        <Link to="/$domain/quizzes" params={{ domain }} className={styles.leave}>
          {t("exam.backToQuizzes")}
        </Link>
      }
    />
  );
}
