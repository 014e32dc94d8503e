import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import pg from "pg";
import { columnTypes } from "../../src/storage/pool.ts";
import { clusterIn, runPostmaster, stopPostmaster, type Cluster } from "../../src/storage/postmaster.ts";

export interface ServedDatabase {
  /** Who runs it, where root has started it. */
  account: Cluster["account"];
  /** The directory of its socket. */
  host: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** A superuser, for looking. The caller ends it. */
  connect: (database?: string) => Promise<pg.Client>;
}

const settings = { max_connections: "300", wal_level: "replica", max_wal_senders: "4", wal_keep_size: "2GB", hot_standby: "on" };
/** Not copied: what belongs to the running server, and the log, which the replica is sent. */
const left = /^(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+|pg_notify\/.+)$/u;

/** PostgreSQL as Vigil brings it, with the roles and the database that docs/operations.md prescribes. */
export async function primary(directory: string): Promise<ServedDatabase> {
  const cluster = await clusterIn(directory, settings);
  await runPostmaster(cluster);
  const database = handle(cluster);
  const client = await database.connect("postgres");
  await client.query("create role vigil_owner login; create role vigil_app login");
  await client.query("create database vigil owner vigil_owner");
  await client.end();
  return database;
}

/** A copy that follows the primary: what it writes is there a moment later. It is made while the primary works. */
export async function replica(directory: string, of: ServedDatabase, from: string): Promise<ServedDatabase> {
  const [source, target] = [join(from, "postgres"), join(directory, "postgres")];
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  const client = await of.connect("postgres");
  await client.query("select pg_backup_start('replica', true)");
  cpSync(source, target, { recursive: true, preserveTimestamps: true, filter: (path) => !left.test(relative(source, path)) });
  const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
  await client.end();
  writeFileSync(join(target, "backup_label"), rows[0]!.labelfile);
  writeFileSync(join(target, "standby.signal"), "");
  writeFileSync(join(target, "postgresql.auto.conf"), `primary_conninfo = 'host=${of.host} user=postgres application_name=replica'\n`, {
    flag: "a",
  });
  const { uid, gid } = statSync(source);
  spawnSync("chown", ["-R", `${uid}:${gid}`, target]);
  const cluster = await clusterIn(directory, settings);
  await runPostmaster(cluster);
  return handle(cluster);
}

const handle = (cluster: Cluster): ServedDatabase => ({
  host: cluster.host,
  account: cluster.account,
  stop: () => stopPostmaster(cluster.data),
  start: () => runPostmaster(cluster),
  connect: async (database = "vigil") => {
    const client = new pg.Client({ host: cluster.host, user: "postgres", database, types: columnTypes });
    client.on("error", () => {});
    await client.connect();
    return client;
  },
});
