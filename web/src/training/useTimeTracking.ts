import type { TimeTrackingAnswer, TimeTrackingStart } from "@vigil/model/training/timeWire";
import { noTime, savesNow, trackTime, type TimeEvent, type TimeTracking } from "@vigil/model/training/timeTracking";
import { useEffect, useState } from "react";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { store, type Store } from "../shell/store.ts";

const tickMs = 1000;
const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;

/** Counts the time spent in a program while the component is there; off where the program asks for none. */
export function useTimeTracking(programId: number, on: boolean): Store<TimeTracking> {
  const [time] = useState(() => store(noTime));
  useEffect(() => (on ? track(programId, time) : undefined), [programId, on, time]);
  return time;
}

function track(programId: number, time: Store<TimeTracking>): () => void {
  let left = false;
  const advance = (event: TimeEvent) => time.set((state) => trackTime(state, event));

  const start = async () => {
    try {
      const answer = await call<TimeTrackingStart>("POST", `timetracking/${programId}`, { body: {} });
      if (!left) advance({ kind: "start", answer, nowMs: Date.now(), visible: !document.hidden });
    } catch {
      advance({ kind: "end" }); // nothing is shown as counted that is not
    }
  };
  const save = async (leaving: boolean) => {
    if (!savesNow(time.get(), Date.now(), leaving)) return;
    const duration = Math.floor(time.get().duration);
    advance({ kind: "sent", nowMs: Date.now() });
    try {
      const answer = await call<TimeTrackingAnswer>("PUT", `timetracking/${programId}`, { body: { duration }, keepalive: leaving });
      advance({ kind: "saved", answer });
    } catch (problem) {
      advance({ kind: "unsent" });
      if (problem instanceof ApiProblem && problem.code === "TimeSessionClosed" && !left) await start();
    }
  };
  const tick = () => {
    advance({ kind: "tick", nowMs: Date.now() });
    void save(false);
  };
  const onInput = () => {
    const nowMs = Date.now();
    if (nowMs - (time.get().timer?.inputMs ?? 0) >= tickMs) advance({ kind: "input", nowMs });
  };
  const onVisible = () => {
    advance({ kind: "visible", visible: !document.hidden, nowMs: Date.now() });
    if (document.hidden) void save(true);
  };
  const onLeave = () => void save(true);

  const timer = setInterval(tick, tickMs);
  for (const kind of inputs) addEventListener(kind, onInput, { passive: true });
  document.addEventListener("visibilitychange", onVisible);
  addEventListener("pagehide", onLeave);
  void start();
  return () => {
    left = true;
    clearInterval(timer);
    for (const kind of inputs) removeEventListener(kind, onInput);
    document.removeEventListener("visibilitychange", onVisible);
    removeEventListener("pagehide", onLeave);
    tick();
    void save(true).then(() => advance({ kind: "end" }));
  };
}
