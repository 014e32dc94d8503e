import { acted, activeUntil, activityFrom, seen, type ToldActivity } from "@vigil/model/attempt/activeTime";
import type { AttemptClock } from "./attemptClock.ts";
import { keepActivity, keptActivity } from "./keptActivity.ts";

/** How much of an attempt this browser's pages are seen and worked at. */
export interface ActivityWatch {
  told: () => ToldActivity;
  /** Nothing counts while somebody rests. */
  rest: (resting: boolean) => void;
  /** Counts until the returned function is called. */
  watch: () => () => void;
}

const deeds = ["pointermove", "pointerdown", "keydown", "wheel"] as const;
/** A page that is taken away may not be told: it keeps what it has counted so often. */
const keepEveryMs = 5000;

export function watchActivity(attemptId: number, clock: AttemptClock): ActivityWatch {
  const fromMs = clock.elapsedMs();
  const { sinceMs, activeMs } = keptActivity(attemptId) ?? { sinceMs: fromMs, activeMs: 0 };
  let resting = false;
  const isSeen = () => !resting && document.visibilityState === "visible";
  let activity = { ...activityFrom(fromMs, isSeen()), activeMs };
  const told = () => ({ sinceMs, activeMs: activeUntil(activity, clock.elapsedMs()) });
  const onDeed = () => (activity = acted(activity, clock.elapsedMs()));
  const onSight = () => (activity = seen(activity, clock.elapsedMs(), isSeen()));
  const keep = () => keepActivity(attemptId, told());
  return {
    told,
    rest(now) {
      if (resting === now) return;
      resting = now;
      onSight();
    },
    watch() {
      onSight();
      const beat = setInterval(keep, keepEveryMs);
      addEventListener("pagehide", keep);
      document.addEventListener("visibilitychange", onSight);
      for (const deed of deeds) document.addEventListener(deed, onDeed, { capture: true, passive: true });
      return () => {
        keep();
        clearInterval(beat);
        removeEventListener("pagehide", keep);
        document.removeEventListener("visibilitychange", onSight);
        for (const deed of deeds) document.removeEventListener(deed, onDeed, { capture: true });
      };
    },
  };
}
