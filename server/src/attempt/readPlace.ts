import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import type pg from "pg";
import type { z } from "zod";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { parsedOnce } from "../storage/parsedOnce.ts";
import { leaseBinds, leaseTimes } from "../training/trainingLease.ts";

/** One place of an attempt's paper, and the tab that asks for it. */
export interface PlaceCall {
  attemptId: number;
  index: number;
  tabId: string;
}

/** What saving at a place needs, whatever is taken. */
export interface Place<Settings> {
  attemptId: number;
  index: number;
  settings: Settings;
  startedMonth: string;
  sealed: boolean;
  /** Since the attempt's start, by the database's clock. */
  elapsedMs: number;
  /** Another tab or browser of the same learner holds the lease. */
  elsewhere: boolean;
}

interface Reading<Settings> {
  /** The function of the database that answers it, and what is its own in the answer. */
  name: string;
  own: string;
  settings: z.ZodType<Settings>;
  missing: ProblemCode;
}

/** One statement whose plan the database keeps; an attempt of somebody else, or a place beyond its end, is not found. */
export function placeReader<Settings, Own>({ name, own, settings, missing }: Reading<Settings>) {
  const text = `select settings::text as settings_text, started_month as "startedMonth", sealed, elapsed_ms as "elapsedMs", elsewhere, ${own}
    from ${name}($1, $2, $3, $4, $5, $6, ${leaseTimes})`;
  const settingsIn = parsedOnce(settings);

  return async (pool: pg.Pool, caller: Caller, { attemptId, index, tabId }: PlaceCall): Promise<Place<Settings> & Own> => {
    const browser = leaseBinds(caller) ? caller.sessionId : null;
    const values = [caller.domainId, caller.userId, attemptId, index, browser, tabId];
    const { rows } = await pool.query<Omit<Place<Settings>, "settings"> & Own & { settings_text: string }>({ name, text, values });
    const [row] = rows;
    if (row === undefined) throw new Problem(404, missing);
    return { ...row, attemptId, index, settings: settingsIn(row.settings_text) };
  };
}
