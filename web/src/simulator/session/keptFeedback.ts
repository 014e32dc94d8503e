const key = "vigil.simulator.feedback";

/** The bag whose feedback was being read in this tab when its page went away; null where none was. */
export function keptFeedback(sessionId: number): number | null {
  const [session, index] = (sessionStorage.getItem(key) ?? "").split(":");
  return session === String(sessionId) ? Number(index) : null;
}

/** Names the bag whose feedback is on the screen, so that a reload shows it again; null once the learner goes on. */
export function keepFeedback(sessionId: number, index: number | null): void {
  if (index === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, `${sessionId}:${index}`);
}
