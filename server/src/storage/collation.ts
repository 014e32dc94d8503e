import type pg from "pg";

const COLLATION = "und-x-icu";

/**
 * An index over names is only right under the sorting rules it was built with, and an update of the system may bring others.
 * Answers how many indexes were rebuilt.
 */
export async function refreshCollations(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ actual: string; recorded: string | null }>(
    `select pg_collation_actual_version(c.oid) as actual, (select version from collation_versions where name = c.collname) as recorded
       from pg_collation c where c.collname = $1`,
    [COLLATION],
  );
  const version = rows[0];
  if (!version || version.actual === version.recorded) return 0;
  const stale = version.recorded === null ? [] : await indexesOver(owner);
  for (const index of stale) await owner.query(`reindex index ${index}`);
  await owner.query(
    "insert into collation_versions (name, version) values ($1, $2) on conflict (name) do update set version = excluded.version",
    [COLLATION, version.actual],
  );
  return stale.length;
}

async function indexesOver(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i
       where exists (select from pg_collation c where c.collname = $1 and c.oid = any (i.indcollation))`,
    [COLLATION],
  );
  return rows.map(({ name }) => name);
}
