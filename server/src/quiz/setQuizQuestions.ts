import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import type { QuizQuestion } from "@vigil/model/quiz/quizWire";
import { sql } from "kysely";
import type { View } from "../entity/view.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { versionedQuiz } from "./versionedQuiz.ts";

/** Gives a quiz these questions and no others; where somebody has begun it, its next version. Answers which one has them. */
export async function setQuizQuestions(tx: Tx, { caller }: View, quizId: number, questions: readonly QuizQuestion[]): Promise<number> {
  const { domainId } = caller;
  const { id } = await versionedQuiz(tx, domainId, { id: quizId, questions: true });
  const before = await questionsOf(tx, domainId, quizId);
  await tx.deleteFrom("quizQuestions").where("domainId", "=", domainId).where("quizId", "=", id).execute();
  const rows = questions.map(({ text, asks, correct, incorrect, feedback, mediaId = null }, position) => ({
    domainId,
    quizId: id,
    position,
    text,
    asks: asks === undefined ? null : JSON.stringify(asks),
    correct: JSON.stringify(correct),
    incorrect: JSON.stringify(incorrect),
    feedback,
    mediaId,
  }));
  if (rows.length > 0) await tx.insertInto("quizQuestions").values(rows).execute();
  await forgetRulings(tx, domainId, { quizId: id, before, after: questions });
  await writeEvent(tx, caller, {
    type: "quiz.update",
    subject: { entity: "quiz", id },
    data: { before: { questions: before.length }, after: { questions: rows.length }, answerKey: changedQuestions(before, questions) },
  });
  return id;
}

interface Rewritten {
  quizId: number;
  before: readonly Told[];
  after: readonly QuizQuestion[];
}

/** What was said of a question after its key was wrong holds no longer where its author has written it anew, with the key it has now. */
async function forgetRulings(tx: Tx, domainId: number, { quizId, before, after }: Rewritten): Promise<void> {
  const asking = ({ text, asks = null, correct, incorrect }: Asked) => JSON.stringify([text, asks, correct, incorrect]);
  const rewritten = before.flatMap((asked, position) => {
    const now = after[position];
    return now !== undefined && asking(now) === asking(asked) ? [] : position;
  });
  if (rewritten.length === 0) return;
  await sql`update question_regrades set quiz_ids = array_remove(quiz_ids, ${quizId}::bigint)
    where domain_id = ${domainId} and ${quizId}::bigint = any(quiz_ids) and question_id = any(${rewritten}::bigint[])`.execute(tx);
}

type Told = Pick<QuizQuestion, "text" | "correct" | "incorrect" | "feedback"> & { asks: OtherQuestion | null; mediaId: number | null };
type Asked = Pick<Told, "text" | "correct" | "incorrect"> & { asks?: OtherQuestion | null | undefined };

const questionsOf = (tx: Tx, domainId: number, quizId: number): Promise<Told[]> =>
  tx
    .selectFrom("quizQuestions")
    .select(["text", "asks", "correct", "incorrect", "feedback", "mediaId"])
    .where("domainId", "=", domainId)
    .where("quizId", "=", quizId)
    .orderBy("position")
    .execute();

/** The questions that are new, gone or say or ask something else now, each with what it was and what it is. */
function changedQuestions(before: readonly Told[], after: readonly QuizQuestion[]) {
  const told = after.map(({ text, asks = null, correct, incorrect, feedback, mediaId = null }): Told => ({
    text,
    asks,
    correct,
    incorrect,
    feedback,
    mediaId,
  }));
  return Array.from({ length: Math.max(before.length, told.length) }, (_, index) => ({
    number: index + 1,
    before: before[index] ?? null,
    after: told[index] ?? null,
  })).filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
