/** Without a key, a click or a movement for so long, time no longer counts. */
export const idleSeconds = 180;
/** A page ticks every second; when it did not for so long, the computer slept. */
const sleepSeconds = 15;

/** Whether the seconds since the last tick count: not of a hidden page, not of a sleeping computer, not of somebody idle. */
export const isAttended = ({ visible, inputMs }: { visible: boolean; inputMs: number }, passed: number, nowMs: number): boolean =>
  visible && passed <= sleepSeconds && nowMs - inputMs <= 1000 * idleSeconds;
