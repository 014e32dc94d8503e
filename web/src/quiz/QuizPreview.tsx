import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ExamTrial } from "../authoring/preview/ExamTrial.tsx";
import preview from "../authoring/preview/preview.module.css";
import { Dialog } from "../ui/Dialog.tsx";
import { quizTrial } from "./quizTrial.ts";

interface QuizPreviewProps {
  quizId: number;
  /** As they are written now, saved or not. */
  questions: readonly QuizQuestion[];
  close: () => void;
}

/** What a quiz asks, as its learners meet it; nothing of it is kept. */
export function QuizPreview({ quizId, questions, close }: QuizPreviewProps) {
  const { t, i18n } = useTranslation();
  const asked = useMemo(() => {
    const words = [t("questionFiles.truth.right"), t("questionFiles.truth.wrong")] as const;
    return questions.flatMap(
      (question, index) => quizTrial(question, { quizId, index, words, picture: t("exam.picture"), locale: i18n.language }) ?? [],
    );
  }, [questions, quizId, t, i18n.language]);
  const missing = questions.length - asked.length;
  return (
    <Dialog title={t("quizzes.preview")} onClose={close} wide>
      {asked.length > 0 && <p className={preview.unfinished}>{t("quizzes.previewKept")}</p>}
      {missing > 0 && <p className={preview.unfinished}>{t("quizzes.previewMissing", { count: missing })}</p>}
      <ExamTrial questions={asked} at={0} />
    </Dialog>
  );
}
