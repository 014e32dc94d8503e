import { sql } from "kysely";
import type { Sql } from "../storage/sql.ts";

/** Of the certificate of this name: since when, where its holder works, and why it holds no longer; null as long as it does. */
export const revocation = (certificate: string, zone: Sql): Sql => {
  const of = (column: string) => sql.ref(`${certificate}.${column}`);
  return sql`case when ${of("revoked_at")} is not null then jsonb_build_object(
    'since', (${of("revoked_at")} at time zone ${zone})::date::text, 'reason', ${of("revoked_reason")}, 'note', ${of("revoked_note")}) end`;
};
