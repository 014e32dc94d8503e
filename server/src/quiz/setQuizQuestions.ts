import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import { sql } from "kysely";
import type { View } from "../entity/view.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { numberedQuestions } from "./numberedQuestions.ts";
import { questionsOf } from "./questionsOf.ts";
import { versionedQuiz } from "./versionedQuiz.ts";

/** Gives a quiz these questions and no others; where somebody has begun it, its next version. Answers which one has them. */
export async function setQuizQuestions(tx: Tx, { caller }: View, quizId: number, questions: readonly QuizQuestion[]): Promise<number> {
  const { domainId } = caller;
  const { id } = await versionedQuiz(tx, domainId, { id: quizId, questions: true });
  const { questions: before } = await questionsOf(tx, domainId, quizId);
  const after = numberedQuestions(before, questions);
  await tx.deleteFrom("quizQuestions").where("domainId", "=", domainId).where("quizId", "=", id).execute();
  const rows = after.map(
    ({ number, text, asks, truth = null, correct, incorrect, said = [], feedback, mediaId = null, film }, position) => ({
      domainId,
      quizId: id,
      position,
      number,
      text,
      asks: asks === undefined ? null : JSON.stringify(asks),
      truth,
      correct: JSON.stringify(correct),
      incorrect: JSON.stringify(incorrect),
      said: JSON.stringify(said),
      feedback,
      mediaId,
      film: film === undefined ? null : JSON.stringify(film),
    }),
  );
  if (rows.length > 0) await tx.insertInto("quizQuestions").values(rows).execute();
  // what is kept of its questions elsewhere sees by it that they are others
  await sql`update quizzes set updated_at = clock_timestamp() where domain_id = ${domainId} and id = ${id}`.execute(tx);
  await forgetRulings(tx, domainId, { quizId: id, before, after });
  await writeEvent(tx, caller, {
    type: "quiz.update",
    subject: { entity: "quiz", id },
    data: { before: { questions: before.length }, after: { questions: rows.length }, answerKey: changedQuestions(before, after) },
  });
  return id;
}

interface Rewritten {
  quizId: number;
  before: readonly QuizQuestion[];
  after: readonly QuizQuestion[];
}

/** What was said of a question after its key was wrong holds no longer where its author has written it anew, with the key it has now. */
async function forgetRulings(tx: Tx, domainId: number, { quizId, before, after }: Rewritten): Promise<void> {
  const asking = ({ text, asks, truth, correct, incorrect }: QuizQuestion) => JSON.stringify([text, asks, truth, correct, incorrect]);
  const rewritten = before.flatMap((asked, position) => {
    const now = after[position];
    return now !== undefined && asking(now) === asking(asked) ? [] : position;
  });
  if (rewritten.length === 0) return;
  await sql`update question_regrades set quiz_ids = array_remove(quiz_ids, ${quizId}::bigint)
    where domain_id = ${domainId} and ${quizId}::bigint = any(quiz_ids) and question_id = any(${rewritten}::bigint[])`.execute(tx);
}

/** The questions that are new, gone or say or ask something else now, each with what it was and what it is. */
function changedQuestions(before: readonly QuizQuestion[], after: readonly QuizQuestion[]) {
  const told = ({ text, asks, truth, correct, incorrect, said = [], feedback, mediaId = null, film }: QuizQuestion) => ({
    text,
    asks: asks ?? null,
    truth: truth ?? null,
    correct,
    incorrect,
    said,
    feedback,
    mediaId,
    ...(film === undefined ? {} : { film: { description: film.description, captions: film.captions.map(({ locale }) => locale) } }),
  });
  const toldOf = (question: QuizQuestion | undefined) => (question === undefined ? null : told(question));
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
    number: index + 1,
    before: toldOf(before[index]),
    after: toldOf(after[index]),
  })).filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
