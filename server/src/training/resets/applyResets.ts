import { sql } from "kysely";
import type { ResetChoice } from "@vigil/model/training/wire";
import type { Tx } from "../../storage/asDomain.ts";
import { findProgramStatus, type CourseStatusRow } from "../openStatuses.ts";
import type { Learner } from "../learner.ts";
import { trainingConfiguration } from "../trainingConfiguration.ts";
import { resetCourse } from "./resetCourse.ts";
import { resetRun } from "./resetRun.ts";
import { resetSections } from "./resetSections.ts";

/** At a launch what waits for one happens too; the job does only what is due at once. */
export type ResetMoment = "launch" | "job";

/** Of the course status `status`: a final was failed, or the classroom was missed, since its sections last began anew. */
export const notPassed = sql<boolean>`(
  exists (select from simulator_sessions session
    where session.domain_id = status.domain_id and session.course_status_id = status.id and session.type = 'Exam'
      and session.passed = false and session.sealed_at > coalesce(status.reset_at, '-infinity'))
  or exists (select from exam_attempts attempt
    where attempt.domain_id = status.domain_id and attempt.course_status_id = status.id and attempt.kind = 'final'
      and attempt.passed = false and attempt.sealed_at > coalesce(status.reset_at, '-infinity'))
  or exists (select from training_event_users person
    join training_events event on event.domain_id = person.domain_id and event.id = person.training_event_id
    join training_event_courses held on held.domain_id = event.domain_id and held.training_event_id = event.id and held.course_id = status.course_id
    where person.domain_id = status.domain_id and person.user_id = status.user_id and not person.attending and person.attended_at is null
      and event.program_id = (select program_id from program_statuses own where own.domain_id = status.domain_id and own.id = status.program_status_id)
      and event.delivered_at > greatest(status.initiated_at, status.reset_at)))`;

/** What the configuration asks to begin anew: a complete program, a course whose content changed, the sections after a failed final. */
export async function applyResets(tx: Tx, learner: Learner, programId: number, moment: ResetMoment): Promise<void> {
  const due = (choice: ResetChoice): boolean => choice === "immediate" || (choice === "nextLaunch" && moment === "launch");
  const run = await findProgramStatus(tx, learner, programId);
  if (run === undefined) return;
  if (run.complete) {
    const { resetCompleted } = await trainingConfiguration(tx, { ...learner, courseId: null });
    if (due(resetCompleted)) await resetRun(tx, learner, learner, run, { kind: "hard", by: "configuration" });
    return;
  }
  for (const { changed, failed, classroom, ...status } of await begunCourses(tx, learner.domainId, run.id)) {
    if (!changed && !failed) continue;
    const { resetStarted, resetAttempted, iltResetAttempted } = await trainingConfiguration(tx, { ...learner, courseId: status.courseId });
    if (changed && due(resetStarted)) await resetCourse(tx, learner, learner, status, "configuration");
    else if (failed && due(classroom ? iltResetAttempted : resetAttempted)) await resetSections(tx, learner, status);
  }
}

type Begun = CourseStatusRow & { changed: boolean; failed: boolean; classroom: boolean };

/** Courses in progress: whether their content has changed since, and whether they were not passed since their sections last began anew. */
async function begunCourses(tx: Tx, domainId: number, programStatusId: number): Promise<Begun[]> {
  const { rows } = await sql<Begun>`
    select status.*, course.current_content_id is distinct from status.content_id as changed,
      course.type = 'ilt' as classroom, ${notPassed} as failed
      from course_statuses status join courses course on course.id = status.course_id
     where status.domain_id = ${domainId} and status.program_status_id = ${programStatusId}
       and status.closed_at is null and not status.complete and status.status = 'a'
     order by status.id`.execute(tx);
  return rows;
}
