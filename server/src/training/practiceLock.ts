import type { PracticeLock } from "@vigil/model/training/wire";
import { isExamAvailable } from "@vigil/model/training/completion";
import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { CourseStatusRow } from "./openStatuses.ts";
import type { CourseState } from "./settleCourse.ts";
import { wireInstant } from "../http/wireInstant.ts";

/** What keeps this learner from practising in a course now, beside what comes before it; null where nothing does. */
export async function practiceLock(
  tx: Tx,
  caller: Caller,
  { courseId, finalExamLocked }: Pick<CourseStatusRow, "courseId" | "finalExamLocked">,
  { content, configuration, units }: Pick<CourseState, "content" | "configuration" | "units">,
): Promise<PracticeLock | null> {
  const { practiceDurationMax: most, examLocksPractice } = configuration;
  if (examLocksPractice && isExamAvailable(content, units, finalExamLocked)) return { reason: "exam", opensAt: null };
  const opensAt = most === undefined ? null : await practiceOpensAt(tx, { ...caller, courseId, ...most });
  return opensAt === null ? null : { reason: "time", opensAt: wholeSecond(opensAt) };
}

/** Rounded up: by then it is open. */
const wholeSecond = (instant: Date): string => wireInstant(new Date(1000 * Math.ceil(instant.getTime() / 1000)));

interface Practised {
  domainId: number;
  userId: number;
  courseId: number;
  seconds: number;
  lookBackSeconds: number;
}

/**
 * When sealed practice begun within the look-back period, over all runs of the course, will be less than `seconds` again; null where it
 * is so now. From the newest session back, the one that fills the measure has to leave the period.
 */
async function practiceOpensAt(tx: Tx, { domainId, userId, courseId, seconds, lookBackSeconds }: Practised): Promise<Date | null> {
  const period = sql`make_interval(secs => ${lookBackSeconds}::float8)`;
  const { rows } = await sql<{ opensAt: Date | null }>`
    select max(practised.started_at) + ${period} as opens_at
      from (select session.started_at, sum(session.duration) over (order by session.started_at desc, session.id desc) as seconds
              from simulator_sessions session
              join course_statuses course on course.domain_id = session.domain_id and course.id = session.course_status_id
             where session.domain_id = ${domainId} and session.user_id = ${userId} and session.type = 'Practice' and session.sealed_at is not null
               and course.course_id = ${courseId} and session.started_at > now() - ${period}) practised
     where practised.seconds >= ${seconds}`.execute(tx);
  return rows[0]?.opensAt ?? null;
}
