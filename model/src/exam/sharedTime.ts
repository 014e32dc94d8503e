import { isStrict, type ExamSettings } from "./examSettings.ts";

/** An answer of a paper as the server has it, and how long the hand-in says it took. */
export interface HandedAnswer {
  /** Since the attempt began, where the answer was stored before. */
  storedMs: number | null;
  durationMs: number;
  /** Only the hand-in has it. */
  unstamped: boolean;
}

export interface SharedAnswer {
  durationMs: number;
  /** It came with the hand-in, and its question's own time was over by then. */
  timeOver: boolean;
}

/** So long an answer may take to arrive. */
const arrivalMs = 2_000;

/**
 * The server's time among the answers of an attempt, as at the simulator: those that only the hand-in has are spread evenly over the time since
 * the last one stored, whatever it says of them; with those stored, no more is counted in all than passed.
 */
export function sharedTime(settings: ExamSettings, answers: readonly HandedAnswer[], elapsedMs: number): SharedAnswer[] {
  const last = answers.findLastIndex(({ storedMs }) => storedMs !== null);
  const sinceMs = Math.max(0, ...answers.map(({ storedMs }) => storedMs ?? 0));
  const left = answers.filter(({ unstamped }) => unstamped).length;
  const shareMs = left === 0 ? 0 : Math.max(0, elapsedMs - sinceMs) / left;
  const timer = settings.questionTimerMs;
  const shared = answers.map(({ unstamped, durationMs }, index) =>
    unstamped
      ? { durationMs: shareMs, timeOver: isStrict(settings) && (index < last || (timer > 0 && shareMs > timer + arrivalMs)) }
      : { durationMs, timeOver: false },
  );
  const total = shared.reduce((sum, answer) => sum + answer.durationMs, 0);
  const part = total > elapsedMs ? elapsedMs / total : 1;
  return shared.map((answer) => ({ ...answer, durationMs: Math.floor(answer.durationMs * part) }));
}
