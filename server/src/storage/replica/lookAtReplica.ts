import type pg from "pg";
import type { ReplicaFound } from "./replicaFound.ts";

interface Pools {
  primary: pg.Pool;
  replica: pg.Pool;
}

/**
 * How far the replica is behind: not at all where it has replayed all that the primary had written a moment ago, else since the last commit it
 * has replayed, by the primary's clock. What follows nobody, or belongs to another installation, is not read from.
 */
export async function lookAtReplica({ primary, replica }: Pools, mostMs: number): Promise<ReplicaFound & { why?: string }> {
  const { rows: written } = await primary.query<{ lsn: string; now: Date; store: string | null }>(
    "select pg_current_wal_lsn()::text as lsn, clock_timestamp() as now, (select store_id from installation) as store",
  );
  const { lsn, now, store } = written[0]!;
  try {
    const { rows } = await replica.query<{ follows: boolean; same: boolean; caughtup: boolean | null; behind: number | null }>(
      `select pg_is_in_recovery() as follows, (select store_id from installation) is not distinct from $3 as same,
              pg_last_wal_replay_lsn() >= $1::pg_lsn as caughtup,
              (extract(epoch from $2::timestamptz - pg_last_xact_replay_timestamp()) * 1000)::float8 as behind`,
      [lsn, now, store],
    );
    const { follows, same, caughtup, behind } = rows[0]!;
    if (!follows || !same) return { state: "away", behindMs: null, why: "it is no replica of this database" };
    const behindMs = caughtup === true ? 0 : behind === null ? null : Math.max(0, Math.round(behind));
    return { state: behindMs !== null && behindMs <= mostMs ? "used" : "behind", behindMs };
  } catch (error) {
    return { state: "away", behindMs: null, why: error instanceof Error ? error.message : String(error) };
  }
}
