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
  /** The function of the database that answers it of any number of calls, and what is its own in the answer. */
  name: string;
  own: string;
  settings: z.ZodType<Settings>;
  /** Whether nothing of it hangs on the places before; left out: something does. */
  standsAlone?: (settings: Settings) => boolean;
  missing: ProblemCode;
}

interface Asking {
  domainId: number;
  /** Of the attempt, where it is known here or guessed; null: all months are looked through. */
  month: string | null;
  /** So are its settings. */
  known: boolean;
  alone: boolean;
  learner: number;
  attempt: number;
  at: number;
  browser: number | null;
  tab: string;
}

const presentMonth = (): string => `${new Date().toISOString().slice(0, 7)}-01`;

/** What never changes of so many attempts is kept. */
const mostKept = 20_000;

/** One statement whose plan the database keeps, for one or for several at once; an attempt of somebody else, or a place beyond its end, is not found. */
export function placeReader<Settings, Own>({ name, own, settings, standsAlone, missing }: Reading<Settings>) {
  type Row = Omit<Place<Settings>, "settings"> & Own & { number: number; settings: string | null };
  const text = `select number, settings, started_month as "startedMonth", sealed, elapsed_ms as "elapsedMs", elsewhere, ${own}
    from ${name}($1, $2, $3::jsonb, ${leaseTimes})`;
  const settingsIn = parsedOnce(settings);
  const readerOf = perPool((pool) => {
    const kept = new Map<string, { settings: Settings; month: string; alone: boolean }>();
    const many = async (calls: Asking[]) => {
      const { domainId, month } = calls[0]!;
      const asked = calls.map((call, number) => ({ ...call, number }));
      const { rows } = await pool.query<Row>({ name, text, values: [domainId, month, JSON.stringify(asked)] });
      const found = new Map(rows.map((row) => [row.number, row]));
      return calls.map((_, number) => found.get(number));
    };
    const read = inBatches<Asking, Row | undefined>({
      keyOf: ({ domainId, month }) => `${domainId} ${month}`,
      spoilt: (error) => error instanceof pg.DatabaseError,
      alone: async (call) => (await many([call]))[0],
      many,
      whoOf: ({ learner }) => learner,
    });
    return async (call: Omit<Asking, "month" | "known" | "alone">) => {
      const key = `${call.domainId} ${call.attempt}`;
      const known = kept.get(key);
      // whoever is asked of for the first time has nearly always begun this month, and goes along with the others of it
      const { month = presentMonth(), alone = false } = known ?? {};
      const first = await read({ ...call, known: known !== undefined, alone, month });
      const row = first ?? (known === undefined ? await read({ ...call, known: false, alone, month: null }) : undefined);
      if (row === undefined) throw new Problem(404, missing);
      const { number: _, settings: stored, ...place } = row;
      if (known !== undefined) return { place, settings: known.settings };
      const its = settingsIn(stored ?? "");
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, { settings: its, month: place.startedMonth, alone: standsAlone?.(its) ?? false });
      return { place, settings: its };
    };
  });

  return async (pool: pg.Pool, caller: Caller, { attemptId, index, tabId: tab }: PlaceCall): Promise<Place<Settings> & Own> => {
    const { domainId, userId: learner } = caller;
    const browser = leaseBinds(caller) ? caller.sessionId : null;
    const { place, settings: its } = await readerOf(pool)({ domainId, learner, attempt: attemptId, at: index, browser, tab });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left of the row is its own
    return { ...place, attemptId, index, settings: its } as unknown as Place<Settings> & Own;
  };
}
