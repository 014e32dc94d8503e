import { sql, type Selectable } from "kysely";
import { requireCredit } from "../compliance/requireCredit.ts";
import { Problem } from "../problem.ts";
import { validUntil } from "../reporting/measures/validUntil.ts";
import { writeEvent, type Actor } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Database } from "../storage/database.ts";
import type { Learner } from "./learner.ts";

type LearnerKey = Pick<Learner, "domainId" | "userId">;
export type ProgramStatusRow = Selectable<Database["programStatuses"]>;
type WholeCourseStatus = Selectable<Database["courseStatuses"]>;

/** What is read of a course status. Named one by one: of a statement that asks for all columns the database keeps no plan. */
export const courseStatusColumns = [
  "domainId",
  "id",
  "programStatusId",
  "userId",
  "courseId",
  "contentId",
  "run",
  "status",
  "complete",
  "bookmark",
  "progress",
  "duration",
  "totalDuration",
  "failedAttempts",
  "finalExamLocked",
  "resetAt",
  "closedAt",
] as const satisfies readonly (keyof WholeCourseStatus)[];
export type CourseStatusRow = Pick<WholeCourseStatus, (typeof courseStatusColumns)[number]>;

/** The same as the database names them. */
export const courseStatusSelection = courseStatusColumns
  .map((name) => `course.${name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)}`)
  .join(", ");

const ofCourse = courseStatusColumns.map((name) => `course.${name}` as const);

export interface CourseKey {
  programId: number;
  courseId: number;
}

/** The run of a program that is not closed, or undefined before the first start. */
export const findProgramStatus = (tx: Tx, { domainId, userId }: LearnerKey, programId: number): Promise<ProgramStatusRow | undefined> =>
  tx
    .selectFrom("programStatuses")
    .selectAll()
    .where("domainId", "=", domainId)
    .where("userId", "=", userId)
    .where("programId", "=", programId)
    .where("closedAt", "is", null)
    .executeTakeFirst();

interface Opening {
  by?: "reset";
  /** Who opens it, where it is not the learner. */
  actor?: Actor;
}

/** Finds or opens the run of a program, with a status for each of its courses. Starting again resumes. A reset opens it before its learner starts: the credit is taken then. */
export async function openProgramStatus(
  tx: Tx,
  caller: Learner,
  programId: number,
  { by, actor = caller }: Opening = {},
): Promise<ProgramStatusRow> {
  const found = await findProgramStatus(tx, caller, programId);
  if (found === undefined) await insertProgramStatus(tx, caller, programId, actor);
  const status = found ?? (await findProgramStatus(tx, caller, programId));
  if (status === undefined) throw new Problem(404, "ProgramNotFound", { details: { id: programId } });
  if (by !== "reset") await requireCredit(tx, caller, status);
  await openCourseStatuses(tx, caller, status.id, programId);
  return status;
}

/** Opens the next run, which renews what the one before it was complete for; of two at once one. */
export async function insertProgramStatus(tx: Tx, caller: Learner, programId: number, actor: Actor = caller): Promise<void> {
  const { domainId, userId, companyId } = caller;
  const made = await tx
    .insertInto("programStatuses")
    .values({
      domainId,
      userId,
      programId,
      status: "a",
      // the day on the wall where the learner works: it is printed
      startDate: sql`(select (now() at time zone coalesce(c.sound_zone, d.sound_zone))::date
        from companies c join domains d on d.id = c.domain_id where c.domain_id = ${domainId} and c.id = ${companyId})`,
      lastAccessedAt: sql`now()`,
      createdBy: userId,
      sequence: sql`(select coalesce(max(sequence), 0) + 1 from program_statuses
        where domain_id = ${domainId} and user_id = ${userId} and program_id = ${programId})`,
      renewsAt: sql`(select ${validUntil("program_statuses")} from program_statuses
        where domain_id = ${domainId} and user_id = ${userId} and program_id = ${programId} and complete order by sequence desc limit 1)`,
    })
    .onConflict((conflict) => conflict.doNothing()) // two windows started at once: one run
    .returning(["id", "sequence"])
    .executeTakeFirst();
  if (made === undefined) return;
  await writeEvent(tx, actor, {
    type: "programStatus.start",
    subject: { entity: "programStatus", id: made.id },
    data: { programId, sequence: made.sequence },
  });
}

/** A course that joined the program later gets its status at the next start; its content is the one current now. */
export const openCourseStatuses = (
  tx: Tx,
  { domainId, userId }: LearnerKey,
  programStatusId: number,
  programId: number,
): Promise<unknown> =>
  sql`insert into course_statuses (domain_id, program_status_id, course_id, content_id, created_by)
    select ${domainId}, ${programStatusId}, member.course_id, course.current_content_id, ${userId}
      from program_courses member join courses course on course.id = member.course_id
     where member.program_id = ${programId} and course.active
       and not exists (select from course_statuses status where status.domain_id = ${domainId}
         and status.program_status_id = ${programStatusId} and status.course_id = member.course_id)
    on conflict do nothing`.execute(tx);

/** The open status of one course of a program the caller has begun, or undefined. */
export const findCourseStatus = async (tx: Tx, learner: LearnerKey, call: CourseKey): Promise<CourseStatusRow | undefined> =>
  (await tx.executeQuery(courseStatusQuery(tx, learner, call))).rows[0];

/** The same for whoever asks for other things at the same time. */
export const courseStatusQuery = (tx: Tx, { domainId, userId }: LearnerKey, { programId, courseId }: CourseKey) =>
  tx
    .selectFrom("programStatuses as program")
    .innerJoin("courseStatuses as course", (join) =>
      join.onRef("course.domainId", "=", "program.domainId").onRef("course.programStatusId", "=", "program.id"),
    )
    .select(ofCourse)
    .where("program.domainId", "=", domainId)
    .where("program.userId", "=", userId)
    .where("program.programId", "=", programId)
    .where("program.closedAt", "is", null)
    .where("course.courseId", "=", courseId)
    .where("course.closedAt", "is", null)
    .compile();

/** The open status of one course of a run; a course that is not in the program, or not active, is not available. */
export async function courseStatusOf(tx: Tx, domainId: number, programStatusId: number, courseId: number): Promise<CourseStatusRow> {
  const status = await tx
    .selectFrom("courseStatuses")
    .select(courseStatusColumns)
    .where("domainId", "=", domainId)
    .where("programStatusId", "=", programStatusId)
    .where("courseId", "=", courseId)
    .where("closedAt", "is", null)
    .executeTakeFirst();
  if (status === undefined) throw new Problem(404, "CourseNotAvailable");
  return status;
}
