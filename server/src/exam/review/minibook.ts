import { sql } from "kysely";
import { minibookPages } from "@vigil/model/exam/examBank";
import { finalItem } from "@vigil/model/exam/finalItem";
import type { Minibook } from "@vigil/model/exam/examWire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { contentOf } from "../../training/contentOf.ts";
import { openCourse } from "../../training/openCourse.ts";
import { courseStatusOf, type CourseStatusRow } from "../../training/openStatuses.ts";
import type { ExamCall } from "../open/examOfCall.ts";

/** Opens the minibook of an exam: the pages of what its latest attempt missed. */
export async function startMinibook(tx: Tx, by: Caller, { unitId, ...call }: ExamCall): Promise<Minibook> {
  const status = await openCourse(tx, by, call);
  const due = await dueAt(tx, status, unitId);
  const content = await contentOf(tx, by.domainId, status.contentId);
  const pages = due === undefined ? [] : minibookPages(content, due.missed);
  if (pages.length === 0) throw new Problem(404, "MinibookPagesMissing");
  await writeEvent(tx, by, {
    type: "courseStatus.startMinibook",
    subject: { entity: "courseStatus", id: status.id },
    data: { courseId: call.courseId, unitId, pages: pages.length },
  });
  return { unitId, pages };
}

/** Ends it: the next attempt may begin. Where none is open there is nothing to end. */
export async function endMinibook(tx: Tx, by: Caller, { unitId, ...call }: ExamCall): Promise<CourseStatusRow> {
  const { domainId } = by;
  const status = await openCourse(tx, by, call);
  const due = await dueAt(tx, status, unitId);
  if (due === undefined) throw new Problem(404, "MinibookNotFound");
  await tx
    .updateTable("examAttempts")
    .set({ minibook: "done", updatedAt: sql`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", due.id)
    .execute();
  await sql`update course_statuses course set minibook = exists (select from exam_attempts other
      where other.domain_id = course.domain_id and other.course_status_id = course.id and other.minibook = 'due')
    where course.domain_id = ${domainId} and course.id = ${status.id}`.execute(tx);
  await writeEvent(tx, by, {
    type: "courseStatus.endMinibook",
    subject: { entity: "courseStatus", id: status.id },
    data: { courseId: call.courseId, unitId },
  });
  return courseStatusOf(tx, domainId, status.programStatusId, call.courseId);
}

const dueAt = (tx: Tx, { domainId, id }: CourseStatusRow, unitId: number) =>
  tx
    .selectFrom("examAttempts")
    .select(["id", "missed"])
    .where("domainId", "=", domainId)
    .where("courseStatusId", "=", id)
    .where("kind", "=", unitId === finalItem ? "final" : "unit")
    .where("unitId", "is not distinct from", unitId === finalItem ? null : unitId)
    .where("minibook", "=", "due")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
