import type pg from "pg";
import { applyFunctions, areApplied, functionsIn } from "./applyFunctions.ts";
import { applyMigrations } from "./applyMigrations.ts";
import { bringToBase } from "./bringToBase.ts";
import { ledgerOf, refuseChanged } from "./ledgerOf.ts";
import { migrationsIn } from "./migrationFiles.ts";
import { refuseBesideNodes } from "./nodes/refuseBesideNodes.ts";

/** Brings the database up to date, from whatever state, and answers the names of what it applied. Tests give other files. */
export async function migrate(
  owner: pg.Client,
  applicationRole: string,
  { migrations = migrationsIn(), functions = functionsIn() } = {},
): Promise<string[]> {
  const ledger = await ledgerOf(owner);
  const stays = migrations.every(({ number }) => ledger.has(number)) && (await areApplied(owner, functions));
  if (!stays) await refuseBesideNodes(owner);
  const done = await bringToBase(owner, applicationRole);
  refuseChanged(migrations, await ledgerOf(owner));
  done.push(...(await applyMigrations(owner, applicationRole, migrations)));
  if (await applyFunctions(owner, functions, { applied: done.length > 0 })) done.push("functions");
  return done;
}
