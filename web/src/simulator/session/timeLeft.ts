import type { Session } from "@vigil/model/simulator/session";
import { timersOf } from "@vigil/model/simulator/timers";

export interface Countdown {
  /** Milliseconds left, or gone by where there is no limit. */
  ms: number;
  limitMs: number;
  warning: "none" | "low" | "last";
}

const imageLowMs = 10_000;
const imageLastMs = 5_000;
const sessionLowMs = 300_000;
const sessionLastMs = 60_000;

/** Time left for the image on screen; null without a limit or while no image is shown. */
export function imageTime(session: Session, elapsedMs: number): Countdown | null {
  const { imageTimerMs } = session.settings;
  const { image } = timersOf(session, elapsedMs);
  if (image === null || imageTimerMs === 0) return null;
  return countdown(imageTimerMs, image.elapsedTime, imageLowMs, imageLastMs);
}

/** Time left for the session; without a limit the time gone by. */
export function sessionTime(session: Session, elapsedMs: number): Countdown | null {
  const { session: whole } = timersOf(session, elapsedMs);
  if (whole === null) return null;
  const { sessionTimerMs } = session.settings;
  if (sessionTimerMs === 0) return { ms: whole.elapsedTime, limitMs: 0, warning: "none" };
  return countdown(sessionTimerMs, whole.elapsedTime, sessionLowMs, sessionLastMs);
}

/** Minutes and seconds; what is left is rounded up, so that 0:00 means over. */
export function clockText({ ms, limitMs }: Countdown): string {
  const seconds = limitMs > 0 ? Math.ceil(ms / 1000) : Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A limit shorter than the usual warning warns in its last third and sixth. */
function countdown(limitMs: number, goneMs: number, usualLowMs: number, usualLastMs: number): Countdown {
  const ms = Math.max(0, limitMs - goneMs);
  const lowMs = Math.min(usualLowMs, limitMs / 3);
  const lastMs = Math.min(usualLastMs, limitMs / 6);
  return { ms, limitMs, warning: ms <= lastMs ? "last" : ms <= lowMs ? "low" : "none" };
}
