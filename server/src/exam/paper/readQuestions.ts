import { z } from "zod";
import { accepted, isAcceptedPlace, isAcceptedText, type Accepted } from "@vigil/model/curriculum/questionKinds";
import { isChosen, isPlaced, isWritten, modelOf, questionKinds, type QuestionModel } from "@vigil/model/curriculum/questionModel";
import type { AnswerValue } from "@vigil/model/exam/answerValue";
import type { AskedParts, Offered } from "@vigil/model/exam/askedParts";
import type { AnswerFeedback } from "@vigil/model/exam/examWire";
import { scanKeys } from "@vigil/model/training/pageBlock";
import { rightOptions, type AnswerCredit } from "@vigil/model/exam/markAnswer";
import type { Ruling } from "@vigil/model/exam/ruling";
import { truthOptions } from "@vigil/model/exam/truthParts";
import { truthWords } from "../../http/truthWords.ts";
import { quizQuestions } from "../../quiz/quizQuestions.ts";
import { databaseOf, type Tx } from "../../storage/asDomain.ts";
import { askedKey, type PaperOptions } from "./askedAs.ts";

const pictured = z.object({ file: z.string(), description: z.string() });
type Pictured = z.infer<typeof pictured>;
const filmed = pictured.extend({ captions: z.string() });

/** A question with what is right: its key leaves the server only for answers that are locked. */
export interface StoredQuestion extends AskedParts {
  id: number;
  objective: number | null;
  model: QuestionModel;
  text: string;
  /** Its answers stand in one order for everybody. */
  inOrder?: true;
  /** What is shown with it: in the media list, or, where it is marked, a file of the course. */
  mediaId?: number;
  file?: string;
  /** Shown beside what is not marked: in the files of its course. */
  picture?: Pictured;
  film?: { description: string };
  feedback: StoredFeedback;
}

const said = z.object({ id: z.int(), text: z.string() });
const option = said.extend({ side: z.literal("target").optional() });
const feedback = z.object({
  correct: z.string().optional(),
  incorrect: z.string().optional(),
  /** Said to who chose one. */
  answers: z.array(said).optional(),
});
export type StoredFeedback = z.infer<typeof feedback>;
const body = z.object({
  text: z.string(),
  answers: z.array(option),
  unit: z.string().optional(),
  file: z.string().optional(),
  description: z.string().optional(),
  picture: pictured.optional(),
  film: filmed.optional(),
  keys: z.array(z.enum(scanKeys)).optional(),
});
const answerKey = z.object({ correct: z.array(z.int()), accepted: z.array(accepted).default([]) });
const editions = z.record(z.string(), body.extend({ feedback, accepted: z.array(accepted).default([]) }));
const kindOf = z.enum(questionKinds);

interface Bank {
  contentId: number | null;
  quizId: number | null;
}

/** The bank of an attempt, in its order and in the language asked for where it is there. */
export function readQuestions(tx: Tx, domainId: number, { contentId, quizId }: Bank, locale?: string): Promise<StoredQuestion[]> {
  if (contentId !== null) return contentQuestions(tx, domainId, contentId, locale);
  if (quizId !== null) return quizQuestions(tx, domainId, quizId, locale);
  throw new Error("An exam draws from a course or from a quiz.");
}

interface KeptQuestion {
  own: StoredQuestion;
  editions: z.infer<typeof editions>;
}

const mostKept = 100;
const keptOf = new WeakMap<object, Map<string, KeptQuestion[]>>();

/** The questions of a content never change: those in use are read and checked once for each domain. */
async function contentQuestions(tx: Tx, domainId: number, contentId: number, locale: string | undefined): Promise<StoredQuestion[]> {
  const kept = keptOf.get(databaseOf(tx)) ?? new Map<string, KeptQuestion[]>();
  keptOf.set(databaseOf(tx), kept);
  const key = `${domainId} ${contentId}`;
  const questions = kept.get(key) ?? (await readContentQuestions(tx, contentId));
  kept.delete(key);
  if (questions.length > 0) kept.set(key, questions); // behind the others: what was not asked for longest goes first
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? key);
  return questions.map((question) => inLanguage(question, locale));
}

