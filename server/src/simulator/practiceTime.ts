import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

interface Practised {
  domainId: number;
  userId: number;
  courseId: number;
  lookBackSeconds: number;
}

/** Seconds of sealed practice of one learner in one course, over all runs, begun within the look-back period. */
export async function practiceSeconds(tx: Tx, { domainId, userId, courseId, lookBackSeconds }: Practised): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(sum(session.duration), 0)::int as seconds
      from simulator_sessions session
      join course_statuses course on course.domain_id = session.domain_id and course.id = session.course_status_id
     where session.domain_id = ${domainId} and session.user_id = ${userId} and session.type = 'Practice' and session.sealed_at is not null
       and course.course_id = ${courseId} and session.started_at > now() - make_interval(secs => ${lookBackSeconds}::float8)`.execute(tx);
  return rows[0]?.seconds ?? 0;
}
