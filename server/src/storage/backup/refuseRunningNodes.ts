import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

const ROUNDS = 15;
const ROUND_MS = 200;

/** A server that goes on while everything under it is replaced would write what belongs to neither state. One that is just ending is waited for. */
export async function refuseRunningNodes(owner: pg.Client, role: string): Promise<void> {
  for (let round = 1; ; round++) {
    const { rows } = await owner.query<{ count: number }>(
      "select count(*)::integer as count from pg_stat_activity where datname = current_database() and usename = $1 and pid <> pg_backend_pid()",
      [role],
    );
    const count = rows[0]?.count ?? 0;
    if (count === 0) return;
    if (round === ROUNDS)
      throw new Error(
        `A server is running on this database: ${role} has ${count} connections. Stop every node, and a connection pooler before the database, and restore then.`,
      );
    await sleep(ROUND_MS);
  }
}
