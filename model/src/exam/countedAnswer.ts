import { countedMs, longestLagMs, mostLagMs } from "../attempt/countedTime.ts";
import { isStrict, type ExamSettings } from "./examSettings.ts";

interface AnswerPlace {
  settings: ExamSettings;
  index: number;
  /** Receipt minus start, by the server's clock. */
  receivedMs: number;
  /** The last answer before this one that is locked, and when. */
  before: { index: number; elapsedMs: number } | null;
  /** When this question was shown first, where that is stored. */
  shownMs: number | null;
}

interface Claim {
  elapsedMs: number;
  shownMs: number | null;
  /** It waited in the browser: it may be as old as a disconnection. */
  journal: boolean;
}

export type CountedAnswer = { elapsedMs: number; shownMs: number | null } | "outOfOrder" | "timeOver";

/** When an answer counts by the server's clock, or why it does not: the attempt's time or its own is over, or an earlier one is still open. */
export function countedAnswer({ settings, index, receivedMs, before, shownMs: stored }: AnswerPlace, claim: Claim): CountedAnswer {
  const { questionTimerMs, examTimerMs, feedback } = settings;
  const strict = isStrict(settings);
  const skipped = index - 1 - (before?.index ?? -1);
  if (strict && skipped > 0 && (questionTimerMs === 0 || feedback === "question")) return "outOfOrder";
  // questions that were left open have used up their time
  const sinceMs = strict ? (before?.elapsedMs ?? 0) + skipped * questionTimerMs : 0;
  const lagMs = claim.journal ? longestLagMs(settings) : mostLagMs;
  const elapsedMs = countedMs({ claimedMs: claim.elapsedMs, receivedMs, previousMs: sinceMs, lagMs });
  if (examTimerMs > 0 && elapsedMs > examTimerMs) return "timeOver";
  const shownMs = feedback === "question" ? (stored ?? Math.min(elapsedMs, Math.max(sinceMs, claim.shownMs ?? sinceMs))) : sinceMs;
  if (questionTimerMs > 0 && elapsedMs > shownMs + questionTimerMs) return "timeOver";
  return { elapsedMs, shownMs: strict ? Math.floor(shownMs) : null };
}
