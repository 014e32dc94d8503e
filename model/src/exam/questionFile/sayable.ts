import type { FileAsk, FileQuestion, QuestionNote } from "./fileQuestion.ts";

/** What is asked in words: marks on pictures no format says as questions here ask for them. */
export type SayableAsk = Exclude<FileAsk, { kind: "hotspot" | "findThreat" }>;
export type SayableQuestion = FileQuestion & { ask: SayableAsk };

/** The questions that a format can say, each with its number among all; of the others it is told that they were left away. */
export function sayable(questions: readonly FileQuestion[]): {
  said: { question: SayableQuestion; number: number }[];
  notes: QuestionNote[];
} {
  const numbered = questions.map((question, index) => ({ question, number: index + 1 }));
  return {
    said: numbered.flatMap(({ question, number }) => (isSayable(question) ? { question, number } : [])),
    notes: numbered
      .filter(({ question }) => !isSayable(question))
      .map(({ question: { text, ask }, number }) => ({
        question: text.slice(0, 80),
        line: number,
        file: "",
        code: "kindNotWritten",
        word: ask.kind,
        left: true,
      })),
  };
}

const isSayable = (question: FileQuestion): question is SayableQuestion =>
  question.ask.kind !== "hotspot" && question.ask.kind !== "findThreat";
