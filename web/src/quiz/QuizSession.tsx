import type { LearnerQuiz } from "@vigil/model/quiz/quizWire";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../api.ts";
import { toast } from "../shell/toasts.ts";
import { useStillHere } from "../shell/useStillHere.ts";
import { Intro } from "../simulator/intro/Intro.tsx";
import leaveStyles from "../simulator/intro/LeaveLink.module.css";
import { readinessQuery, startSession } from "../simulator/session/sessionCalls.ts";
import { SessionSteps } from "../simulator/SessionSteps.tsx";
import { beginQuiz } from "./beginQuiz.ts";
import { SessionLibrary } from "../training/xray/SessionLibrary.tsx";
import { QuizNext } from "./QuizNext.tsx";
import { rulesOfQuiz } from "./rulesOfQuiz.ts";

/** What is open keeps the images it began with. */
const begun = { refused: null, images: null };

/** One quiz at the simulator. Where a newer version has come, that one begins, under its own address. */
export function QuizSession({ quiz }: { quiz: LearnerQuiz }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const domain = domainOfPage();
  const { id } = quiz;
  const { data: ready } = useQuery({ ...readinessQuery({ quizId: id }), enabled: !quiz.open });
  const open = useCallback(async () => {
    const start = await beginQuiz(id, {
      start: (quizId) => startSession({ quizId }),
      reload: () => queries.invalidateQueries({ queryKey: ["training"] }),
    });
    if (start.itemId !== id && stillHere()) {
      toast(t("quizzes.upgraded"));
      await navigate({ to: "/$domain/simulator/quiz/$quiz", params: { domain, quiz: String(start.itemId) }, replace: true });
    }
    return { step: "simulator", start } as const;
  }, [id, queries, navigate, stillHere, domain, t]);
  const leave = (
    <Link to="/$domain/quizzes" params={{ domain }} className={leaveStyles.leave}>
      {t("quizzes.back")}
    </Link>
  );
  return (
    <SessionSteps
      address={{ quizId: id }}
      isOpen={quiz.open}
      title={`${t("quizzes.kind")} · ${quiz.name}`}
      open={open}
      leave={leave}
      again={false}
      renderNext={(again) => <QuizNext quiz={quiz} again={again} />}
      renderLibrary={(sessionId) => <SessionLibrary sessionId={sessionId} />}
      renderIntro={(state) => (
        <Intro
          {...state}
          ready={quiz.open ? begun : ready}
          resuming={state.resuming || quiz.open}
          kind={t("quizzes.kind")}
          name={quiz.courseTitle}
          course={quiz.name}
          rules={rulesOfQuiz(quiz)}
          text={t("quizzes.introText")}
          leave={leave}
        />
      )}
    />
  );
}
