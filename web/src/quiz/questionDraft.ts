import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import { isPlaced } from "@vigil/model/curriculum/questionModel";
import type { QuestionFilm } from "@vigil/model/quiz/questionFilm";
import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import { newAsks, otherKinds } from "../authoring/questions/newAsks.ts";
import type { FormFault } from "../authoring/form/formProps.ts";
import { ApiProblem } from "../apiProblem.ts";
import { problemMessage } from "../problemMessage.ts";
import { problemPhrase } from "../problemPhrase.ts";

export const answerSides = ["correct", "incorrect"] as const;
type AnswerSide = (typeof answerSides)[number];

/** A question while it is written: answers are lines, and what is said to one stands beside its line. */
export interface QuestionDraft {
  key: string;
  number?: number;
  text: string;
  /** Null where answers are chosen. */
  asks: OtherQuestion | null;
  truth: boolean | null;
  correct: string;
  incorrect: string;
  said: Record<AnswerSide, readonly string[]>;
  feedback: string;
  mediaId: number | null;
  /** Where that is a film. */
  film: QuestionFilm | null;
}

/** Answers to choose from, of which one or several are right, true or false, and the other kinds. */
export const draftKinds = ["choice", "truth", ...otherKinds] as const;
export type DraftKind = (typeof draftKinds)[number];
export const kindOf = ({ asks, truth }: QuestionDraft): DraftKind => (truth !== null ? "truth" : (asks?.kind ?? "choice"));
export const ofKind = (kind: DraftKind, { asks, film }: Pick<QuestionDraft, "asks" | "film">): Partial<QuestionDraft> => ({
  truth: kind === "truth" ? true : null,
  asks: kind === "truth" || kind === "choice" ? null : newAsks(kind),
  // a scan is no picture, and a picture no scan; nothing is marked on a film
  ...(kind === "findThreat" || asks?.kind === "findThreat" || (kind === "hotspot" && film !== null) ? { mediaId: null, film: null } : {}),
});
/** What is marked is shown within its own fields. */
export const isMarked = ({ asks }: QuestionDraft): boolean => asks !== null && isPlaced(asks.kind);

export const draftOf = ({
  number,
  text,
  asks,
  truth,
  correct,
  incorrect,
  said = [],
  feedback,
  mediaId,
  film,
}: QuizQuestion): QuestionDraft => {
  const told = (answers: readonly string[]) => answers.map((each) => said.find(({ answer }) => answer === each)?.text ?? "");
  return {
    key: crypto.randomUUID(),
    ...(number === undefined ? {} : { number }),
    text,
    asks: asks ?? null,
    truth: truth ?? null,
    correct: correct.join("\n"),
    incorrect: incorrect.join("\n"),
    said: { correct: told(correct), incorrect: told(incorrect) },
    feedback,
    mediaId: mediaId ?? null,
    film: film ?? null,
  };
};

interface Line {
  answer: string;
  said: string;
  /** Among all lines, empty ones too. */
  at: number;
}
/** The answers of a side, each with what is said to it; empty lines are none, and of the same twice the first counts. */
export const answersIn = (draft: QuestionDraft, side: AnswerSide): Line[] =>
  draft[side]
    .split("\n")
    .map((answer, at) => ({ answer: answer.trim(), said: draft.said[side][at] ?? "", at }))
    .filter(({ answer }, at, all) => answer !== "" && all.findIndex((each) => each.answer === answer) === at);

export const withSaid = ({ said }: QuestionDraft, side: AnswerSide, at: number, text: string): Pick<QuestionDraft, "said"> => ({
  said: {
    ...said,
    [side]: Array.from({ length: Math.max(at + 1, said[side].length) }, (_, index) => (index === at ? text : (said[side][index] ?? ""))),
  },
});

export function questionOf(draft: QuestionDraft): QuizQuestion {
  const { number, text, asks, truth, feedback, mediaId, film } = draft;
  const common = {
    ...(number === undefined ? {} : { number }),
    text: text.trim(),
    feedback: feedback.trim(),
    mediaId,
    ...(film === null ? {} : { film }),
  };
  if (truth !== null) return { ...common, truth, correct: [], incorrect: [] };
  if (asks !== null) return { ...common, asks, correct: [], incorrect: [] };
  const [correct, incorrect] = [answersIn(draft, "correct"), answersIn(draft, "incorrect")];
  const said = [...correct, ...incorrect].flatMap(({ answer, said: words }) => (words.trim() === "" ? [] : { answer, text: words.trim() }));
  return {
    ...common,
    correct: correct.map(({ answer }) => answer),
    incorrect: incorrect.map(({ answer }) => answer),
    ...(said.length === 0 ? {} : { said }),
  };
}

/** Every place at which the server refused a question, and why. */
export function faultsOf(problem: unknown): FormFault[] {
  if (!(problem instanceof ApiProblem)) return [];
  const told = (problem.details as { faults?: { field: string; code: string; message: string }[] } | undefined)?.faults ?? [];
  const all = told.map(({ field, code, message, ...bounds }) => ({ field, message: problemPhrase(code, message, bounds) }));
  return (all.length > 0 ? all : [{ field: problem.field ?? "", message: problemMessage(problem) }]).flatMap(({ field, message }) => {
    const [list, index, ...path] = field.split(".");
    if (list !== "questions" || index === undefined) return [];
    return { path: [Number(index), ...path.map((step) => (/^\d+$/u.test(step) ? Number(step) : step))], message };
  });
}
