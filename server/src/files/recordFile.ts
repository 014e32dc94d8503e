import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/**
 * Makes a stored file part of the database, in the transaction of the record that names it: a file without a row is swept, and so is a row that
 * nothing names. One that is there already counts as new, and is held until the record is written.
 */
export async function recordFile(tx: Tx, file: { hash: string; size: number; mediaType: string }): Promise<void> {
  await tx
    .insertInto("files")
    .values(file)
    .onConflict((same) => same.column("hash").doUpdateSet({ createdAt: sql`now()` }))
    .execute();
}
