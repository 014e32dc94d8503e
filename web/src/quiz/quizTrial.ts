import { courseOfQuiz } from "@vigil/model/bank/copiedQuestion";
import { packageQuestions } from "@vigil/model/curriculum/coursePackage";
import type { TruthWords } from "@vigil/model/exam/truthParts";
import { quizQuestion, type QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import { chanceOf } from "../authoring/preview/chanceOf.ts";
import { trialQuestion, type TrialQuestion } from "../authoring/preview/trialQuestion.ts";

/** What is shown, as a course would call it; captions come as they are saved. */
const files = {
  hotspot: "media/shown.png",
  findThreat: "media/shown.views",
  film: "media/shown.mp4",
  captions: "media/shown.vtt",
} as const;

interface QuizPlace {
  quizId: number;
  /** Where it stands, from 0. */
  index: number;
  /** For true and false. */
  words: TruthWords;
  /** What is said of pictures: those of the media say nothing of what they show. */
  picture: string;
  locale: string;
}

/** A question of a quiz to be tried out by its author; undefined while it is not finished. */
export function quizTrial(question: QuizQuestion, { quizId, index, words, picture, locale }: QuizPlace): TrialQuestion | undefined {
  const whole = quizQuestion.safeParse(question);
  const carried = whole.success ? courseOfQuiz(whole.data).question : undefined;
  if (!whole.success || carried === undefined) return undefined;
  const { mediaId, film } = whole.data;
  const shown =
    "file" in carried
      ? { file: files[carried.kind] }
      : typeof mediaId !== "number"
        ? {}
        : film === undefined
          ? { picture: { file: files.hotspot, description: picture } }
          : { film: { file: files.film, captions: files.captions, description: film.description } };
  const read = packageQuestions.element.safeParse({ ...carried, ...shown, id: index + 1 });
  if (!read.success) return undefined;
  const address = (path: string) =>
    path.endsWith(".vtt") ? `quizzes/${quizId}/bank/${index}/picture/captions` : `quizzes/${quizId}/media/${mediaId}`;
  return trialQuestion(read.data, { locale, address, random: chanceOf(index + 1), words });
}
