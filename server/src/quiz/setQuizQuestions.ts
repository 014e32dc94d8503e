import type { QuizQuestion } from "@vigil/model/quiz/quizWire";
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
  const rows = questions.map(({ text, correct, incorrect, feedback, mediaId = null }, position) => ({
    domainId,
    quizId: id,
    position,
    text,
    correct: JSON.stringify(correct),
    incorrect: JSON.stringify(incorrect),
    feedback,
    mediaId,
  }));
  if (rows.length > 0) await tx.insertInto("quizQuestions").values(rows).execute();
  await writeEvent(tx, caller, {
    type: "quiz.update",
    subject: { entity: "quiz", id },
    data: { before: { questions: before.length }, after: { questions: rows.length }, answerKey: changedQuestions(before, questions) },
  });
  return id;
}

type Told = Pick<QuizQuestion, "text" | "correct" | "incorrect" | "feedback"> & { mediaId: number | null };

const questionsOf = (tx: Tx, domainId: number, quizId: number): Promise<Told[]> =>
  tx
    .selectFrom("quizQuestions")
    .select(["text", "correct", "incorrect", "feedback", "mediaId"])
    .where("domainId", "=", domainId)
    .where("quizId", "=", quizId)
    .orderBy("position")
    .execute();

/** The questions that are new, gone or say or ask something else now, each with what it was and what it is. */
function changedQuestions(before: readonly Told[], after: readonly QuizQuestion[]) {
  const told = after.map(({ text, correct, incorrect, feedback, mediaId = null }): Told => ({
    text,
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
