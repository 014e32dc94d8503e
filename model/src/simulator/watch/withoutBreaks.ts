import { breakBefore, type Watch } from "./watch.ts";

interface Timed {
  shownMs: number;
  elapsedMs: number;
}

/** What a moment of a watch is once its breaks are left out: their time is no active time, whatever a page tells. */
export function withoutBreaks(watch: Watch | null, decisions: readonly Timed[]): (atMs: number) => number {
  const breaks = decisions.flatMap(({ shownMs }, index) => {
    const fromMs = decisions[index - 1]?.elapsedMs ?? 0;
    return breakBefore(watch, index) ? [{ fromMs, untilMs: Math.max(fromMs, shownMs) }] : [];
  });
  const last = decisions.at(-1)?.elapsedMs ?? 0;
  if (breakBefore(watch, decisions.length)) breaks.push({ fromMs: last, untilMs: Infinity });
  return (atMs) => atMs - breaks.reduce((sum, { fromMs, untilMs }) => sum + Math.max(0, Math.min(atMs, untilMs) - fromMs), 0);
}
