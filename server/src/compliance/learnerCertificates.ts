import type { LearnerCertificate } from "@vigil/model/compliance/certificateWire";
import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import { holds, revocation } from "./revocation.ts";

const most = 200;

/** The caller's certificates of programs and of the courses in them, the newest first, without those of programs that hide theirs. */
export async function learnerCertificates(tx: Tx, { domainId, userId, companyId }: Caller): Promise<LearnerCertificate[]> {
  const { rows } = await sql<LearnerCertificate>`
    with zone as (select coalesce(company.sound_zone, domain.sound_zone) as name from companies company join domains domain on domain.id = company.domain_id
      where company.domain_id = ${domainId} and company.id = ${companyId})
    select * from (
      select 'program' as kind, c.id, c.program_id, c.program_title as title, null as course_title, c.completion_date::text, c.expiry_date::text,
        ${holds("c", sql`zone.name`, true)} as valid,
        ${revocation("c", sql`zone.name`)} as revoked
        from program_certificates c cross join zone join programs program on program.id = c.program_id and not program.hide_certificate
       where c.domain_id = ${domainId} and c.user_id = ${userId}
      union all
      select 'class', status.id, run.program_id, program.title, course.title, (status.end_at at time zone zone.name)::date::text, null,
        ${holds("status", sql`zone.name`, false)}, ${revocation("status", sql`zone.name`)}
        from course_statuses status cross join zone
        join program_statuses run on run.domain_id = status.domain_id and run.id = status.program_status_id
        join programs program on program.id = run.program_id and not program.hide_certificate
        join courses course on course.id = status.course_id
       where status.domain_id = ${domainId} and status.user_id = ${userId} and status.complete and status.end_at is not null
    ) all_of_them order by completion_date desc, kind desc, id desc limit ${most}`.execute(tx);
  return rows;
}
