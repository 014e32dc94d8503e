import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { STRUCTURE_LOCK } from "./applyMigrations.ts";
import { formerMigrations } from "./migrationFiles.ts";

export type FunctionFile = { name: string; text: string; checksum: string };

/** Made by the base: what migrations are written with, and what a stored column rests on. They change by a migration. */
export const toolsOfMigrations = [
  "force_row_security",
  "look_alike",
  "make_partitions",
  "protect_catalogue",
  "protect_tenant",
  "tenant_policy",
] as const;

/** Every function, aggregate and trigger as it is now. */
export const functionsIn = (directory = join(import.meta.dirname, "../../functions")): FunctionFile[] =>
  readdirSync(directory)
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(directory, name), "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    });

/**
 * Puts the functions and triggers of the files in the place of all there are, in one transaction, where a file was changed, has come or has
 * gone, or where migrations were `applied`, which may have taken some away. Answers whether it did.
 */
export async function applyFunctions(owner: pg.Client, files: FunctionFile[], { applied }: { applied: boolean }): Promise<boolean> {
  if (!applied && (await areApplied(owner, files))) return false;
  await owner.query("begin");
  try {
    await owner.query("select pg_advisory_xact_lock($1)", [STRUCTURE_LOCK]);
    await owner.query("set local statement_timeout = 0");
    await owner.query(
      "create table if not exists function_files (name text primary key, checksum text not null, makes text[] not null, applied_at timestamptz not null default now())",
    );
    await clearAway(owner, files);
    for (const { name, text } of files)
      await owner.query(text).catch((error: unknown) => {
        throw new Error(`The functions in ${name} cannot be made: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      });
    await owner.query("delete from function_files");
    for (const { name, text, checksum } of files)
      await owner.query("insert into function_files (name, checksum, makes) values ($1, $2, $3)", [name, checksum, madeIn(text)]);
    await owner.query("commit");
    return true;
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}

export async function areApplied(owner: pg.Client, files: FunctionFile[]): Promise<boolean> {
  const { rows: tables } = await owner.query("select to_regclass('function_files') is not null as there");
  if (tables[0]?.there !== true) return false;
  const { rows } = await owner.query<{ name: string; checksum: string }>("select name, checksum from function_files");
  const found = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return found.size === files.length && files.every(({ name, checksum }) => found.get(name) === checksum);
}

const madeIn = (text: string) => [...text.matchAll(/^create (?:or replace )?(?:function|aggregate) (\w+)/gmu)].map(([, name]) => name!);

/** Drops what these files, those applied before, or the migrations from before the base have made, with its triggers. Nothing of anybody else's. */
async function clearAway(owner: pg.Client, files: FunctionFile[]): Promise<void> {
  const { rows: applied } = await owner.query<{ name: string }>("select unnest(makes) as name from function_files");
  const before = applied.length > 0 ? applied.map(({ name }) => name) : formerMigrations().flatMap(({ text }) => madeIn(text));
  const tools: readonly string[] = toolsOfMigrations;
  const names = [...files.flatMap(({ text }) => madeIn(text)), ...before].filter((name) => !tools.includes(name));
  const { rows: functions } = await owner.query<{ id: number; name: string }>(
    `select p.oid as id, p.oid::regprocedure::text as name from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = any ($1)`,
    [names],
  );
  const { rows: triggers } = await owner.query<{ name: string }>(
    "select format('%I on %s', tgname, tgrelid::regclass) as name from pg_trigger where tgparentid = 0 and tgfoid = any ($1::oid[])",
    [functions.map(({ id }) => id)],
  );
  if (triggers.length > 0) await owner.query(triggers.map(({ name }) => `drop trigger ${name}`).join("; "));
  if (functions.length > 0) await owner.query(`drop routine ${functions.map(({ name }) => name).join(", ")}`);
}
