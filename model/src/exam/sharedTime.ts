import { spreadTime } from "../attempt/spreadTime.ts";
import { isStrict, type ExamSettings } from "./examSettings.ts";

/** An answer of a paper as the server has it. */
export interface HandedAnswer {
  /** Since the attempt began, where the answer was stored before. */
  storedMs: number | null;
  /** As told with it then; 0 where it was not. */
  durationMs: number;
  /** Only the hand-in has it. */
  unstamped: boolean;
}

export interface SharedAnswer {
  durationMs: number;
  /** It came with the hand-in, and its question's own time was over by then. */
  timeOver: boolean;
}

/** So long a hand-in may take to arrive. */
const arrivalMs = 2_000;

/**
 * The server's time among the answers of an attempt, as at the simulator (`spreadTime`). Where one question follows the other, all that are
 * left share it, and when each had more than its own time those that only the hand-in has came too late. No more is counted than passed.
 */
export function sharedTime(settings: ExamSettings, answers: readonly HandedAnswer[], elapsedMs: number): SharedAnswer[] {
  const strict = isStrict(settings);
  const last = answers.findLastIndex(({ storedMs }) => storedMs !== null);
  const sinceMs = Math.max(0, ...answers.map(({ storedMs }) => storedMs ?? 0));
  const left = strict ? answers.length - 1 - last : answers.filter(({ unstamped }) => unstamped).length;
  const shareMs = spreadTime(sinceMs, elapsedMs, left) - sinceMs;
  const timer = settings.questionTimerMs;
  const late = timer > 0 && elapsedMs - sinceMs > left * timer + arrivalMs;
  const shared = answers.map(({ unstamped, durationMs }, index) =>
    unstamped ? { durationMs: shareMs, timeOver: strict && (index < last || late) } : { durationMs, timeOver: false },
  );
  const total = shared.reduce((sum, answer) => sum + answer.durationMs, 0);
  const part = total > elapsedMs ? elapsedMs / total : 1;
  return shared.map((answer) => ({ ...answer, durationMs: Math.floor(answer.durationMs * part) }));
}
