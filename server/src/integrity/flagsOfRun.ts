import { sql, type RawBuilder } from "kysely";

/** How many flags of this verdict the exams of a program's run have; `t` names the run in `program_status_id`. */
export const flagsOfRun = (verdict: "open" | "confirmed"): RawBuilder<unknown> => sql`(
  (select count(*) from course_statuses c
    join exam_attempts p on p.domain_id = c.domain_id and p.course_status_id = c.id
    join integrity_flags f on f.domain_id = p.domain_id and f.exam_attempt_id = p.id and f.verdict = ${verdict}
    where c.domain_id = t.domain_id and c.program_status_id = t.program_status_id)
  + (select count(*) from course_statuses c
    join simulator_sessions p on p.domain_id = c.domain_id and p.course_status_id = c.id and p.type = 'Exam'
    join integrity_flags f on f.domain_id = p.domain_id and f.simulator_session_id = p.id and f.verdict = ${verdict}
    where c.domain_id = t.domain_id and c.program_status_id = t.program_status_id))::int`;
