import type { CorrectedKey } from "@vigil/model/exam/correctedKey";
import { correctedQuiz } from "@vigil/model/quiz/correctedQuiz";
import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import { useQuery } from "@tanstack/react-query";
import { call } from "../api.ts";
import { CorrectedKeyNote } from "../exam/bank/CorrectedKeyNote.tsx";
import { draftOf, questionOf, type QuestionDraft } from "./questionDraft.ts";

interface CorrectedQuizQuestionProps {
  quizId: number;
  /** As it is saved, and where it stands. */
  saved: QuizQuestion;
  place: number;
  draft: QuestionDraft;
  change: (change: Partial<QuestionDraft>) => void;
}

/** What was said of a question's key since it was saved, as long as the form still has the old one. */
export function CorrectedQuizQuestion({ quizId, saved, place, draft, change }: CorrectedQuizQuestionProps) {
  const { data = [] } = useQuery({
    queryKey: ["quizzes", "correctedKeys", quizId],
    queryFn: ({ signal }) => call<CorrectedKey[]>("GET", `quizzes/${quizId}/bank/corrected`, { signal }),
  });
  const corrected = data.find(({ question }) => question === place);
  const written = questionOf(draft);
  if (corrected === undefined || keyOf(written) !== keyOf(saved)) return null;
  const taken = correctedQuiz(written, corrected.ruling);
  const take = () => {
    const { key: _key, ...changed } = draftOf(taken!);
    change(changed);
  };
  return <CorrectedKeyNote corrected={corrected} take={taken && take} />;
}

const keyOf = ({ text, asks, truth, correct, incorrect }: QuizQuestion): string =>
  JSON.stringify([text, asks ?? null, truth ?? null, correct, incorrect]);
