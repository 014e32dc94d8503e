import type { QuestionsTaken } from "@vigil/model/quiz/questionFileWire";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { BringQuestions } from "../curriculum/questionFile/BringQuestions.tsx";
import styles from "../curriculum/questionFile/questionFile.module.css";
import { quizFilePath } from "../curriculum/questionFile/questionFileCalls.ts";
import { SaveQuestions } from "../curriculum/questionFile/SaveQuestions.tsx";
import { QuizQuestionsTab } from "./QuizQuestionsTab.tsx";

interface QuizQuestionsPlaceProps {
  quizId: number;
  name: string;
  domain: string;
}

/** The questions of a quiz: written, brought in from a file, or saved as one. */
export function QuizQuestionsPlace({ quizId, name, domain }: QuizQuestionsPlaceProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const go = useNavigate();
  const [bringing, setBringing] = useState(false);
  // the form begins anew with what came
  const [round, setRound] = useState(0);
  const taken = async ({ added: _added, ...saved }: QuestionsTaken) => {
    queries.setQueryData(["quizzes", "questions", saved.id], saved);
    await queries.invalidateQueries({ queryKey: ["quizzes"], refetchType: "none" });
    if (saved.id === quizId) setRound(round + 1);
    else await go({ to: "/$domain/admin/$list/$id/$tab", params: { domain, list: "quizzes", id: String(saved.id), tab: "questions" } });
  };
  return (
    <>
      <div className={styles.bar}>
        <Button kind="plain" size="small" onClick={() => setBringing(true)}>
          {t("questionFiles.bring")}
        </Button>
        <SaveQuestions path={quizFilePath(quizId)} name={name} />
      </div>
      <QuizQuestionsTab key={round} quizId={quizId} domain={domain} />
      {bringing && (
        <BringQuestions<QuestionsTaken>
          path={quizFilePath(quizId)}
          before={t("questionFiles.unsaved")}
          taken={taken}
          close={() => setBringing(false)}
        />
      )}
    </>
  );
}
