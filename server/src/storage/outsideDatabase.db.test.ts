import type pg from "pg";
import { describe, expect, test } from "vitest";
import { emptyDatabase } from "./emptyDatabase.ts";
import { migrate } from "./migrate.ts";
import { unprotectedTables } from "./rowSecurity.ts";

describe("a database with the roles that docs/operations.md prescribes", () => {
  const plain = emptyDatabase();
  const other = emptyDatabase();

  test("is owned by a role that is no superuser, may not make roles and is bound by row security", async () => {
    const { rows } = await (
      await plain.owner()
    ).query("select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname ~ '^vigil_' order by rolname");
    const nothing = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false };
    expect(rows).toEqual([
      { rolname: "vigil_app", ...nothing },
      { rolname: "vigil_owner", ...nothing },
    ]);
  });

  test("holds the same rows after its migrations as one that a superuser brought up to date", async () => {
    await migrate(await plain.owner(), "vigil_app");
    await migrate(await other.superuser(), "vigil_app");
    const [ours, theirs] = [await plain.superuser(), await other.superuser()];
    const counts = await rowsOf(theirs);
    expect(counts).toMatchObject({ access_levels: 10, certificate_template_words: 8 });
    expect(await rowsOf(ours)).toEqual(counts);
    expect(await unprotectedTables(ours)).toEqual([]);
  });
});

/** How many rows each table holds. */
async function rowsOf(superuser: pg.Client): Promise<Record<string, number>> {
  const { rows } = await superuser.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition",
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) counts[name] = (await superuser.query(`select count(*) as count from ${name}`)).rows[0].count;
  return counts;
}
