import type { ExamQuestion } from "@vigil/model/exam/examWire";
import type { Tx } from "../storage/asDomain.ts";

/** As an exam asks it. */
interface Question {
  id: number;
  objective: null;
  model: ExamQuestion["model"];
  text: string;
  options: { id: number; text: string }[];
  key: number[];
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
  // numbers of options: the right ones first, then the others; they stay here, learners see those of their attempt
  return rows.map(({ position, text, correct, incorrect, feedback: said, mediaId }) => ({
    id: position,
    objective: null,
    model: correct.length > 1 ? "multiple" : "single",
    text,
    options: [...correct, ...incorrect].map((each, index) => ({ id: index, text: each })),
    key: correct.map((_, index) => index),
    ...(mediaId === null ? {} : { mediaId }),
    feedback: said === "" ? {} : { correct: said, incorrect: said },
  }));
}
