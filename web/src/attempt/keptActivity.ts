import type { ToldActivity } from "@vigil/model/attempt/activeTime";

const key = "vigil.active";

/**
 * What earlier pages of this browser counted of an attempt: time between two visits is nobody's work, and only the page that was left knows when
 * it was. Of the attempt at hand alone, as a learner has one; null where this browser has counted nothing of it.
 */
export function keptActivity(attemptId: number): ToldActivity | null {
  const [attempt, sinceMs, activeMs] = (localStorage.getItem(key) ?? "").split(":").map(Number);
  if (attempt !== attemptId || sinceMs === undefined || activeMs === undefined) return null;
  return sinceMs >= 0 && activeMs >= 0 ? { sinceMs, activeMs } : null;
}

/** In whole milliseconds. */
export const keepActivity = (attemptId: number, { sinceMs, activeMs }: ToldActivity): void =>
  localStorage.setItem(key, `${attemptId}:${Math.round(sinceMs)}:${Math.round(activeMs)}`);
