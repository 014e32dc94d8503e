import type { LearnerQuiz } from "@vigil/model/quiz/quizWire";
import { useIsFetching, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../api.ts";
import { NextProgram } from "../training/next/NextProgram.tsx";
import { programsQuery } from "../training/trainingQueries.ts";
import { Button } from "../ui/Button.tsx";
import { quizzesQuery } from "./quizzesQuery.ts";

interface QuizNextProps {
  quiz: LearnerQuiz;
  again: () => void;
}

/** What comes after a quiz: once more, while it is neither passed nor locked, and what is to be done in the programs. */
export function QuizNext({ quiz, again }: QuizNextProps) {
  const { t } = useTranslation();
  const { data: programs } = useQuery(programsQuery);
  const fetching = useIsFetching({ queryKey: quizzesQuery.queryKey });
  const open = !quiz.passed && !quiz.locked;
  return (
    <>
      {fetching === 0 && open && (
        <Button kind="next" size="large" onClick={again}>
          {t("next.again")}
        </Button>
      )}
      {programs && <NextProgram domain={domainOfPage()} programs={programs} second={open} />}
    </>
  );
}
