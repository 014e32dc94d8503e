import { z } from "zod";
import type { AnswerFeedback, ExamQuestion } from "@vigil/model/exam/examWire";
import { quizQuestions } from "../../quiz/quizQuestions.ts";
import { databaseOf, type Tx } from "../../storage/asDomain.ts";
import { askedOptions, type PaperOptions } from "./askedAs.ts";

/** A question with what is right: its key leaves the server only for answers that are locked. */
export interface StoredQuestion {
  id: number;
  objective: number | null;
  model: ExamQuestion["model"];
  text: string;
  options: { id: number; text: string }[];
  key: number[];
  /** In the media list. */
  mediaId?: number;
  feedback: { correct?: string | undefined; incorrect?: string | undefined };
}

const option = z.object({ id: z.int(), text: z.string() });
const feedback = z.object({ correct: z.string().optional(), incorrect: z.string().optional() });
const body = z.object({ text: z.string(), answers: z.array(option) });
const answerKey = z.object({ correct: z.array(z.int()) });
const editions = z.record(z.string(), body.extend({ feedback }));

interface Bank {
  contentId: number | null;
  quizId: number | null;
}

/** The bank of an attempt, in its order and in the language asked for where it is there. */
export function readQuestions(tx: Tx, domainId: number, { contentId, quizId }: Bank, locale?: string): Promise<StoredQuestion[]> {
  if (contentId !== null) return contentQuestions(tx, domainId, contentId, locale);
  if (quizId !== null) return quizQuestions(tx, domainId, quizId);
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
    .select(["questionId", "objective", "kind", "body", "answerKey", "feedback", "editions"])
    .where("contentId", "=", contentId)
    .orderBy("questionId")
    .execute();
  return rows.map((row) => {
    const { text, answers } = body.parse(row.body);
    const own: StoredQuestion = {
      id: row.questionId,
      objective: row.objective === "" ? null : Number(row.objective),
      model: row.kind === "multiple" ? "multiple" : "single",
      text,
      options: answers,
      key: answerKey.parse(row.answerKey).correct,
      feedback: feedback.parse(row.feedback),
    };
    return { own, editions: editions.parse(row.editions) };
  });
}

function inLanguage({ own, editions: told }: KeptQuestion, locale: string | undefined): StoredQuestion {
  const edition = locale !== undefined && Object.hasOwn(told, locale) ? told[locale] : undefined;
  return edition === undefined ? own : { ...own, text: edition.text, options: edition.answers, feedback: edition.feedback };
}

/** What may be told of one answer that is locked. */
export const feedbackOf = ({ key, feedback: said }: StoredQuestion, paper: PaperOptions, correct: boolean): AnswerFeedback => ({
  correct,
  key: askedOptions(paper, key),
  text: (correct ? said.correct : said.incorrect) ?? "",
});
