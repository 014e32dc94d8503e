import type { PackageQuestion } from "../../curriculum/coursePackage.ts";
import type { FileAsk, FilePicture, FileQuestion } from "./fileQuestion.ts";
import { fileOfOther } from "./otherOfFile.ts";
import type { Taking, TruthWords } from "./takenFromFile.ts";

/** A question of a course before it has its number there. */
export type NewCourseQuestion = PackageQuestion extends infer Question
  ? Question extends { id: number }
    ? Omit<Question, "id">
    : never
  : never;

export const mostCourseAnswers = 12;

/** How a course keeps the questions of a file: true or false become two answers in its language. */
export const courseTaking = (truth: TruthWords): Taking<NewCourseQuestion> => ({
  truth,
  most: { right: mostCourseAnswers, all: mostCourseAnswers },
  many: "tooManyAnswers",
  oneFeedback: false,
  make: ({ text, ask, feedback: { correct, incorrect } }, asks) => {
    const feedback = { ...(correct === "" ? {} : { correct }), ...(incorrect === "" ? {} : { incorrect }) };
    if (asks === undefined) return { text, ...choiceOf(ask, truth), feedback };
    // its picture is named where it is taken
    return asks.kind === "hotspot" ? { ...asks, file: "", text, feedback } : { ...asks, text, feedback };
  },
});

function choiceOf(ask: FileAsk, [yes, no]: TruthWords) {
  const right = ask.kind === "truth" && ask.right;
  const answers =
    ask.kind === "choice"
      ? ask.answers
      : [
          { text: yes, correct: right, feedback: "" },
          { text: no, correct: !right, feedback: "" },
        ];
  return {
    kind: ask.kind === "choice" && ask.several ? ("multiple" as const) : ("single" as const),
    answers: answers.map(({ text, correct, feedback }, index) => ({
      id: index + 1,
      text,
      correct,
      ...(feedback === "" ? {} : { feedback }),
    })),
  };
}

/** And back. */
export function fileOfCourse(
  question: NewCourseQuestion | PackageQuestion,
  { category, tags }: { category: string; tags: string[] },
  picture: FilePicture | null,
): FileQuestion {
  const { text, feedback } = question;
  return {
    line: 0,
    file: "",
    category,
    tags,
    text,
    ask: askOf(question),
    feedback: { correct: feedback.correct ?? "", incorrect: feedback.incorrect ?? "" },
    picture,
  };
}

const askOf = (question: NewCourseQuestion | PackageQuestion): FileAsk =>
  "answers" in question
    ? {
        kind: "choice",
        several: question.kind === "multiple",
        answers: question.answers.map(({ text, correct, feedback = "" }) => ({ text, correct, feedback })),
      }
    : fileOfOther(question);
