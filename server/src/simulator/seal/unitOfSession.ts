import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { SessionRow } from "../sessionRow.ts";
import type { UnitCall } from "../open/unitOfCall.ts";

/** A seal names its unit as the start did; a session of another unit is not found there. */
export async function unitOfSession(tx: Tx, session: SessionRow, call: UnitCall): Promise<void> {
  const status = await tx
    .selectFrom("courseStatuses as course")
    .innerJoin("programStatuses as program", (join) =>
      join.onRef("program.domainId", "=", "course.domainId").onRef("program.id", "=", "course.programStatusId"),
    )
    .select(["course.courseId", "program.programId"])
    .where("course.domainId", "=", session.domainId)
    .where("course.id", "=", session.courseStatusId ?? 0)
    .executeTakeFirst();
  const same =
    status?.courseId === call.courseId &&
    status.programId === call.programId &&
    session.unitId === call.unitId &&
    session.type === call.type;
  if (!same) throw new Problem(404, "NotFound");
}
