import { mostRatingMs } from "@vigil/model/simulator/confidence";
import { countedMs } from "@vigil/model/attempt/countedTime";
import { judge } from "@vigil/model/simulator/replay";
import { tick } from "@vigil/model/attempt/tick";
import { restsBefore } from "@vigil/model/simulator/watch/watch";
import type { Decision } from "@vigil/model/simulator/session";
import type { SessionSettings } from "@vigil/model/simulator/settings";

interface Place {
  index: number;
  settings: SessionSettings;
  viewCount: number;
  previousMs: number | null;
  elapsedMs: number;
  opened: boolean;
}

/** The decision under the server's clock; null where the rules allow no such decision. */
export function countedDecision(place: Place, claim: Decision, lagMs: number): Decision | null {
  const { settings, viewCount, elapsedMs: receivedMs } = place;
  const previousMs = place.previousMs ?? 0;
  const elapsedMs = countedMs({ claimedMs: claim.elapsedMs, receivedMs, previousMs, lagMs });
  const shownMs = Math.min(elapsedMs, Math.max(previousMs, tick(claim.shownMs)));
  // After feedback or a break the time before the image was shown was the learner's own; so was, within bounds, that of saying how sure they were.
  const ratedMs = settings.confidence && place.previousMs !== null ? Math.min(shownMs, previousMs + mostRatingMs) : previousMs;
  const sinceMs = restsBefore(settings, place.index) ? shownMs : ratedMs;
  return judge(settings, { viewCount }, sinceMs, { ...claim, opened: place.opened, shownMs, elapsedMs });
}
