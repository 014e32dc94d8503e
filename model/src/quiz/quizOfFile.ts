import type { FilePicture, FileQuestion } from "../exam/questionFile/fileQuestion.ts";
import { fileOfOther, type FiledQuestion } from "../exam/questionFile/otherOfFile.ts";
import type { Taking } from "../exam/questionFile/takenFromFile.ts";
import type { TruthWords } from "../exam/truthParts.ts";
import { mostQuizAnswers, mostQuizText, type QuizQuestion } from "./quizQuestion.ts";

/** How a quiz keeps the questions of a file. */
export const quizTaking = (truth: TruthWords): Taking<QuizQuestion> => ({
  truth,
  most: mostQuizAnswers,
  many: "manyForQuiz",
  oneFeedback: true,
  make: ({ text, ask, feedback: { correct, incorrect } }, asks) => ({
    text,
    ...askedOf(ask, asks),
    feedback: [...new Set([correct, incorrect])]
      .filter((each) => each !== "")
      .join("\n")
      .slice(0, mostQuizText),
  }),
});

function askedOf(
  ask: FileQuestion["ask"],
  asks: FiledQuestion | undefined,
): Pick<QuizQuestion, "correct" | "incorrect" | "asks" | "truth" | "said"> {
  if (ask.kind === "truth") return { truth: ask.right, correct: [], incorrect: [] };
  if (ask.kind !== "choice") return { asks, correct: [], incorrect: [] };
  const textsOf = (right: boolean): string[] => ask.answers.filter(({ correct }) => correct === right).map(({ text }) => text);
  const said = ask.answers.flatMap(({ text: answer, feedback: text }) => (text === "" ? [] : { answer, text }));
  return { correct: textsOf(true), incorrect: textsOf(false), ...(said.length === 0 ? {} : { said }) };
}

/** Where a question stands among others. */
export interface Labelled {
  category: string;
  tags: string[];
}

/** A question of a quiz for a file. */
export function fileOfQuiz(
  { text, correct, incorrect, asks, truth, said = [], feedback }: QuizQuestion,
  { category, tags }: Labelled,
  picture: FilePicture | null,
): FileQuestion {
  const answersOf = (texts: readonly string[], right: boolean) =>
    texts.map((each) => ({ text: each, correct: right, feedback: said.find(({ answer }) => answer === each)?.text ?? "" }));
  const choice: FileQuestion["ask"] = {
    kind: "choice",
    several: correct.length > 1,
    answers: [...answersOf(correct, true), ...answersOf(incorrect, false)],
  };
  return {
    line: 0,
    file: "",
    category,
    tags,
    text,
    ask: truth !== undefined ? { kind: "truth", right: truth } : asks === undefined ? choice : fileOfOther(asks),
    feedback: { correct: feedback, incorrect: feedback },
    picture,
  };
}
