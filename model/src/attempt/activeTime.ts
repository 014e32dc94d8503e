import { idleSeconds } from "../training/isAttended.ts";

/**
 * Active time is the time with the page visible and somebody acting: what passes hidden, or longer than `idleSeconds` after the last deed, does
 * not count. The page counts it, the server's clock is its upper bound. One rule for practice, exams and quizzes at the X-ray screen
 * (docs/decisions/0006).
 */
export interface Activity {
  /** Counted up to `atMs`. */
  activeMs: number;
  /** Of the last deed, or of the change of sight. */
  atMs: number;
  visible: boolean;
}

const idleMs = 1000 * idleSeconds;

export const activityFrom = (nowMs: number, visible: boolean): Activity => ({ activeMs: 0, atMs: nowMs, visible });

export const activeUntil = ({ activeMs, atMs, visible }: Activity, nowMs: number): number =>
  visible ? activeMs + Math.min(idleMs, Math.max(0, nowMs - atMs)) : activeMs;

/** Somebody did something. */
export const acted = (activity: Activity, nowMs: number): Activity => ({
  ...activity,
  activeMs: activeUntil(activity, nowMs),
  atMs: nowMs,
});

/** The page was hidden, or is seen again. */
export const seen = (activity: Activity, nowMs: number, visible: boolean): Activity => ({ ...acted(activity, nowMs), visible });

/** What the page says of its own: from when on it counted, and how much. */
export interface ToldActivity {
  sinceMs: number;
  activeMs: number;
}

interface Worked {
  /** Since the start, by the server's clock: when it heard of something decided, in order. */
  heardMs: readonly number[];
  /** When the work ended. */
  endMs: number;
  /** Absent of a client that tells none, and of what nobody handed in. */
  told: ToldActivity | undefined;
}

/** What counts: as told, within what passed; where nothing was told, from one decision to the next, each no longer than somebody may be idle. */
export function countedActiveMs({ heardMs, endMs, told }: Worked): number {
  const untilMs = Math.min(endMs, Math.max(0, told?.sinceMs ?? endMs));
  let counted = told === undefined ? 0 : Math.min(Math.max(0, told.activeMs), endMs - untilMs);
  let beforeMs = 0;
  for (const atMs of [...heardMs, untilMs]) {
    const at = Math.min(Math.max(atMs, beforeMs), untilMs);
    counted += Math.min(idleMs, at - beforeMs);
    beforeMs = at;
  }
  return counted;
}
