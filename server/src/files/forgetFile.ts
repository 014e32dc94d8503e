import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/**
 * Gives up a file that a record named until now; the sweep takes it away. Files of other records, also of other domains, stay: their keys
 * say so. Pictures stay always, as the images of a library name theirs without a key.
 */
export async function forgetFile(tx: Tx, hash: string): Promise<void> {
  await sql`savepoint forgetting`.execute(tx);
  try {
    await sql`delete from files where hash = ${hash} and media_type not like 'image/%' and media_type <> 'application/vnd.vigil.view'`.execute(
      tx,
    );
  } catch (problem) {
    if (!(problem instanceof Error && "code" in problem && problem.code === stillNamed)) throw problem;
    await sql`rollback to savepoint forgetting`.execute(tx);
  }
}

/** PostgreSQL: a foreign key names the row. */
const stillNamed = "23503";
