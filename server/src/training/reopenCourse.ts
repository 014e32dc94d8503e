import { sql } from "kysely";
import { courseComplete, progressOf } from "@vigil/model/training/completion";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Learner } from "./learner.ts";
import type { CourseStatusRow } from "./openStatuses.ts";
import { courseState } from "./settleCourse.ts";

/**
 * A course whose exam is not passed any more goes on, and its program with it; their certificates hold no longer. Where what was learnt
 * completes it all the same it stays as it is. Its row is locked.
 */
export async function reopenCourse(tx: Tx, learner: Learner, status: CourseStatusRow, reason: string): Promise<void> {
  const { domainId } = learner;
  const { id, courseId, programStatusId } = status;
  const { content, facts, units, configuration } = await courseState(tx, learner.companyId, { ...status, complete: false });
  const open = units.filter(({ complete }) => !complete).map(({ unitId }) => unitId);
  await sql`delete from unit_statuses where domain_id = ${domainId} and course_status_id = ${id} and unit_id = any(${open}::bigint[])`.execute(
    tx,
  );
  if (!status.complete || courseComplete(content, facts, units, configuration)) return;
  await sql`insert into former_course_certificates (domain_id, verification_code, course_status_id, revoked_at, revoked_reason)
    select domain_id, verification_code, id, now(), 'result' from course_statuses
     where domain_id = ${domainId} and id = ${id} and verification_code is not null`.execute(tx);
  const progress = Math.round(10_000 * progressOf(content, facts, units));
  await sql`update course_statuses set complete = false, status = 'a', end_at = null, verification_code = null, progress = ${progress},
      revision = revision + 1, updated_at = now() where domain_id = ${domainId} and id = ${id}`.execute(tx);
  await writeEvent(tx, learner, {
    type: "courseStatus.reopen",
    subject: { entity: "courseStatus", id },
    data: { courseId, reason },
  });
  await reopenProgram(tx, learner, programStatusId, reason);
}

async function reopenProgram(tx: Tx, learner: Learner, programStatusId: number, reason: string): Promise<void> {
  const { domainId } = learner;
  await sql`update program_statuses set complete = false, status = 'a', end_at = null, expiry_at = null, revision = revision + 1, updated_at = now()
    where domain_id = ${domainId} and id = ${programStatusId} and complete and closed_at is null`.execute(tx);
  const { rows } = await sql<{
    id: number;
  }>`update program_certificates set revoked_at = now(), revoked_reason = 'result', revoked_note = ${reason},
      revision = revision + 1, updated_at = now()
    where domain_id = ${domainId} and program_status_id = ${programStatusId} and revoked_at is null
      and exists (select from program_statuses run where run.domain_id = ${domainId} and run.id = ${programStatusId} and not run.complete)
    returning id`.execute(tx);
  for (const { id } of rows)
    await writeEvent(tx, learner, {
      type: "programCertificate.revoke",
      subject: { entity: "programCertificate", id },
      data: { reason: "result", note: reason },
    });
}
