import { courseOfQuiz } from "@vigil/model/bank/copiedQuestion";
import { packageQuestions } from "@vigil/model/curriculum/coursePackage";
import { quizQuestion, type QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { chanceOf } from "../authoring/preview/chanceOf.ts";
import { ExamTrial } from "../authoring/preview/ExamTrial.tsx";
import { trialQuestion, type TrialQuestion } from "../authoring/preview/trialQuestion.ts";
import preview from "../authoring/preview/preview.module.css";
import { Dialog } from "../ui/Dialog.tsx";

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
    const words = [t("quizzes.true"), t("quizzes.false")] as const;
    return questions.flatMap(
      (question, index) => trialOf(question, { quizId, index, words, picture: t("exam.picture"), locale: i18n.language }) ?? [],
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

/** Of a film: they come as it is saved. */
const captions = "captions";

interface Place {
  quizId: number;
  index: number;
  words: readonly [string, string];
  /** What is said of pictures: those of the media say nothing of what they show. */
  picture: string;
  locale: string;
}

/** Undefined while it is not finished. */
function trialOf(question: QuizQuestion, { quizId, index, words, picture, locale }: Place): TrialQuestion | undefined {
  const whole = quizQuestion.safeParse(question);
  const carried = whole.success ? courseOfQuiz(whole.data, words).question : undefined;
  if (!whole.success || carried === undefined) return undefined;
  const { mediaId, film, asks, truth } = whole.data;
  const file = String(mediaId ?? "");
  const shown =
    typeof mediaId !== "number" || (asks !== undefined && "description" in asks)
      ? { file }
      : film === undefined
        ? { picture: { file, description: picture } }
        : { film: { file, captions, description: film.description } };
  const read = packageQuestions.element.safeParse({ ...carried, ...("file" in carried ? { file } : shown), id: index + 1 });
  if (!read.success) return undefined;
  const address = (path: string) =>
    path === file ? `quizzes/${quizId}/media/${file}` : path === captions ? `quizzes/${quizId}/bank/${index}/picture/captions` : undefined;
  return trialQuestion(read.data, { locale, address, random: chanceOf(index + 1), inOrder: truth !== undefined });
}
