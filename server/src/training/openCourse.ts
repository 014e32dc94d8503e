import { sql } from "kysely";
import type { Caller } from "../identity/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { assignedProgram } from "./assignedPrograms.ts";
import { courseStatusOf, openProgramStatus, type CourseStatusRow } from "./openStatuses.ts";
import { trainingConfiguration } from "./trainingConfiguration.ts";

export interface CourseCall {
  programId: number;
  courseId: number;
  /** The status that the page works on, where it says so. */
  courseStatusId?: number | undefined;
}

/** The status of a course that is about to be worked on, its program started where it is not; a course that is locked does not open. */
export async function openCourse(tx: Tx, caller: Caller, { programId, courseId, courseStatusId }: CourseCall): Promise<CourseStatusRow> {
  await assignedProgram(tx, caller, programId);
  const program = await openProgramStatus(tx, caller, programId);
  const status = await courseStatusOf(tx, caller.domainId, program.id, courseId);
  if (courseStatusId !== undefined && courseStatusId !== status.id) throw new Problem(409, "CourseBegunAnew");
  const { lockOnCompleted } = await trainingConfiguration(tx, { ...caller, courseId });
  const { programEnforceOrder } = await trainingConfiguration(tx, { ...caller, courseId: null });
  if (status.complete && lockOnCompleted) throw new Problem(404, "CourseNotAvailable");
  if (programEnforceOrder && !status.complete && (await isAfterIncomplete(tx, status, programId))) throw new Problem(423, "CourseLocked");
  return status;
}

async function isAfterIncomplete(tx: Tx, { domainId, programStatusId, courseId }: CourseStatusRow, programId: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select exists (
      select from program_courses own
        join program_courses earlier on earlier.program_id = own.program_id and earlier.position < own.position
        join courses course on course.id = earlier.course_id and course.active
        left join course_statuses status on status.domain_id = ${domainId} and status.program_status_id = ${programStatusId}
          and status.course_id = earlier.course_id and status.closed_at is null
       where own.program_id = ${programId} and own.course_id = ${courseId} and not coalesce(status.complete, false)) as locked`.execute(tx);
  return rows[0]?.locked ?? false;
}
