import type { TimeTrackingAnswer, TimeTrackingStart } from "@vigil/model/training/timeWire";
import { useEffect, useMemo } from "react";
import { call } from "../../api.ts";
import { createTimeTracker, type TimeTracker } from "./timeTracker.ts";

const tickMs = 1000;
const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;

/** Counts the time spent in a program while the component is there; off where the program asks for none. */
export function useTimeTracking(programId: number, on: boolean): Pick<TimeTracker, "time" | "failed"> & { again: () => void } {
  const tracker = useMemo(() => trackerOf(programId), [programId]);
  useEffect(() => (on ? follow(tracker) : undefined), [on, tracker]);
  return { time: tracker.time, failed: tracker.failed, again: () => void tracker.start() };
}

const trackerOf = (programId: number): TimeTracker =>
  createTimeTracker({
    start: () => call<TimeTrackingStart>("POST", `timetracking/${programId}`, { body: {} }),
    save: (duration, leaving) => call<TimeTrackingAnswer>("PUT", `timetracking/${programId}`, { body: { duration }, keepalive: leaving }),
    // runs evenly, whatever becomes of the clock on the wall
    nowMs: () => performance.now(),
    isVisible: () => !document.hidden,
  });

function follow(tracker: TimeTracker): () => void {
  const timer = setInterval(tracker.tick, tickMs);
  for (const kind of inputs) addEventListener(kind, tracker.input, { passive: true });
  document.addEventListener("visibilitychange", tracker.visible);
  addEventListener("pagehide", tracker.leave);
  void tracker.start();
  return () => {
    clearInterval(timer);
    for (const kind of inputs) removeEventListener(kind, tracker.input);
    document.removeEventListener("visibilitychange", tracker.visible);
    removeEventListener("pagehide", tracker.leave);
    void tracker.end();
  };
}
