import { noTime, savesNow, trackTime, type TimeEvent, type TimeTracking } from "@vigil/model/training/timeTracking";
import type { TimeTrackingAnswer, TimeTrackingStart } from "@vigil/model/training/timeWire";
import { ApiProblem } from "../../apiProblem.ts";
import { store, type Store } from "../../shell/store.ts";

const inputMs = 1000;

export interface TrackerParts {
  start: () => Promise<TimeTrackingStart>;
  /** `leaving`: the answer may come too late for anybody to hear it. */
  save: (duration: number, leaving: boolean) => Promise<TimeTrackingAnswer>;
  nowMs: () => number;
  isVisible: () => boolean;
}

export interface TimeTracker {
  time: Store<TimeTracking>;
  /** Nothing is counted, as it could not be started. */
  failed: Store<boolean>;
  start: () => Promise<void>;
  tick: () => void;
  input: () => void;
  visible: () => void;
  /** The page may be gone in a moment. */
  leave: () => void;
  end: () => Promise<void>;
}

/** Tells the server of the time spent in one program, and keeps what it answers. */
export function createTimeTracker({ start, save, nowMs, isVisible }: TrackerParts): TimeTracker {
  const time = store(noTime);
  const failed = store(false);
  let ended = false;
  const advance = (event: TimeEvent) => time.set((state) => trackTime(state, event));

  const begin = async () => {
    try {
      const answer = await start();
      if (!ended) advance({ kind: "start", answer, nowMs: nowMs(), visible: isVisible() });
      failed.set(() => false);
    } catch {
      advance({ kind: "end" }); // nothing is shown as counted that is not
      failed.set(() => true);
    }
  };
  const tell = async (leaving: boolean) => {
    if (!savesNow(time.get(), nowMs(), leaving)) return;
    const duration = Math.floor(time.get().duration);
    advance({ kind: "sent", nowMs: nowMs() });
    try {
      advance({ kind: "saved", answer: await save(duration, leaving) });
    } catch (problem) {
      advance({ kind: "unsent" });
      if (problem instanceof ApiProblem && problem.code === "TimeSessionClosed" && !ended) await begin();
    }
  };
  const tick = () => {
    advance({ kind: "tick", nowMs: nowMs() });
    void tell(false);
  };
  return {
    time,
    failed,
    start() {
      ended = false;
      return begin();
    },
    tick,
    input() {
      if (nowMs() - (time.get().timer?.inputMs ?? 0) >= inputMs) advance({ kind: "input", nowMs: nowMs() });
    },
    visible() {
      advance({ kind: "visible", visible: isVisible(), nowMs: nowMs() });
      if (!isVisible()) void tell(true);
    },
    leave: () => void tell(true),
    async end() {
      ended = true;
      advance({ kind: "tick", nowMs: nowMs() });
      await tell(true);
      advance({ kind: "end" });
    },
  };
}
