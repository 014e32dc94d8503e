import type { AuditedCourse } from "@vigil/model/audit/auditWire";
import type { SectionTexts } from "@vigil/model/training/wire";
import { sql } from "kysely";
import type { House } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { auditedLearner } from "./auditedLearner.ts";
import type { Tx } from "../storage/asDomain.ts";
import { courseStatusSelection, type CourseStatusRow } from "../training/openStatuses.ts";
import { readCourse, readSectionTexts } from "../training/readTraining.ts";

interface Wanted {
  userId: number;
  courseId: number;
  locale?: string | undefined;
}

/** The latest run of a course as its learner has it, whether or not it may still be opened. It is read; nothing is started. */
export async function auditedCourse(
  tx: Tx,
  house: Pick<House, "settings" | "now">,
  caller: Caller,
  { userId, courseId, locale }: Wanted,
): Promise<AuditedCourse> {
  const learner = await auditedLearner(tx, caller, userId);
  const { programId, asLearner, audited } = await latestRun(tx, caller, { userId, courseId });
  const course = await readCourse(tx, house, asLearner, { programId, courseId, locale, textsLater: true, audited });
  return { learner, programId, course };
}

/** The texts of a section as its learner reads them, in the content of their run. */
export async function auditedSection(
  tx: Tx,
  house: Pick<House, "settings" | "now">,
  caller: Caller,
  { userId, ...place }: Wanted & { unitId: number; sectionId: number },
): Promise<SectionTexts> {
  await auditedLearner(tx, caller, userId);
  const { programId, asLearner, audited } = await latestRun(tx, caller, { userId, courseId: place.courseId });
  return readSectionTexts(tx, house, asLearner, { ...place, programId, audited });
}

async function latestRun(tx: Tx, caller: Caller, { userId, courseId }: Pick<Wanted, "userId" | "courseId">) {
  const { domainId, programs } = caller;
  const { rows } = await sql<CourseStatusRow & { programId: number; companyId: number }>`
    select ${sql.raw(courseStatusSelection)}, run.program_id, learner.company_id
      from course_statuses course
      join program_statuses run on run.domain_id = course.domain_id and run.id = course.program_status_id
      join users learner on learner.domain_id = run.domain_id and learner.id = run.user_id
     where course.domain_id = ${domainId} and run.user_id = ${userId} and course.course_id = ${courseId}
       and (${programs === null} or run.program_id = any(${programs ?? []}::bigint[]))
     order by course.id desc limit 1`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Problem(404, "NotFound");
  const { programId, companyId, ...audited } = found;
  return { programId, asLearner: { ...caller, userId, companyId }, audited };
}
