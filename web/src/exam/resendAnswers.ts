import type { AnswerBody } from "@vigil/model/exam/examWire";
import { ApiProblem } from "../apiProblem.ts";
import { isFinal } from "../simulator/session/isFinal.ts";
import type { Journal } from "../simulator/session/journal.ts";

/** Sends what earlier visits of a user could not: an answer kept here is forgotten when it is answered for good. */
export async function resendAnswers(
  journal: Journal<AnswerBody>,
  userId: number,
  send: (examId: number, index: number, body: AnswerBody) => Promise<unknown>,
): Promise<void> {
  for (const entry of await journal.read(userId).catch(() => [])) {
    try {
      await send(entry.sessionId, entry.index, { ...entry.body, journal: true });
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || !isFinal(problem)) return;
    }
    await journal.remove(entry).catch(() => undefined);
  }
}
