import { setTimeout as pause } from "node:timers/promises";

/** Waits for what takes as long as the machine is busy: until it is over (true), or nothing about it has changed for so many milliseconds (false). */
export async function untilStill(limitMs: number, read: () => Promise<{ isOver: boolean }>): Promise<boolean> {
  for (let last = "", since = performance.now(); ;) {
    const now = await read();
    if (now.isOver) return true;
    if (JSON.stringify(now) !== last) [last, since] = [JSON.stringify(now), performance.now()];
    else if (performance.now() - since > limitMs) return false;
    await pause(500);
  }
}
