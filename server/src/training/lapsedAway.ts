import type { LapsedProgram } from "@vigil/model/training/nextWire";
import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import { validUntil } from "../reporting/measures/validUntil.ts";
import { wireInstant } from "../http/wireInstant.ts";
import type { Tx } from "../storage/asDomain.ts";
import { lapsed } from "./lapsed.ts";

/** What a learner completed once, that holds no longer and is not among what they may take today; of programs that hide their certificate nothing is said. */
export async function lapsedAway(
  tx: Tx,
  { domainId, userId, companyId }: Caller,
  assigned: readonly { id: number }[],
): Promise<(LapsedProgram & { programId: number })[]> {
  const { rows } = await sql<Omit<LapsedProgram, "expiryAt"> & { programId: number; expiryAt: Date }>`
    with l as materialized (
      select zone, (now() at time zone zone)::date as today from (
        select coalesce(company.sound_zone, domain.sound_zone) as zone from companies company join domains domain on domain.id = company.domain_id
         where company.domain_id = ${domainId} and company.id = ${companyId}) works)
    select * from (
      select program.id as program_id, program.title, ${lapsed} as lapsed, ${validUntil("s")} as expiry_at,
          (${validUntil("s")} at time zone l.zone)::date::text as expires_on
        from program_statuses s cross join l join programs program on program.id = s.program_id and program.active and not program.hide_certificate
       where s.domain_id = ${domainId} and s.user_id = ${userId} and s.closed_at is null and s.complete
         and not s.program_id = any(${assigned.map(({ id }) => id)}::bigint[])) one
     where lapsed is not null`.execute(tx);
  return rows.map(({ expiryAt, ...row }) => ({ ...row, expiryAt: wireInstant(expiryAt) }));
}
