import type { Selectable } from "kysely";
import type { ExamQuestion, StoredAnswer } from "@vigil/model/exam/examWire";
import { isRight } from "@vigil/model/exam/examScore";
import type { Tx } from "../../storage/asDomain.ts";
import type { Database } from "../../storage/database.ts";
import { askedId, askedOptions } from "./askedAs.ts";
import type { ExamRow } from "../examRow.ts";
import { feedbackOf, type StoredQuestion } from "./readQuestions.ts";

export type PaperQuestion = Selectable<Database["examAnswers"]>;

/** All of them, one by one: of a statement that asks for "all" the database keeps no plan. */
const columns = Object.keys({
  domainId: true,
  startedMonth: true,
  attemptId: true,
  position: true,
  questionId: true,
  kind: true,
  optionOrder: true,
  askedId: true,
  askedOptions: true,
  value: true,
  revision: true,
  shownMs: true,
  elapsedMs: true,
  answeredAt: true,
  durationMs: true,
  timeout: true,
  flagged: true,
  locked: true,
  claimedCorrect: true,
  credit: true,
} satisfies Record<keyof PaperQuestion, true>) as (keyof PaperQuestion)[];

/** The questions of an attempt in their order, with what is answered; locked by whoever marks them. */
export const readQuestionPaper = (
  tx: Tx,
  { domainId, startedMonth, id }: Pick<ExamRow, "domainId" | "startedMonth" | "id">,
  lock = false,
): Promise<PaperQuestion[]> =>
  tx
    .selectFrom("examAnswers")
    .select(columns)
    .where("domainId", "=", domainId)
    .where("startedMonth", "=", startedMonth)
    .where("attemptId", "=", id)
    .orderBy("position")
    .$if(lock, (query) => query.forUpdate())
    .execute();

/** A paper's questions as they are asked: the options in its order, all under the numbers of the attempt, and nothing of what is right. */
export const askedQuestions = (paper: readonly PaperQuestion[], bank: ReadonlyMap<number, StoredQuestion>): ExamQuestion[] =>
  paper.map((row) => {
    const question = known(bank, row.questionId);
    return {
      id: askedId(row),
      model: row.kind,
      text: question.text,
      options: row.optionOrder.flatMap((id, place) => {
        const option = question.options.find((each) => each.id === id);
        return option === undefined ? [] : { id: row.askedOptions?.[place] ?? id, text: option.text };
      }),
      ...(question.mediaId === undefined ? {} : { picture: `training/exam/attempts/${row.attemptId}/pictures/${askedId(row)}` }),
    };
  });

/** The same rows under the numbers of the bank: whoever looks at many attempts has to know which question it is. */
export const asInBank = (paper: readonly PaperQuestion[]): PaperQuestion[] =>
  paper.map((row) => ({ ...row, askedId: null, askedOptions: null }));

/** What is stored of the answers; feedback only of those that are locked, where the exam gives it at once. */
export const storedAnswers = (
  { settings }: Pick<ExamRow, "settings">,
  paper: readonly PaperQuestion[],
  bank: ReadonlyMap<number, StoredQuestion>,
): StoredAnswer[] =>
  paper
    .filter(({ revision }) => revision > 0)
    .map((row) => {
      const question = known(bank, row.questionId);
      const tells = row.locked && settings.feedback === "question";
      const { value, elapsedMs, shownMs, revision, durationMs, timeout, flagged, locked } = row;
      return {
        id: askedId(row),
        model: row.kind,
        value: askedOptions(row, value ?? []),
        elapsedMs,
        shownMs,
        revision,
        durationMs,
        timeout,
        flagged,
        locked,
        feedback: tells ? feedbackOf(question, row, isRight(question.key, value ?? [])) : null,
      };
    });

export function known(bank: ReadonlyMap<number, StoredQuestion>, id: number): StoredQuestion {
  const question = bank.get(id);
  if (question === undefined) throw new Error(`Question ${id} of an exam is gone.`);
  return question;
}

export const bankById = (questions: readonly StoredQuestion[]): Map<number, StoredQuestion> =>
  new Map(questions.map((question) => [question.id, question]));
