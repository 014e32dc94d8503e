import { sql } from "kysely";
import type { Sql } from "../storage/sql.ts";

/** One measure of whether a certificate holds, wherever it is asked: it was not revoked, and where it expires its last day has not passed. */
export const holds = (certificate: string, zone: Sql, expires: boolean): Sql => {
  const of = (column: string) => sql.ref(`${certificate}.${column}`);
  const expiry = expires ? sql` and (${of("expiry_date")} is null or ${of("expiry_date")} >= (now() at time zone ${zone})::date)` : sql``;
  return sql`${of("revoked_at")} is null${expiry}`;
};

/** Of the certificate of this name: since when, where its holder works, and why it holds no longer; null as long as it does. */
export const revocation = (certificate: string, zone: Sql): Sql => {
  const of = (column: string) => sql.ref(`${certificate}.${column}`);
  return sql`case when ${of("revoked_at")} is not null then jsonb_build_object(
    'since', (${of("revoked_at")} at time zone ${zone})::date::text, 'reason', ${of("revoked_reason")}, 'note', ${of("revoked_note")}) end`;
};
