import type { QuestionModel } from "@vigil/model/curriculum/questionModel";
import { askedParts, type AskedParts } from "@vigil/model/exam/askedParts";
import type { Tx } from "../storage/asDomain.ts";

/** As an exam asks it. */
interface Question extends AskedParts {
  id: number;
  objective: null;
  model: QuestionModel;
  text: string;
  /** In the media list. */
  mediaId?: number;
  feedback: { correct?: string; incorrect?: string };
}

/** With what is right, which leaves the server only for answers that are locked. */
export async function quizQuestions(tx: Tx, domainId: number, quizId: number): Promise<Question[]> {
  const rows = await tx
    .selectFrom("quizQuestions")
    .selectAll()
    .where("domainId", "=", domainId)
    .where("quizId", "=", quizId)
    .orderBy("position")
    .execute();
  return rows.map(({ position, text, asks, correct, incorrect, feedback: said, mediaId }) => ({
    id: position,
    objective: null,
    text,
    ...(asks === null ? choiceParts(correct, incorrect) : { model: asks.kind, ...askedParts(asks) }),
    ...(mediaId === null ? {} : { mediaId }),
    feedback: said === "" ? {} : { correct: said, incorrect: said },
  }));
}

/** Numbers of options: the right ones first, then the others; they stay here, learners see those of their attempt. */
const choiceParts = (correct: readonly string[], incorrect: readonly string[]): AskedParts & Pick<Question, "model"> => ({
  model: correct.length > 1 ? "multiple" : "single",
  options: [...correct, ...incorrect].map((each, index) => ({ id: index, text: each })),
  key: correct.map((_, index) => index),
  accepted: [],
});
