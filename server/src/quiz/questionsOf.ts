import type { QuizQuestions } from "@vigil/model/quiz/quizWire";
import type { Tx } from "../storage/asDomain.ts";

/** The questions of a quiz as their administrator writes them, with what is right. */
export async function questionsOf(tx: Tx, domainId: number, id: number): Promise<QuizQuestions> {
  const questions = await tx
    .selectFrom("quizQuestions")
    .select(["number", "text", "asks", "truth", "correct", "incorrect", "said", "feedback", "mediaId", "film"])
    .where("domainId", "=", domainId)
    .where("quizId", "=", id)
    .orderBy("position")
    .execute();
  return {
    id,
    questions: questions.map(({ mediaId, film, asks, truth, said, ...asked }) => ({
      ...asked,
      ...(truth === null ? {} : { truth }),
      ...(said.length === 0 ? {} : { said }),
      ...(asks === null ? {} : { asks }),
      ...(mediaId === null ? {} : { mediaId }),
      ...(film === null ? {} : { film }),
    })),
  };
}
