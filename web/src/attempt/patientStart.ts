import { ApiProblem } from "../apiProblem.ts";
import type { Wait } from "../outbox/sendInTurn.ts";

/** Longer than the busiest minute of an exam that thousands begin at once. */
const mostWaitedSeconds = 180;

interface Patience {
  /** What the page says while it waits: how many seconds; null when it asks again. */
  told: (seconds: number | null) => void;
  wait: Wait;
  /** From 0 to below 1: so that those who were refused together do not come back together. */
  chance: () => number;
  /** Whoever has left begins nothing. */
  signal: AbortSignal;
}

const wantedBack = (problem: unknown): number =>
  problem instanceof ApiProblem && (problem.status === 503 || problem.status === 429) ? problem.retryAfter : 0;

/** A start that is refused because too much is asked for at this moment is tried again when the server said to come back, by itself. */
export async function patientStart<T>(start: () => Promise<T>, { told, wait, chance, signal }: Patience): Promise<T> {
  for (let waited = 0; ;) {
    try {
      return await start();
    } catch (problem) {
      const least = wantedBack(problem);
      const seconds = Math.ceil(least * (1 + chance()));
      if (least === 0 || waited + seconds > mostWaitedSeconds || signal.aborted) throw problem;
      waited += seconds;
      told(seconds);
      await new Promise<void>((resolve, reject) => {
        const stop = wait(seconds * 1000, resolve);
        signal.addEventListener("abort", () => {
          stop();
          reject(problem);
        });
      });
      told(null);
    }
  }
}
