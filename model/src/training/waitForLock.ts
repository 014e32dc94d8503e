import { lockPollMs, lockWaitMs } from "./courseTimer.ts";

/** Waits until nobody holds the course timer's lock any more; false when it was held for too long. */
export async function waitForLock(held: () => boolean, wait: (ms: number) => Promise<void>): Promise<boolean> {
  for (let waited = 0; held(); waited += lockPollMs) {
    if (waited >= lockWaitMs) return false;
    await wait(lockPollMs);
  }
  return true;
}
