import { isSessionType } from "@vigil/model/simulator/startCall";
import type { Unit } from "@vigil/model/training/courseContent";
import type { UnitState } from "@vigil/model/training/completion";
import type { SessionType } from "@vigil/model/simulator/wire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { allEnded } from "../../storage/allEnded.ts";
import { openConfiguredCourse } from "../../training/openCourse.ts";
import type { CourseStatusRow } from "../../training/openStatuses.ts";
import { courseState, type CourseState } from "../../training/settleCourse.ts";
import { sessionRows, type SessionRow } from "../sessionRow.ts";

export interface UnitCall {
  programId: number;
  courseId: number;
  unitId: number;
  type: string;
}

export interface CalledUnit {
  type: SessionType;
  unit: Unit;
  unitState: UnitState;
  courseStatus: CourseStatusRow;
  course: CourseState;
  /** The session that is open there, locked. */
  open: SessionRow | undefined;
}

/** The unit a call of the simulator names, its program's statuses opened where they are not yet. */
export async function unitOfCall(tx: Tx, caller: Caller, { programId, courseId, unitId, type }: UnitCall): Promise<CalledUnit> {
  if (!isSessionType(type)) throw new Problem(422, "SimulatorTypeInvalid", { field: "type" });
  if (unitId < 0) throw new Problem(422, "SimulatorItemInvalid", { field: "unitId" });
  const { status: courseStatus, configuration } = await openConfiguredCourse(tx, caller, { programId, courseId });
  const place = { type, courseStatusId: courseStatus.id, unitId, quizId: null };
  const [course, open] = await allEnded([
    courseState(tx, caller.companyId, courseStatus, configuration),
    sessionRows.lockOpen(tx, caller, place),
  ]);
  const unit = course.content.units.find(({ id }) => id === unitId);
  const unitState = course.units.find((state) => state.unitId === unitId);
  if (unit === undefined || unitState === undefined) throw new Problem(404, "CourseNotAvailable");
  if (unit.type !== type) throw new Problem(422, "SimulatorTypeInvalid", { field: "type" });
  return { type, unit, unitState, courseStatus, course, open };
}
