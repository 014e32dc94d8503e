import type pg from "pg";

/** So many months to come have their partitions. */
const MONTHS_AHEAD = 3;

export const makeMonths = (client: pg.Client | pg.Pool): Promise<unknown> =>
  client.query("select make_partitions_ahead($1)", [MONTHS_AHEAD]);
