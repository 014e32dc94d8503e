import { sql } from "kysely";
import { Problem } from "../problem.ts";
import { writeEvent, type Actor } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";

interface Taking {
  userId: number;
  companyId: number;
  programId: number;
}

/** One of a valid credit of the company for the program, the one that expires first before the others; none = 450. Answers the user credit's id. */
export async function takeCredit(tx: Tx, actor: Actor, { userId, companyId, programId }: Taking): Promise<number> {
  const { domainId } = actor;
  const { rows } = await sql<{ id: number }>`
    with today as (select (now() at time zone coalesce(company.sound_zone, domain.sound_zone))::date as day
      from companies company join domains domain on domain.id = company.domain_id where company.domain_id = ${domainId} and company.id = ${companyId}),
    chosen as (select c.id from credits c, today
      where c.domain_id = ${domainId} and c.company_id = ${companyId} and c.program_id = ${programId}
        and coalesce(c.activation_date <= today.day, true) and coalesce(c.expiry_date >= today.day, true)
        and (c.unlimited_credits or c.used < c.quantity)
      order by c.expiry_date nulls last, c.id limit 1 for update of c),
    taken as (update credits c set used = c.used + 1, updated_at = now() from chosen
      where c.domain_id = ${domainId} and c.id = chosen.id returning c.id, c.unlimited_duration, c.duration_days)
    insert into user_credits (domain_id, credit_id, user_id, company_id, program_id, expired_at, created_by)
      select ${domainId}, taken.id, ${userId}, ${companyId}, ${programId},
        case when taken.unlimited_duration then null else now() + make_interval(days => taken.duration_days) end, ${actor.userId ?? null}
        from taken
    returning id`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Problem(450, "LicenseExpired");
  await writeEvent(tx, actor, { type: "userCredit.create", subject: { entity: "userCredit", id: made.id }, data: { userId, programId } });
  return made.id;
}
