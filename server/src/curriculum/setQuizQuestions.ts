import type { QuizQuestion } from "@vigil/model/simulator/quizWire";
import type { View } from "../entity/view.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { versionedQuiz } from "./versionedQuiz.ts";

/** Gives a quiz these questions and no others; where somebody has begun it, its next version. Answers which one has them. */
export async function setQuizQuestions(tx: Tx, { caller }: View, quizId: number, questions: readonly QuizQuestion[]): Promise<number> {
  const { domainId } = caller;
  const { id } = await versionedQuiz(tx, domainId, { id: quizId, questions: true });
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
  await writeEvent(tx, caller, { type: "quiz.update", subject: { entity: "quiz", id }, data: { questions: rows.length } });
  return id;
}
