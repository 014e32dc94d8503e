import { isAttended } from "./isAttended.ts";

/** Time spent in a course, as the page counts it until the server has taken it. Idle, hidden and slept time is lag, not duration. */
export interface CourseTimer {
  active: boolean;
  startAt: number | null;
  /** Seconds counted that the server does not have yet. */
  duration: number;
  /** Seconds that the server has, over all visits. */
  totalDuration: number;
  /** Seconds that passed and did not count. */
  lag: number;
  /** Locked: the server is being told, and nobody else tells it meanwhile. */
  syncing: boolean;
  /** Seconds an exam of the course gives in all and for a question; 0 = no limit, null = no exam is open. */
  exam: number | null;
  question: number | null;
  tickMs: number;
  inputMs: number;
  visible: boolean;
}

export type CourseTimerEvent =
  | { kind: "start"; nowMs: number; totalDuration: number; visible: boolean; exam?: number; question?: number }
  | { kind: "tick"; nowMs: number }
  | { kind: "input"; nowMs: number }
  | { kind: "visible"; nowMs: number; visible: boolean }
  | { kind: "lock" }
  /** The server was told so many seconds and answered what it has now. */
  | { kind: "synced"; told: number; totalDuration: number }
  | { kind: "unlock" }
  | { kind: "end" };

/** Longest wait for a lock that another call holds, and how often it is looked at. */
export const lockWaitMs = 90_000;
export const lockPollMs = 250;
/** Less than this is not worth a call, unless the course is being left. */
export const leastSyncSeconds = 10;

export const noCourseTimer: CourseTimer = {
  active: false,
  startAt: null,
  duration: 0,
  totalDuration: 0,
  lag: 0,
  syncing: false,
  exam: null,
  question: null,
  tickMs: 0,
  inputMs: 0,
  visible: false,
};

export function advanceCourseTimer(timer: CourseTimer, event: CourseTimerEvent): CourseTimer {
  if (event.kind === "start") {
    const { nowMs, totalDuration, visible, exam = null, question = null } = event;
    return { ...noCourseTimer, active: true, startAt: nowMs, totalDuration, exam, question, tickMs: nowMs, inputMs: nowMs, visible };
  }
  if (!timer.active || event.kind === "end") return event.kind === "end" ? noCourseTimer : timer;
  switch (event.kind) {
    case "tick":
      return ticked(timer, event.nowMs);
    case "input":
      return { ...timer, inputMs: Math.max(timer.inputMs, event.nowMs) };
    case "visible": {
      const counted = ticked(timer, event.nowMs);
      return { ...counted, visible: event.visible, inputMs: event.visible ? event.nowMs : counted.inputMs };
    }
    case "lock":
      return { ...timer, syncing: true };
    case "synced":
      return { ...timer, syncing: false, duration: Math.max(0, timer.duration - event.told), totalDuration: event.totalDuration };
    case "unlock":
      return { ...timer, syncing: false };
  }
}

/** What passed since the last tick counts as a whole or not at all. */
function ticked(timer: CourseTimer, nowMs: number): CourseTimer {
  const passed = Math.max(0, nowMs - timer.tickMs) / 1000;
  const counts = isAttended(timer, passed, nowMs);
  const next = { ...timer, tickMs: Math.max(timer.tickMs, nowMs) };
  return counts ? { ...next, duration: timer.duration + passed } : { ...next, lag: timer.lag + passed };
}

/** Whether there is enough to tell; what is forced needs one whole second. */
export const needsSync = ({ active, duration }: CourseTimer, forced = false): boolean =>
  active && (forced ? duration >= 1 : duration > leastSyncSeconds);
