import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** The last moment for which a run of a program holds: until it expires, or until the day before its certificate was revoked. Null = for ever. */
export const validUntil = (run: string): Sql =>
  sql`least(${sql.ref(`${run}.expiry_at`)}, ${sql.ref(`${run}.revoked_at`)} - interval '1 day')`;
