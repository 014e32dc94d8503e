import { isAttended } from "./isAttended.ts";
import type { TimeTrackingAnswer, TimeTrackingStart } from "./timeWire.ts";

/**
 * Time spent in a program, as the page counts it between two answers of the server. Only time in which the page is looked at and the
 * learner does something from time to time counts: not a hidden tab, not an idle one, not a closed laptop. The server's answer holds.
 */
export interface TimeTracking {
  active: boolean;
  /** An update is on its way. */
  waiting: boolean;
  sequence: number;
  session: number;
  /** Seconds of this session, with fractions between two answers. */
  duration: number;
  sequenceTotal: number;
  total: number;
  minTime: number;
  minSequenceTime: number;
  displaySequenceOnly: boolean;
  /** Seconds of this session that were not counted. */
  lag: number;
  /** The clock that counts, or nothing before it runs. */
  timer: Timer | null;
}

interface Timer {
  tickMs: number;
  inputMs: number;
  savedMs: number;
  visible: boolean;
  counting: boolean;
}

export type TimeEvent =
  | { kind: "start"; answer: TimeTrackingStart; nowMs: number; visible: boolean }
  | { kind: "tick"; nowMs: number }
  | { kind: "input"; nowMs: number }
  | { kind: "visible"; visible: boolean; nowMs: number }
  | { kind: "sent"; nowMs: number }
  | { kind: "saved"; answer: TimeTrackingAnswer }
  /** The update did not arrive: the next one carries the time as well. */
  | { kind: "unsent" }
  | { kind: "end" };

/** How often the page tells the server. */
export const saveSeconds = 20;

export const noTime: TimeTracking = {
  active: false,
  waiting: false,
  sequence: 0,
  session: 0,
  duration: 0,
  sequenceTotal: 0,
  total: 0,
  minTime: 0,
  minSequenceTime: 0,
  displaySequenceOnly: false,
  lag: 0,
  timer: null,
};

/** Time is counted in a program that asks for some. */
export const countsTime = ({ minTime, minSequenceTime }: { minTime: number; minSequenceTime: number }): boolean =>
  minTime > 0 || minSequenceTime > 0;

export function trackTime(state: TimeTracking, event: TimeEvent): TimeTracking {
  if (event.kind === "end") return noTime;
  if (event.kind === "start") {
    const { nowMs, visible, answer } = event;
    return {
      ...answer,
      active: true,
      waiting: false,
      timer: { tickMs: nowMs, inputMs: nowMs, savedMs: nowMs, visible, counting: visible },
    };
  }
  const { timer } = state;
  if (timer === null) return state;
  switch (event.kind) {
    case "tick":
      return ticked(state, timer, event.nowMs);
    case "input":
      return { ...state, timer: { ...timer, inputMs: Math.max(timer.inputMs, event.nowMs) } };
    case "visible": {
      const counted = ticked(state, timer, event.nowMs);
      const after = counted.timer ?? timer;
      return { ...counted, timer: { ...after, visible: event.visible, inputMs: event.visible ? event.nowMs : after.inputMs } };
    }
    case "sent":
      return { ...state, waiting: true, timer: { ...timer, savedMs: event.nowMs } };
    case "saved":
      return saved({ ...state, waiting: false }, event.answer);
    case "unsent":
      return { ...state, waiting: false };
  }
}

/** What passed since the last tick counts as a whole or not at all. */
function ticked(state: TimeTracking, timer: Timer, nowMs: number): TimeTracking {
  const passed = Math.max(0, nowMs - timer.tickMs) / 1000;
  const counting = isAttended(timer, passed, nowMs);
  const next = { ...state, timer: { ...timer, tickMs: Math.max(timer.tickMs, nowMs), counting } };
  return counting ? counted(next, passed) : { ...next, lag: state.lag + passed };
}

const counted = (state: TimeTracking, seconds: number): TimeTracking => ({
  ...state,
  duration: state.duration + seconds,
  sequenceTotal: state.sequenceTotal + seconds,
  total: state.total + seconds,
});

/** What the server has, and what passed while its answer was on its way; a page that is further ahead than that follows the server. */
function saved(state: TimeTracking, answer: TimeTrackingAnswer): TimeTracking {
  const ahead = state.duration - answer.duration;
  const kept = ahead > 0 && ahead <= saveSeconds ? ahead : 0;
  const duration = answer.duration + kept;
  return { ...state, duration, sequenceTotal: state.sequenceTotal + duration - state.duration, total: answer.total + kept };
}

/** Whether the page tells the server now; at the end of a page sooner than else, but never twice within the least gap. */
export function savesNow({ timer, waiting, active }: TimeTracking, nowMs: number, leaving = false): boolean {
  if (!active || timer === null || (waiting && !leaving)) return false;
  return nowMs - timer.savedMs >= 1000 * (leaving ? 2 : saveSeconds);
}

export interface ShownTime {
  spentSeconds: number;
  neededSeconds: number;
  met: boolean;
  /** Time passes and does not count. */
  paused: boolean;
}

/** What the learner is told: the run's own time alone where the configuration says so. */
export function shownTime(state: TimeTracking): ShownTime {
  const { displaySequenceOnly, sequenceTotal, total, minTime, minSequenceTime } = state;
  return {
    spentSeconds: Math.floor(displaySequenceOnly ? sequenceTotal : total),
    neededSeconds: displaySequenceOnly && minSequenceTime > 0 ? minSequenceTime : minTime,
    met: total >= minTime && sequenceTotal >= minSequenceTime,
    paused: state.timer?.counting === false,
  };
}
