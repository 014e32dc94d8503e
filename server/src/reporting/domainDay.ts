import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/** Today where the domain is, as year-month-day. */
export async function domainDay(tx: Tx, domainId: number): Promise<string> {
  const { rows } = await sql<{
    today: string;
  }>`select (now() at time zone d.sound_zone)::date::text as today from domains d where d.id = ${domainId}`.execute(tx);
  return rows[0]!.today;
}
