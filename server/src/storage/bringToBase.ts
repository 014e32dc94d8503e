import type pg from "pg";
import { applyMigrations, STRUCTURE_LOCK } from "./applyMigrations.ts";
import { ledgerOf, refuseChanged } from "./ledgerOf.ts";
import { base, formerMigrations, migrationsIn } from "./migrationFiles.ts";

/**
 * A database that began with the migrations from before the base goes through those that it lacks, which ends where the base would have brought
 * it; its ledger is from then on that of one which began with the base. Answers what was applied; nothing where it began with the base.
 */
export async function bringToBase(owner: pg.Client, applicationRole: string, former = formerMigrations()): Promise<string[]> {
  const ledger = await ledgerOf(owner);
  if (ledger.size === 0 || ledger.has(base)) return [];
  refuseChanged(former, ledger);
  const done = await applyMigrations(owner, applicationRole, former);
  const { number, name, checksum } = migrationsIn().find((migration) => migration.number === base)!;
  await owner.query("begin");
  try {
    await owner.query("select pg_advisory_xact_lock($1)", [STRUCTURE_LOCK]);
    await owner.query("delete from migrations where number < $1", [base]);
    await owner.query("insert into migrations (number, name, checksum) values ($1, $2, $3) on conflict do nothing", [
      number,
      name,
      checksum,
    ]);
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
  return [...done, name];
}
