import { afterSave } from "@vigil/model/training/afterSave";
import type { Path } from "@vigil/model/training/contents";
import type { LabAnswered, TrainingCourse } from "@vigil/model/training/wire";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../api.ts";
import { courseQuery } from "../trainingQueries.ts";
import type { LabDesk } from "./labDesk.ts";

/** The labs of a page as its learner does them: the server marks and keeps; how the course stands then is in its query. */
export function useLearnerLabs(programId: number, course: TrainingCourse, [, unitId = 0, sectionId = 0, pageId = 0]: Path): LabDesk {
  const queries = useQueryClient();
  const courseId = course.id;
  return useMemo(() => {
    const place = `training/status/programs/${programId}/courses/${courseId}/units/${unitId}/sections/${sectionId}/pages/${pageId}/labs`;
    const keep = (saved: LabAnswered) => {
      queries.setQueryData(courseQuery(programId, courseId).queryKey, (now) => now && afterSave(now, saved));
      return saved.view;
    };
    return {
      open: async (labId) => keep(await call<LabAnswered>("POST", `${place}/${labId}`)),
      answer: async (labId, answer) => keep(await call<LabAnswered>("PUT", `${place}/${labId}`, { body: answer })),
      fail: (labId, reason) => call("POST", `${place}/${labId}/failure`, { body: { reason } }),
    };
  }, [queries, programId, courseId, unitId, sectionId, pageId]);
}
