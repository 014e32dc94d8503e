import { advanceCourseTimer, needsSync, noCourseTimer, type CourseTimerEvent } from "@vigil/model/training/courseTimer";
import { waitForLock } from "@vigil/model/training/waitForLock";
import type { CourseStatus } from "@vigil/model/training/wire";
import { useEffect } from "react";
import { call } from "../../api.ts";

const tickMs = 1000;
const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;

/** One for the whole page: a learner is in one course at a time. */
let timer = noCourseTimer;
const advance = (event: CourseTimerEvent): void => {
  timer = advanceCourseTimer(timer, event);
};
/** Nobody is in a course any more, and nothing of it is left to tell. */
export const forgetCourseTimer = (): void => advance({ kind: "end" });

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * Tells the server what the timer counted, with whatever call carries it: one such call at a time, so that no second is told twice.
 * When the lock is not free in time the call goes without.
 */
export async function withCourseTime<Answer extends { totalDuration: number }>(
  tell: (seconds: number | undefined) => Promise<Answer>,
): Promise<Answer> {
  if (!timer.active || !(await waitForLock(() => timer.syncing, wait))) return tell(undefined);
  advance({ kind: "lock" });
  const told = Math.floor(timer.duration);
  try {
    const answer = await tell(told);
    advance({ kind: "synced", told, totalDuration: answer.totalDuration });
    return answer;
  } catch (problem) {
    advance({ kind: "unlock" });
    throw problem;
  }
}

/** Counts the time in a course while the learner is in it; what is missing is told as soon as it is worth a call, and on leaving. */
export function useCourseTimer(programId: number, courseId: number | undefined): void {
  useEffect(() => (courseId === undefined ? undefined : count(programId, courseId)), [programId, courseId]);
}

function count(programId: number, courseId: number): () => void {
  const address = `training/status/programs/${programId}/courses/${courseId}`;
  advance({ kind: "start", nowMs: performance.now(), totalDuration: 0, visible: !document.hidden });
  const sync = (forced: boolean): void => {
    if (timer.syncing || !needsSync(timer, forced)) return;
    withCourseTime((duration = 0) => call<CourseStatus>("PUT", address, { body: { duration }, keepalive: forced })).catch(() => undefined); // the next one carries it
  };
  const onTick = () => {
    advance({ kind: "tick", nowMs: performance.now() });
    sync(false);
  };
  const onInput = () => {
    const nowMs = performance.now();
    if (nowMs - timer.inputMs >= tickMs) advance({ kind: "input", nowMs });
  };
  const onVisible = () => {
    advance({ kind: "visible", nowMs: performance.now(), visible: !document.hidden });
    if (document.hidden) sync(true);
  };
  const onLeave = () => {
    advance({ kind: "tick", nowMs: performance.now() });
    sync(true);
  };
  const ticking = setInterval(onTick, tickMs);
  for (const kind of inputs) addEventListener(kind, onInput, { passive: true });
  document.addEventListener("visibilitychange", onVisible);
  addEventListener("pagehide", onLeave);
  return () => {
    clearInterval(ticking);
    for (const kind of inputs) removeEventListener(kind, onInput);
    document.removeEventListener("visibilitychange", onVisible);
    removeEventListener("pagehide", onLeave);
    onLeave();
    advance({ kind: "end" });
  };
}
