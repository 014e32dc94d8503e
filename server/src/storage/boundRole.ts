import pg from "pg";
import type { Address } from "./databasePlace.ts";

/** What the embedded database sets for its role: a statement of ours that takes longer has gone wrong. */
const LIMITS = { statement_timeout: "30s", idle_in_transaction_session_timeout: "60s" };

/**
 * Gives the application's role its limits in this database, where nobody has set others: a role may do so for itself. They hold for each
 * connection from then on, whatever proxy it comes through. What an administrator has set, for the role or for the database, is left alone.
 */
export async function boundRole(where: Address): Promise<void> {
  const client = new pg.Client(where);
  client.on("error", () => {});
  await client.connect();
  try {
    for (const [name, value] of Object.entries(LIMITS)) {
      await client.query("begin; select pg_advisory_xact_lock(86420)");
      const { rows } = await client.query<{ role: string; database: string; free: boolean }>(
        `select current_user as role, current_database() as database,
                current_setting($1) = '0' and not exists (
                  select from pg_db_role_setting s, unnest(s.setconfig) as setting
                   where s.setrole in (0, (select oid from pg_roles where rolname = current_user))
                     and s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
                     and split_part(setting, '=', 1) = $1) as free`,
        [name],
      );
      const { role, database, free } = rows[0]!;
      if (free)
        await client.query(
          `alter role ${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(database)} set ${name} = ${pg.escapeLiteral(value)}`,
        );
      await client.query("commit");
    }
  } finally {
    await client.end();
  }
}
