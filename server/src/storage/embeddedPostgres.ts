import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { clusterIn, postmasterOf, runPostmaster, stopPostmaster, type Cluster } from "./postmaster.ts";

export type EmbeddedPostgres = { host: string; user: string; adopted: boolean; stop: () => Promise<void> };

const LOCK = 86419;

/** Starts, or adopts, the PostgreSQL whose files lie in `directory`, restarts it when it dies, and refuses a second app on it. */
export async function startEmbeddedPostgres(directory: string, settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const cluster = await clusterIn(directory, settings);
  const adopted = postmasterOf(cluster.data) !== undefined;
  const runAndClaim = async () => {
    await runPostmaster(cluster);
    return claim(cluster.host, "pg_try_advisory_lock");
  };
  let held = await runAndClaim();
  const state = { stopping: false, restarted: Promise.resolve() };
  const restart = async () => {
    for (let waitMs = 50; !state.stopping; waitMs = Math.min(2 * waitMs, 5000)) {
      try {
        held = await runAndClaim();
        keepRunning();
        return;
      } catch {
        await sleep(waitMs);
      }
    }
  };
  const keepRunning = () =>
    held.once("end", () => {
      state.restarted = restart();
    });
  keepRunning();
  const stop = async () => {
    state.stopping = true;
    await held.end().catch(() => {});
    await state.restarted; // one that was under way may have claimed it anew
    await held.end().catch(() => {});
    await stopPostmaster(cluster.data);
  };
  return { host: cluster.host, user: "postgres", adopted, stop };
}

/** For a look at the PostgreSQL in `directory` beside the app that may be using it; without one it runs for the visit. */
export async function visitEmbeddedPostgres(directory: string): Promise<EmbeddedPostgres> {
  if (!existsSync(join(directory, "postgres"))) throw new Error(`There is no database in ${directory}.`);
  const cluster = await clusterIn(directory, {});
  if (postmasterOf(cluster.data) === undefined) return startEmbeddedPostgres(directory);
  return { host: cluster.host, user: "postgres", adopted: true, stop: async () => {} };
}

/** For tests: several processes use the PostgreSQL in `directory` together, and the last one to leave stops it, and takes it away where it is not `kept`. */
export async function shareEmbeddedPostgres(
  directory: string,
  settings: Record<string, string> = {},
  { kept = true } = {},
): Promise<EmbeddedPostgres> {
  const { cluster, adopted, held } = await joinIn(() => clusterIn(directory, settings));
  const stop = async () => {
    await held.query("select pg_advisory_unlock_shared($1)", [LOCK]).catch(() => {});
    const last = await held.query("select pg_try_advisory_lock($1) as last", [LOCK]).catch(() => undefined);
    if (last?.rows[0]?.last === true) {
      await stopPostmaster(cluster.data);
      if (!kept) rmSync(directory, { recursive: true, force: true });
    }
    await held.end().catch(() => {});
  };
  return { host: cluster.host, user: "postgres", adopted, stop };
}

/** The one who leaves last may be stopping, or taking away, what was just found running: then start it anew. */
async function joinIn(clusterOf: () => Promise<Cluster>): Promise<{ cluster: Cluster; adopted: boolean; held: pg.Client }> {
  for (let attempt = 1; ; attempt++) {
    try {
      const cluster = await clusterOf();
      const adopted = postmasterOf(cluster.data) !== undefined;
      await runPostmaster(cluster);
      return { cluster, adopted, held: await claim(cluster.host, "pg_try_advisory_lock_shared") };
    } catch (error) {
      if (attempt === 20) throw error;
      await sleep(250);
    }
  }
}

/** A lock that ends with this process: no lock file is ever left behind. */
async function claim(host: string, lock: "pg_try_advisory_lock" | "pg_try_advisory_lock_shared"): Promise<pg.Client> {
  const client = new pg.Client({ host, user: "postgres", database: "postgres", application_name: `process ${process.pid}` });
  client.on("error", () => {});
  await client.connect();
  // The backend of a killed app needs a moment to notice.
  for (const end = Date.now() + 2000; Date.now() < end; await sleep(50))
    if ((await client.query(`select ${lock}(${LOCK}) as held`)).rows[0]?.held === true) return client;
  const { rows } = await client.query(
    "select application_name from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and objid = $1 and granted",
    [LOCK],
  );
  await client.end();
  throw new Error(`This data directory is in use by ${String(rows[0]?.application_name ?? "another app")}.`);
}
