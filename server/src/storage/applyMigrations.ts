import pg from "pg";
import { ledgerOf } from "./ledgerOf.ts";
import { base, type Migration } from "./migrationFiles.ts";

/** Held by whoever changes what tables and functions there are, until its transaction ends. */
export const STRUCTURE_LOCK = 86420;

/**
 * Applies those of the files that the database lacks and answers their names. Each file is one transaction under a lock of that transaction,
 * so that several servers may start at once. `applicationRole` is given the rights of vigil_app.
 */
export async function applyMigrations(owner: pg.Client, applicationRole: string, migrations: Migration[]): Promise<string[]> {
  const applied = await ledgerOf(owner);
  const missing = migrations.filter(({ number }) => !applied.has(number));
  if (missing.length === 0) {
    await joinApplication(owner, applicationRole);
    return [];
  }
  await prepare(owner, applicationRole);
  const done: string[] = [];
  for (const migration of missing) if (await apply(owner, migration)) done.push(migration.name);
  return done;
}

async function apply(owner: pg.Client, { number, name, text, checksum }: Migration): Promise<boolean> {
  await owner.query("begin");
  try {
    await owner.query("select pg_advisory_xact_lock($1)", [STRUCTURE_LOCK]);
    // another server may have applied it meanwhile, or all there is of before, for which the base stands then
    const { rowCount } = await owner.query("select from migrations where number = $1 or (number = $2 and number > $1)", [number, base]);
    if (rowCount === 0) {
      // Migrations may read and write the rows that all domains share; those of every domain only behind "disable row level security".
      await owner.query("set local app.domain_id = '1'; set local app.shared = 'on'; set local statement_timeout = 0");
      await owner.query(text);
      await owner.query("insert into migrations (number, name, checksum) values ($1, $2, $3)", [number, name, checksum]);
    }
    await owner.query("commit");
    return rowCount === 0;
  } catch (error) {
    await owner.query("rollback");
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * What the migrations stand on. Grants in them go to vigil_app; a server that signs in under another name becomes its member.
 * The role belongs to the whole cluster and may be made by another database's start; all else waits for the lock.
 */
async function prepare(owner: pg.Client, applicationRole: string) {
  const exists = async (role: string) => ((await owner.query("select from pg_roles where rolname = $1", [role])).rowCount ?? 0) > 0;
  if (!(await exists("vigil_app"))) await owner.query("create role vigil_app nologin").catch(explainRole);
  await owner.query("begin");
  try {
    await owner.query("select pg_advisory_xact_lock($1)", [STRUCTURE_LOCK]);
    await prepareSchema(owner, applicationRole);
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}

async function prepareSchema(owner: pg.Client, applicationRole: string) {
  await owner.query(
    "create table if not exists migrations (number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())",
  );
  await owner.query("revoke create on schema public from public");
  await owner.query("grant usage on schema public to vigil_app");
  await owner.query("create schema if not exists pgboss"); // the job runner makes its own tables there
  await owner.query("grant usage, create on schema pgboss to vigil_app");
  await joinApplication(owner, applicationRole);
}

async function joinApplication(owner: pg.Client, applicationRole: string) {
  const { rows } = await owner.query("select pg_has_role($1, 'vigil_app', 'usage') as member", [applicationRole]);
  if (rows[0]?.member !== true) await owner.query(`grant vigil_app to ${pg.escapeIdentifier(applicationRole)}`);
}

function explainRole(error: unknown) {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  if (code === "42710" || code === "23505") return; // another server was quicker
  if (code === "42501")
    throw new Error(
      "The database's owner may not create the role vigil_app: create it once (create role vigil_app nologin) and grant it to the server's role.",
      { cause: error },
    );
  throw error;
}
