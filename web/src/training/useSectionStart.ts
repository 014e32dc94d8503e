import { afterSave } from "@vigil/model/training/afterSave";
import type { Path } from "@vigil/model/training/contents";
import type { SectionAnswer, TrainingCourse } from "@vigil/model/training/wire";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../api.ts";
import { withCourseTime } from "./courseTimer.ts";
import { courseQuery } from "./trainingQueries.ts";

/** Tells the server once that a section was begun: from then on its clock runs. Where it does not arrive, the first page read begins it. */
export function useSectionStart(programId: number, course: TrainingCourse, [, unitId = 0, sectionId = 0]: Path, read: boolean): void {
  const queries = useQueryClient();
  const begun = course.unitStatus.find((unit) => unit.unitId === unitId)?.sectionStatus.some((section) => section.sectionId === sectionId);
  const due = !read && begun !== true;
  useEffect(() => {
    if (!due) return;
    const path = `training/status/programs/${programId}/courses/${course.id}/units/${unitId}/sections/${sectionId}`;
    withCourseTime(async (courseDuration) => {
      const answer = await call<SectionAnswer>("PUT", path, { body: { status: "A", courseDuration } });
      return { ...answer, totalDuration: answer.courseStatus.totalDuration };
    })
      .then((saved) => queries.setQueryData(courseQuery(programId, course.id).queryKey, (now) => now && afterSave(now, saved)))
      .catch(() => undefined);
  }, [due, programId, course.id, unitId, sectionId, queries]);
}
