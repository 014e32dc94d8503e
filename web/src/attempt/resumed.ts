import type { Journal, JournalEntry } from "../outbox/journal.ts";
import type { AttemptClock } from "./attemptClock.ts";
import { clockFrom } from "./browserTime.ts";

/** What goes on of an attempt that the server has just answered: its clock, and what this browser still holds of it. */
export async function resumed<Body>(
  { sessionId, elapsedMs }: { sessionId: number; elapsedMs: number },
  userId: number,
  journal: Journal<JournalEntry<Body>>,
): Promise<{ clock: AttemptClock; late: JournalEntry<Body>[] }> {
  // The clock starts with the server's answer, whatever the journal takes.
  const clock = clockFrom(elapsedMs);
  return { clock, late: await journal.read(userId, sessionId).catch(() => []) };
}
