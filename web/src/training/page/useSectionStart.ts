import type { TrainingPath } from "@vigil/model/training/contents";
import type { SectionAnswer, TrainingCourse } from "@vigil/model/training/wire";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api.ts";
import { useUser } from "../../shell/user.ts";
import { withCourseTime } from "../time/courseTimer.ts";
import { keepSaved, savesKept } from "../keepSaved.ts";
import { inTurn } from "../position.ts";

/**
 * Tells the server once that a unit and a section were begun: from then on its clock runs. Where it does not arrive, the first page read
 * begins them.
 */
export function useSectionStart(
  programId: number,
  course: TrainingCourse,
  [, unitId = 0, sectionId = 0]: TrainingPath,
  read: boolean,
): void {
  const queries = useQueryClient();
  const unit = course.unitStatus.find((one) => one.unitId === unitId);
  const unitDue = unit === undefined || unit.status === "n";
  const { viewing } = useUser();
  const due = !viewing && !read && unit?.sectionStatus.some((section) => section.sectionId === sectionId) !== true;
  const courseStatusId = course.courseStatus.id;
  useEffect(() => {
    if (!due) return;
    const address = `training/status/programs/${programId}/courses/${course.id}/units/${unitId}`;
    const begin = async () => {
      const before = savesKept();
      if (unitDue) await call("POST", address);
      const saved = await withCourseTime(async (courseDuration) => {
        const body = { status: "A", courseDuration, courseStatusId };
        const answer = await call<SectionAnswer>("PUT", `${address}/sections/${sectionId}`, { body });
        return { ...answer, totalDuration: answer.courseStatus.totalDuration };
      });
      keepSaved(queries, programId, course.id, saved, before);
    };
    inTurn(begin).catch(() => undefined);
  }, [due, unitDue, programId, course.id, courseStatusId, unitId, sectionId, queries]);
}
