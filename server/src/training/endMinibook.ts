import type { Caller } from "../identity/caller.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { openCourse, type CourseCall } from "./openCourse.ts";
import { courseStatusOf, type CourseStatusRow } from "./openStatuses.ts";

/** Ends the minibook that a missed exam left to be read; where none is open there is nothing to end. */
export async function endMinibook(tx: Tx, by: Caller, { unitId, ...call }: CourseCall & { unitId: number }): Promise<CourseStatusRow> {
  const status = await openCourse(tx, by, call);
  const { numUpdatedRows } = await tx
    .updateTable("courseStatuses")
    .set({ minibook: false })
    .where("domainId", "=", by.domainId)
    .where("id", "=", status.id)
    .where("minibook", "=", true)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem(404, "MinibookNotFound");
  await writeEvent(tx, by, {
    type: "courseStatus.endMinibook",
    subject: { entity: "courseStatus", id: status.id },
    data: { courseId: call.courseId, unitId },
  });
  return courseStatusOf(tx, by.domainId, status.programStatusId, call.courseId);
}
