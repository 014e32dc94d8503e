import type pg from "pg";
import { sessionSettingsSchema, type SessionSettings } from "@vigil/model/simulator/settings";
import type { Decision } from "@vigil/model/simulator/session";
import type { Credit } from "@vigil/model/simulator/wire";
import { Problem } from "../problem.ts";

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
  marks: { view: number; x: number; y: number }[];
  opened: boolean;
  found: boolean | null;
  credit: Credit | null;
  /** When the image before it was decided; null while it is not. */
  previousMs: number | null;
  viewCount: number;
}

interface Row {
  settings: unknown;
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
}

/** One statement whose plan the database keeps; a session of somebody else, or an image beyond its end, is not found. */
export async function decisionPlace(
  pool: pg.Pool,
  { domainId, userId }: { domainId: number; userId: number },
  call: ImageCall,
): Promise<DecisionPlace> {
  const { rows } = await pool.query<Row>("select * from decision_place($1, $2, $3, $4)", [domainId, userId, call.sessionId, call.index]);
  const [row] = rows;
  if (row === undefined) throw new Problem(404, "SimulatorImageNotFound");
  return {
    ...call,
    decision: row.decision,
    category: row.category,
    marks: row.marks,
    opened: row.opened,
    found: row.found,
    credit: row.credit,
    sealed: row.sealed,
    settings: sessionSettingsSchema.parse(row.settings),
    startedMonth: row.started_month,
    elapsedMs: row.elapsed_ms,
    imageId: row.image_id,
    shownMs: row.shown_ms,
    decidedMs: row.decided_ms,
    previousMs: row.previous_ms,
    viewCount: row.view_count,
  };
}

/** The statement that stores a decision; false when the image was decided, or the session sealed, in the meantime. */
export const storing = (domainId: number, place: DecisionPlace, decision: Decision): { text: string; values: unknown[] } => ({
  text: "select store_decision($1, $2, $3, $4, $5, $6, $7, $8, $9) as stored",
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
  ],
});

export const marksOf = ({ markedLocations }: Decision): DecisionPlace["marks"] =>
  markedLocations.map(({ x, y, view }) => ({ view: view ?? 0, x, y }));
