import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

/**
 * For tests: makes the roles that docs/operations.md has made for an outside database, with the words that stand there. The one that is there
 * already is made the same: `npm run schema` in a fresh checkout makes it without a login.
 */
export async function documentedRoles(superuser: pg.Client): Promise<void> {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/operations.md"), "utf8");
  const statements = [...page.matchAll(/^create role (\w+) .*;$/gm)];
  if (statements.length !== 2) throw new Error("docs/operations.md no longer names the two roles of an outside database.");
  for (const [statement, role] of statements) {
    const { rowCount } = await superuser.query("select from pg_roles where rolname = $1", [role]);
    await superuser.query(rowCount ? statement.replace("create role", "alter role") : statement);
  }
}
