import type { Selectable } from "kysely";
import type { ExamQuestion, StoredAnswer } from "@vigil/model/exam/examWire";
import { isRight } from "@vigil/model/exam/examScore";
import type { Tx } from "../storage/asDomain.ts";
import type { Database } from "../storage/database.ts";
import type { AttemptRow } from "./attemptRow.ts";
import { feedbackOf, type StoredQuestion } from "./readQuestions.ts";

export type PaperRow = Selectable<Database["examAnswers"]>;

/** The questions of an attempt in their order, with what is answered; locked by whoever marks them. */
export const readPaper = (
  tx: Tx,
  { domainId, startedMonth, id }: Pick<AttemptRow, "domainId" | "startedMonth" | "id">,
  lock = false,
): Promise<PaperRow[]> =>
  tx
    .selectFrom("examAnswers")
    .selectAll()
    .where("domainId", "=", domainId)
    .where("startedMonth", "=", startedMonth)
    .where("attemptId", "=", id)
    .orderBy("position")
    .$if(lock, (query) => query.forUpdate())
    .execute();

/** A paper's questions as they are asked: the options in its order, and nothing of what is right. */
export const askedQuestions = (paper: readonly PaperRow[], bank: ReadonlyMap<number, StoredQuestion>): ExamQuestion[] =>
  paper.map(({ attemptId, questionId, kind, optionOrder }) => {
    const question = known(bank, questionId);
    return {
      id: questionId,
      model: kind,
      text: question.text,
      options: optionOrder.flatMap((id) => question.options.filter((option) => option.id === id)),
      ...(question.mediaId === undefined ? {} : { picture: `training/exam/attempts/${attemptId}/pictures/${questionId}` }),
    };
  });

/** What is stored of the answers; feedback only of those that are locked, where the exam gives it at once. */
export const storedAnswers = (
  { settings }: Pick<AttemptRow, "settings">,
  paper: readonly PaperRow[],
  bank: ReadonlyMap<number, StoredQuestion>,
): StoredAnswer[] =>
  paper
    .filter(({ revision }) => revision > 0)
    .map((row) => {
      const question = known(bank, row.questionId);
      const tells = row.locked && settings.feedback === "question";
      const { value, elapsedMs, shownMs, revision, durationMs, timeout, flagged, locked } = row;
      return {
        id: row.questionId,
        model: row.kind,
        value: value ?? [],
        elapsedMs,
        shownMs,
        revision,
        durationMs,
        timeout,
        flagged,
        locked,
        feedback: tells ? feedbackOf(question, isRight(question.key, value ?? [])) : null,
      };
    });

export function known(bank: ReadonlyMap<number, StoredQuestion>, id: number): StoredQuestion {
  const question = bank.get(id);
  if (question === undefined) throw new Error(`Question ${id} of an exam is gone.`);
  return question;
}

export const bankById = (questions: readonly StoredQuestion[]): Map<number, StoredQuestion> =>
  new Map(questions.map((question) => [question.id, question]));
