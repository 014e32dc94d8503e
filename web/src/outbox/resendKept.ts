import { ApiProblem } from "../apiProblem.ts";
import { isFinal } from "./isFinal.ts";
import type { Journal, JournalEntry } from "./journal.ts";

/** Sends what earlier visits of a user could not: it goes out as late, and is forgotten when it is answered for good. */
export async function resendKept<Body extends object>(
  journal: Journal<JournalEntry<Body>>,
  userId: number,
  send: (sessionId: number, index: number, body: Body) => Promise<unknown>,
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
