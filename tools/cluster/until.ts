import { setTimeout as pause } from "node:timers/promises";

/** Asks again and again; answers after how many milliseconds it was so, or undefined. */
export async function until(longestMs: number, isSo: () => Promise<boolean>): Promise<number | undefined> {
  for (const begun = performance.now(); performance.now() - begun < longestMs; await pause(20))
    if (await isSo().catch(() => false)) return Math.round(performance.now() - begun);
  return undefined;
}
