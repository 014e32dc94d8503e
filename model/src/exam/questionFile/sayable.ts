import { pictureSize } from "../../values/pictureSize.ts";
import type { FileAsk, FileQuestion, QuestionNote } from "./fileQuestion.ts";

/** Threats in scans no format says as questions here ask for them. */
export type SayableAsk = Exclude<FileAsk, { kind: "findThreat" }>;
export type SayableQuestion = FileQuestion & { ask: SayableAsk };

/** The questions that a format can say, each with its number among all; of the others it is told that they were left away. */
export function sayable(
  questions: readonly FileQuestion[],
  saysPlaces: (regions: readonly unknown[]) => boolean,
): {
  said: { question: SayableQuestion; number: number }[];
  notes: QuestionNote[];
} {
  const isSayable = (question: FileQuestion): question is SayableQuestion => {
    const { ask, picture } = question;
    if (ask.kind === "hotspot") return picture !== null && pictureSize(picture.base64) !== undefined && saysPlaces(ask.regions);
    return ask.kind !== "findThreat";
  };
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
