import { sql } from "kysely";

/** Of the certificates `p` the newest of a learner in a program, unless it was revoked: what was renewed does not expire. */
export const newestCertificate = sql`p.revoked_at is null and not exists (
    select from program_certificates o where o.domain_id = p.domain_id and o.user_id = p.user_id and o.program_id = p.program_id
      and (o.completion_date, o.id) > (p.completion_date, p.id))`;
