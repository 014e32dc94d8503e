import { tick } from "../attempt/tick.ts";
import type { Session } from "./sessionState.ts";

/** Milliseconds since the session began; `expired` once a limit is reached, never without one. */
export interface Timer {
  startTime: number;
  elapsedTime: number;
  expired: boolean;
}

/** The timer of the image on screen, null while none is shown, and the timer of the session, null before and after it. */
export function timersOf(session: Session, elapsedMs: number): { image: Timer | null; session: Timer | null } {
  const { imageTimerMs, sessionTimerMs } = session.settings;
  const runs = session.phase !== "intro" && session.phase !== "review";
  const whole = runs ? timer(0, elapsedMs, sessionTimerMs) : null;
  if (session.phase !== "looking") return { image: null, session: whole };
  const image = timer(session.shownMs, elapsedMs, imageTimerMs);
  // When the session's time is over, the image's is over too.
  return { image: { ...image, expired: image.expired || whole?.expired === true }, session: whole };
}

function timer(startTime: number, nowMs: number, limitMs: number): Timer {
  const elapsedTime = tick(Math.max(0, nowMs - startTime));
  return { startTime, elapsedTime, expired: limitMs > 0 && elapsedTime >= limitMs };
}
