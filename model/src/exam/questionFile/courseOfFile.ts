import type { PackageQuestion } from "../../curriculum/coursePackage.ts";
import type { FileAsk, FilePicture, FileQuestion } from "./fileQuestion.ts";
import { fileOfOther } from "./otherOfFile.ts";
import type { TruthWords } from "../truthParts.ts";
import type { Taking } from "./takenFromFile.ts";

/** A question of a course before it has its number there. */
export type NewCourseQuestion = PackageQuestion extends infer Question
  ? Question extends { id: number }
    ? Omit<Question, "id">
    : never
  : never;

export const mostCourseAnswers = 12;

/** How a course keeps the questions of a file. */
export const courseTaking = (truth: TruthWords): Taking<NewCourseQuestion> => ({
  truth,
  most: { right: mostCourseAnswers, all: mostCourseAnswers },
  many: "tooManyAnswers",
  oneFeedback: false,
  make: ({ text, ask, feedback: { correct, incorrect } }, asks) => {
    const feedback = { ...(correct === "" ? {} : { correct }), ...(incorrect === "" ? {} : { incorrect }) };
    if (ask.kind === "truth") return { kind: ask.kind, text, right: ask.right, feedback };
    if (ask.kind === "choice") return { text, ...choiceOf(ask), feedback };
    if (asks === undefined) throw new Error(`What a file asks as ${ask.kind} was not read.`);
    // its picture is named where it is taken
    return asks.kind === "hotspot" ? { ...asks, file: "", text, feedback } : { ...asks, text, feedback };
  },
});

const choiceOf = ({ several, answers }: Extract<FileAsk, { kind: "choice" }>) => ({
  kind: several ? ("multiple" as const) : ("single" as const),
  answers: answers.map(({ text, correct, feedback }, index) => ({
    id: index + 1,
    text,
    correct,
    ...(feedback === "" ? {} : { feedback }),
  })),
});

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

function askOf(question: NewCourseQuestion | PackageQuestion): FileAsk {
  if (question.kind === "truth") return { kind: question.kind, right: question.right };
  if (!("answers" in question)) return fileOfOther(question);
  const { kind, answers } = question;
  return {
    kind: "choice",
    several: kind === "multiple",
    answers: answers.map(({ text, correct, feedback = "" }) => ({ text, correct, feedback })),
  };
}
