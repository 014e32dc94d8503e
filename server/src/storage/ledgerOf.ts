import type pg from "pg";
import type { Migration } from "./migrationFiles.ts";

/** What was applied to a database, by number. */
export type Ledger = Map<number, { name: string; checksum: string }>;

export async function ledgerOf(owner: pg.Client): Promise<Ledger> {
  const { rows: tables } = await owner.query("select to_regclass('migrations') is not null as there");
  if (tables[0]?.there !== true) return new Map();
  const { rows } = await owner.query<{ number: number; name: string; checksum: string }>("select number, name, checksum from migrations");
  return new Map(rows.map(({ number, name, checksum }) => [number, { name, checksum }]));
}

export function refuseChanged(migrations: Migration[], applied: Ledger): void {
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const [number, { name, checksum }] of applied) {
    const migration = known.get(number);
    if (!migration)
      throw new Error(`This database was brought to a newer state (migration ${name}) than this Vigil knows: start the newer Vigil.`);
    if (migration.checksum !== checksum)
      throw new Error(
        `Migration ${name} was changed after it had been applied to this database. Put the file back and make the change in a new migration.`,
      );
  }
}
