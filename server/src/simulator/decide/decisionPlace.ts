import { storedMark } from "@vigil/model/simulator/marking";
import type { Confidence } from "@vigil/model/simulator/confidence";
import type { Decision } from "@vigil/model/simulator/session";
import { sessionSettingsSchema, shownViews, type SessionSettings } from "@vigil/model/simulator/settings";
import type { ImageCredit, StoredMark } from "@vigil/model/simulator/wire";
import type pg from "pg";
import { placeReader, type Place, type PlaceCall } from "../../attempt/readPlace.ts";
import type { Caller } from "../../identity/access/caller.ts";

/** One image of an open or sealed session with what judging its decision needs. */
export interface DecisionPlace extends Place<SessionSettings> {
  imageId: number;
  shownMs: number | null;
  decidedMs: number | null;
  decision: string | null;
  category: string | null;
  confidence: Confidence | null;
  marks: StoredMark[];
  opened: boolean;
  found: boolean | null;
  credit: ImageCredit | null;
  /** When the image before it was decided; null while it is not. */
  previousMs: number | null;
  viewCount: number;
}

const read = placeReader<SessionSettings, Omit<DecisionPlace, keyof Place<SessionSettings>>>({
  name: "decision_places",
  own: `image_id as "imageId", shown_ms as "shownMs", decided_ms as "decidedMs", decision, category, confidence, marks, opened, found, credit,
    previous_ms as "previousMs", view_count as "viewCount"`,
  settings: sessionSettingsSchema,
  missing: "SimulatorImageNotFound",
});

export async function decisionPlace(pool: pg.Pool, caller: Caller, call: PlaceCall): Promise<DecisionPlace> {
  const place = await read(pool, caller, call);
  return { ...place, viewCount: shownViews(place.settings, place.viewCount) };
}

export const marksOf = ({ markedLocations }: Decision): DecisionPlace["marks"] => markedLocations.map(storedMark);
