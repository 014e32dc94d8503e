import type pg from "pg";

/** So many months to come have their partitions. */
const MONTHS_AHEAD = 3;

/** `today` by UTC; without it that of the database. */
export const makeMonths = (client: pg.Client | pg.Pool, today?: string): Promise<unknown> =>
  today === undefined
    ? client.query("select make_partitions_ahead($1)", [MONTHS_AHEAD])
    : client.query("select make_partitions_ahead($1, $2)", [MONTHS_AHEAD, today]);
