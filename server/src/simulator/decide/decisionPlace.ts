import type pg from "pg";
import { sessionSettingsSchema, shownViews, type SessionSettings } from "@vigil/model/simulator/settings";
import type { Decision } from "@vigil/model/simulator/session";
import { storedMark } from "@vigil/model/simulator/marking";
import type { Credit, StoredMark } from "@vigil/model/simulator/wire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { parsedOnce } from "../../storage/parsedOnce.ts";
import { leaseBinds } from "../../training/trainingLease.ts";

export interface ImageCall {
  sessionId: number;
  index: number;
}

/** One image of an open or sealed session with what judging its decision needs. */
export interface DecisionPlace extends ImageCall {
  settings: SessionSettings;
  startedMonth: string;
  sealed: boolean;
  /** Since the session's start, by the database's clock. */
  elapsedMs: number;
  imageId: number;
  shownMs: number | null;
  decidedMs: number | null;
  decision: string | null;
  category: string | null;
  marks: StoredMark[];
  opened: boolean;
  found: boolean | null;
  credit: Credit | null;
  /** When the image before it was decided; null while it is not. */
  previousMs: number | null;
  viewCount: number;
  /** Another tab or browser of the same learner holds the lease. */
  elsewhere: boolean;
}

interface Row {
  settings_text: string;
  started_month: string;
  sealed: boolean;
  elapsed_ms: number;
  image_id: number;
  shown_ms: number | null;
  decided_ms: number | null;
  decision: string | null;
  category: string | null;
  marks: DecisionPlace["marks"];
  opened: boolean;
  found: boolean | null;
  credit: Credit | null;
  previous_ms: number | null;
  view_count: number;
  elsewhere: boolean;
}

const question = `select settings::text as settings_text, started_month, sealed, elapsed_ms, image_id, shown_ms, decided_ms, decision, category, marks,
  opened, found, credit, previous_ms, view_count, elsewhere from decision_place($1, $2, $3, $4, $5, $6)`;

const settingsIn = parsedOnce(sessionSettingsSchema);

/** One statement whose plan the database keeps; a session of somebody else, or an image beyond its end, is not found. */
export async function decisionPlace(pool: pg.Pool, caller: Caller, call: ImageCall, tabId: string): Promise<DecisionPlace> {
  const browser = leaseBinds(caller) ? caller.sessionId : null;
  const values = [caller.domainId, caller.userId, call.sessionId, call.index, browser, tabId];
  const { rows } = await pool.query<Row>({ name: "decision_place", text: question, values });
  const [row] = rows;
  if (row === undefined) throw new Problem(404, "SimulatorImageNotFound");
  const settings = settingsIn(row.settings_text);
  return {
    ...call,
    decision: row.decision,
    category: row.category,
    marks: row.marks,
    opened: row.opened,
    found: row.found,
    credit: row.credit,
    sealed: row.sealed,
    settings,
    startedMonth: row.started_month,
    elapsedMs: row.elapsed_ms,
    imageId: row.image_id,
    shownMs: row.shown_ms,
    decidedMs: row.decided_ms,
    previousMs: row.previous_ms,
    viewCount: shownViews(settings, row.view_count),
    elsewhere: row.elsewhere,
  };
}

/** The statement that stores a decision; false when the image was decided, or the session sealed, in the meantime. */
export const storing = (
  domainId: number,
  place: DecisionPlace,
  decision: Decision,
  trace: string | null,
): { name: string; text: string; values: unknown[] } => ({
  name: "store_decision",
  text: "select store_decision($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as stored",
  values: [
    domainId,
    place.startedMonth,
    place.sessionId,
    place.index,
    decision.decision,
    decision.category,
    JSON.stringify(marksOf(decision)),
    decision.shownMs,
    decision.elapsedMs,
    trace,
  ],
});

export const marksOf = ({ markedLocations }: Decision): DecisionPlace["marks"] => markedLocations.map(storedMark);
