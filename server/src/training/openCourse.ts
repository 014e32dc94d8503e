import { sql } from "kysely";
import type { TrainingConfiguration } from "@vigil/model/training/settings";
import { configurationsQuery } from "../curriculum/configuration/settingsFor.ts";
import { requirePaid } from "../compliance/requireCredit.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { together } from "../storage/together.ts";
import { assignedQuery, foundProgram } from "./assignedPrograms.ts";
import { courseStatusOf, courseStatusQuery, openProgramStatus, type CourseKey, type CourseStatusRow } from "./openStatuses.ts";
import { configurationsOf, type Configurations } from "./trainingConfiguration.ts";

export interface CourseCall extends CourseKey {
  /** The status that the page works on, where it says so. */
  courseStatusId?: number | undefined;
}

export interface OpenCourse {
  status: CourseStatusRow;
  /** What holds in the course. */
  configuration: TrainingConfiguration;
}

/** The status of a course that is about to be worked on, its program started where it is not; a course that is locked does not open. */
export const openCourse = async (tx: Tx, caller: Caller, call: CourseCall): Promise<CourseStatusRow> =>
  (await openConfiguredCourse(tx, caller, call)).status;

/** The same with what holds in the course. */
export async function openConfiguredCourse(tx: Tx, caller: Caller, call: CourseCall): Promise<OpenCourse> {
  const { programId, courseId } = call;
  const [assigned, [found], applied] = await together(tx, [
    assignedQuery(caller, programId),
    courseStatusQuery(tx, caller, call),
    configurationsQuery(tx, { ...caller, courseId }),
  ]);
  await requirePaid(tx, caller, foundProgram(assigned, programId));
  const status = found ?? (await courseStatusOf(tx, caller.domainId, (await openProgramStatus(tx, caller, programId)).id, courseId));
  return { status, configuration: await openConfiguration(tx, call, status, configurationsOf(applied)) };
}

/** What holds in a course, where it is the one that is meant, and open. */
export async function openConfiguration(
  tx: Tx,
  { programId, courseStatusId }: CourseCall,
  status: CourseStatusRow,
  { course: configuration, program }: Configurations,
): Promise<TrainingConfiguration> {
  if (courseStatusId !== undefined && courseStatusId !== status.id) throw new Problem(409, "CourseBegunAnew");
  if (status.complete && configuration.lockOnCompleted) throw new Problem(404, "CourseNotAvailable");
  if (program.programEnforceOrder && !status.complete && (await isAfterIncomplete(tx, status, programId)))
    throw new Problem(423, "CourseLocked");
  return configuration;
}

/** Between looking and locking an administrator may have closed the run, or moved it to another version of the course. */
export function assertAsRead(locked: CourseStatusRow, contentId: number | null): void {
  if (locked.closedAt !== null || locked.contentId !== contentId) throw new Problem(409, "CourseBegunAnew");
}

/** A course before it, in the order of the program, is not complete. */
export async function isAfterIncomplete(
  tx: Tx,
  { domainId, programStatusId, courseId }: CourseStatusRow,
  programId: number,
): Promise<boolean> {
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
