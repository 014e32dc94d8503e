import { createHash } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { documentedRoles } from "./documentedRoles.ts";
import { functionsIn } from "../../src/storage/applyFunctions.ts";
import { shareEmbeddedPostgres } from "../../src/storage/embeddedPostgres.ts";
import { makeMonths } from "../../src/storage/makeMonths.ts";
import { migrate } from "../../src/storage/migrate.ts";
import { migrationsIn } from "../../src/storage/migrationFiles.ts";
import { testPlace } from "./testPlace.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseHost: string;
    databaseTemplate: string;
    databaseRun: number;
  }
}

const LOCK = 86421;

/**
 * Nothing that is written here outlives a run, and what a crash would lose is lost anyway. Commits are waited for all the same (without
 * fsync that costs nothing): VACUUM tells of no row whose commit is still in memory that all may see it, and plans changed from run to run.
 */
const settings = {
  fsync: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "512MB",
  max_connections: "200",
  autovacuum: "off", // a test that needs its tables counted counts them
  io_method: "sync", // all of it lies in memory
};

/**
 * Vitest's global setup: one PostgreSQL per checkout, used by all runs that happen at the same time, and one template per state of
 * the migrations and functions, which each test file clones. Its tables belong to the owner that docs/operations.md prescribes, who is no superuser.
 * The last run to end stops the PostgreSQL.
 */
export default async function templateDatabase(project: TestProject) {
  const { directory, kept } = testPlace();
  const server = await shareEmbeddedPostgres(directory, settings, { kept });
  const admin = new pg.Client({ host: server.host, user: server.user, database: "postgres" });
  await admin.connect();
  await admin.query("select pg_advisory_lock($1)", [LOCK]);
  await dropLeftovers(admin);
  await documentedRoles(admin);
  const template = await migratedTemplate(admin, server.host);
  await admin.end();
  project.provide("databaseHost", server.host);
  project.provide("databaseTemplate", template);
  project.provide("databaseRun", process.pid);
  return () => server.stop();
}

async function migratedTemplate(admin: pg.Client, host: string): Promise<string> {
  const state = createHash("sha256")
    .update([...migrationsIn(), ...functionsIn()].map(({ checksum }) => checksum).join())
    .digest("hex");
  const name = `template_owned_${state.slice(0, 16)}`;
  if ((await admin.query("select from pg_database where datname = $1", [name])).rowCount) return name;
  await admin.query(`create database ${name}_new owner vigil_owner`);
  const owner = new pg.Client({ host, user: "vigil_owner", database: `${name}_new` });
  await owner.connect();
  await migrate(owner, "vigil_app");
  await makeMonths(owner);
  await owner.end();
  await admin.query(`alter database ${name}_new rename to ${name}`); // complete or not there
  return name;
}

/** What killed runs left behind: their databases carry the number of their process. */
async function dropLeftovers(admin: pg.Client) {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname like 'test\\_%' or datname like 'template\\_%\\_new'",
  );
  for (const { datname } of rows) {
    const run = /^test_(\d+)_/.exec(datname)?.[1];
    if (run === undefined || !isRunning(Number(run))) await admin.query(`drop database if exists ${datname} with (force)`);
  }
}

function isRunning(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}