async function readContentQuestions(tx: Tx, contentId: number): Promise<KeptQuestion[]> {
  const rows = await tx
    .selectFrom("contentQuestions")
    .innerJoin("courseContents", "courseContents.id", "contentQuestions.contentId")
    .select(["questionId", "objective", "kind", "body", "answerKey", "feedback", "editions", "locale"])
    .where("contentId", "=", contentId)
    .orderBy("questionId")
    .execute();
  return rows.map((row) => {
    const { answers, ...asked } = body.parse(row.body);
    const key = answerKey.parse(row.answerKey);
    const told = editions.parse(row.editions);
    const asks = kindOf.parse(row.kind);
    const own: StoredQuestion = {
      id: row.questionId,
      objective: row.objective === "" ? null : Number(row.objective),
      model: modelOf(asks),
      ...shown(asked),
      // nobody wrote the words of true and false
      ...(asks === "truth" ? { inOrder: true, options: truthOptions(truthWords(row.locale)) } : { options: answers.map(offeredOf) }),
      key: key.correct,
      // who answers in another language of the course is right as well, in whichever it is marked
      accepted: [...new Set([...key.accepted, ...Object.values(told).flatMap((edition) => edition.accepted.filter(isAcceptedText))])],
      feedback: feedback.parse(row.feedback),
    };
    return { own, editions: told };
  });
}

const offeredOf = ({ id, text, side }: z.infer<typeof option>): Offered => (side === undefined ? { id, text } : { id, text, side });

function inLanguage({ own, editions: told }: KeptQuestion, locale: string | undefined): StoredQuestion {
  const edition = locale !== undefined && Object.hasOwn(told, locale) ? told[locale] : undefined;
  if (edition === undefined) return own;
  const { answers, accepted: right, feedback: words, ...asked } = edition;
  // places are called otherwise and lie where they lie
  const named = right.some(isAcceptedPlace) ? { accepted: right } : {};
  const options = own.inOrder && locale !== undefined ? truthOptions(truthWords(locale)) : answers.map(offeredOf);
  return { ...own, ...shown(asked), ...named, options, feedback: words };
}

/** Without what is not said. */
const shown = ({ text, unit, file, description, picture, film, keys }: Omit<z.infer<typeof body>, "answers">) => ({
  text,
  ...(unit === undefined ? {} : { unit }),
  ...(file === undefined ? {} : { file }),
  ...(description === undefined ? {} : { description }),
  ...(picture === undefined ? {} : { picture }),
  ...(film === undefined ? {} : { film }),
  ...(keys === undefined ? {} : { keys }),
});

/** What may be told of one answer that is locked: what is right, and the words to what was chosen – none to what was not. */
export function feedbackOf(
  { key, accepted: right, feedback: told }: StoredQuestion,
  paper: PaperOptions & { ruling: Ruling | null; value: AnswerValue | null },
  credit: AnswerCredit | null,
): AnswerFeedback {
  const { kind, ruling, value } = paper;
  const chosen = (told.answers ?? []).filter(({ id }) => isChosen(kind) && value?.includes(id));
  return {
    correct: credit === "full",
    credit: credit ?? "none",
    key: askedKey(paper, rightOptions(kind, key, ruling)),
    ...(isWritten(kind) || isPlaced(kind) ? { accepted: rightWords(right, ruling) } : {}),
    text: (credit === "full" ? told.correct : told.incorrect) ?? "",
    ...(chosen.length === 0 ? {} : { said: chosen.flatMap(({ id, text }) => askedKey(paper, [id]).map((name) => ({ id: name, text }))) }),
  };
}

/** What is right of a written or marked answer by now. */
export const rightWords = (right: readonly Accepted[], ruling: Ruling | null): Accepted[] => [
  ...((ruling?.kind === "key" ? ruling.accepted : undefined) ?? right),
];
