import type { DecisionBody } from "@vigil/model/simulator/wire";
import { ApiProblem } from "../../apiProblem.ts";
import { isFinal } from "./isFinal.ts";
import type { Journal } from "./journal.ts";

/** Sends what earlier visits of a user could not: an answer kept here goes out as a late one, and is forgotten when it is answered for good. */
export async function resendJournal(
  journal: Journal,
  userId: number,
  send: (sessionId: number, index: number, body: DecisionBody) => Promise<unknown>,
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
