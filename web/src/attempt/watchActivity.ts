import { acted, activeUntil, activityFrom, seen, type ToldActivity } from "@vigil/model/attempt/activeTime";
import type { AttemptClock } from "./attemptClock.ts";

/** How much of an attempt this page is seen and worked at. */
export interface ActivityWatch {
  told: () => ToldActivity;
  /** Nothing counts while somebody rests. */
  rest: (resting: boolean) => void;
  /** Counts until the returned function is called. */
  watch: () => () => void;
}

const deeds = ["pointermove", "pointerdown", "keydown", "wheel"] as const;

export function watchActivity(clock: AttemptClock): ActivityWatch {
  const sinceMs = clock.elapsedMs();
  let resting = false;
  const isSeen = () => !resting && document.visibilityState === "visible";
  let activity = activityFrom(sinceMs, isSeen());
  const onDeed = () => (activity = acted(activity, clock.elapsedMs()));
  const onSight = () => (activity = seen(activity, clock.elapsedMs(), isSeen()));
  return {
    told: () => ({ sinceMs, activeMs: activeUntil(activity, clock.elapsedMs()) }),
    rest(now) {
      if (resting === now) return;
      resting = now;
      onSight();
    },
    watch() {
      onSight();
      document.addEventListener("visibilitychange", onSight);
      for (const deed of deeds) document.addEventListener(deed, onDeed, { capture: true, passive: true });
      return () => {
        document.removeEventListener("visibilitychange", onSight);
        for (const deed of deeds) document.removeEventListener(deed, onDeed, { capture: true });
      };
    },
  };
}
