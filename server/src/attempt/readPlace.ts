import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import pg from "pg";
import type { z } from "zod";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { inBatches } from "../storage/inBatches.ts";
import { parsedOnce } from "../storage/parsedOnce.ts";
import { perPool } from "../storage/perPool.ts";
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

interface Asking {
  domainId: number;
  learner: number;
  attempt: number;
  place: number;
  browser: number | null;
  tab: string;
}

/** One statement whose plan the database keeps, for one or for several at once; an attempt of somebody else, or a place beyond its end, is not found. */
export function placeReader<Settings, Own>({ name, own, settings, missing }: Reading<Settings>) {
  type Row = Omit<Place<Settings>, "settings"> & Own & { settings_text: string };
  const told = `settings::text as settings_text, started_month as "startedMonth", sealed, elapsed_ms as "elapsedMs", elsewhere, ${own}`;
  const one = `select ${told} from ${name}($1, $2, $3, $4, $5, $6, ${leaseTimes})`;
  // in the order of the learners, as what is written of their leases is locked until all have been asked
  const several = `select call.number, ${told}
    from jsonb_to_recordset($2::jsonb) as call(number integer, learner bigint, attempt bigint, at integer, browser bigint, tab text)
    cross join lateral ${name}($1, call.learner, call.attempt, call.at, call.browser, call.tab, ${leaseTimes})`;
  const settingsIn = parsedOnce(settings);
  const readerOf = perPool((pool) =>
    inBatches<Asking, Row | undefined>({
      keyOf: ({ domainId }) => String(domainId),
      spoilt: (error) => error instanceof pg.DatabaseError,
      async alone({ domainId, learner, attempt, place, browser, tab }) {
        const values = [domainId, learner, attempt, place, browser, tab];
        return (await pool.query<Row>({ name, text: one, values })).rows[0];
      },
      async many(calls) {
        const numbered = calls.map(({ learner, attempt, place: at, browser, tab }, number) => ({
          number,
          learner,
          attempt,
          at,
          browser,
          tab,
        }));
        const values = [calls[0]!.domainId, JSON.stringify(numbered.toSorted((a, b) => a.learner - b.learner))];
        const { rows } = await pool.query<Row & { number: number }>({ name: `${name}s`, text: several, values });
        const found = new Map(rows.map(({ number, ...row }) => [number, row as unknown as Row]));
        return calls.map((_, number) => found.get(number));
      },
    }),
  );

  return async (pool: pg.Pool, caller: Caller, { attemptId, index, tabId: tab }: PlaceCall): Promise<Place<Settings> & Own> => {
    const { domainId, userId: learner } = caller;
    const browser = leaseBinds(caller) ? caller.sessionId : null;
    const row = await readerOf(pool)({ domainId, learner, attempt: attemptId, place: index, browser, tab });
    if (row === undefined) throw new Problem(404, missing);
    return { ...row, attemptId, index, settings: settingsIn(row.settings_text) };
  };
}
