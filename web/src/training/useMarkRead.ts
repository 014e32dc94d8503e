import type { PageState, ProgressAnswer, SectionAnswer, TrainingCourse, TrainingUnit } from "@vigil/model/training/wire";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../api.ts";
import { showProblem } from "../shell/alerts.ts";
import type { Place } from "./readingOrder.ts";
import { courseQuery } from "./trainingQueries.ts";

interface Read {
  unit: TrainingUnit;
  place: Place;
  /** Where reading goes on: the bookmark. */
  next: Place;
}

/** Marks a page read: the section's status with its pages, then progress and bookmark. What the server answers is what holds. */
export function useMarkRead(programId: number, course: TrainingCourse) {
  const queries = useQueryClient();
  const { queryKey } = courseQuery(programId, course.id);
  const { mutateAsync, isPending, isError } = useMutation({
    mutationFn: async ({ unit, place, next }: Read) => {
      const path = `training/status/programs/${programId}/courses/${course.id}/units/${unit.id}`;
      const known = course.unitStatus.find(({ unitId }) => unitId === unit.id);
      if (!known || known.status === "n") await call("POST", path);
      const section = unit.sections.find(({ id }) => id === place.sectionId);
      const before = known?.sectionStatus.find(({ sectionId }) => sectionId === place.sectionId)?.pages ?? [];
      const pages = [...before.filter(({ pageId }) => pageId !== place.pageId), readState(place.pageId)];
      const whole = section?.pages.every(({ id, skip }) => skip || pages.some((page) => page.pageId === id && page.complete)) ?? false;
      const answer = await call<SectionAnswer>("PUT", `${path}/sections/${place.sectionId}`, {
        body: { status: whole ? "C" : "A", pages },
      });
      const { bookmark, progress } = await call<ProgressAnswer>("PUT", "training/progress", {
        body: {
          programId,
          courseId: course.id,
          progress: answer.courseStatus.progress,
          bookmark: { unitId: unit.id, ...next, enforceOrder: course.courseConfig.courseEnforceOrder },
        },
      });
      return { ...answer, courseStatus: { ...answer.courseStatus, bookmark, progress } };
    },
    onSuccess: ({ courseStatus, unitStatus }) => {
      queries.setQueryData(queryKey, (now) => now && { ...now, courseStatus, unitStatus });
      void queries.invalidateQueries({ queryKey: ["training", "programs"] });
      void queries.invalidateQueries({ queryKey: ["training", "courses", programId] });
    },
    onError: showProblem,
  });
  return {
    markRead: async (unit: TrainingUnit, place: Place, next: Place) => {
      await mutateAsync({ unit, place, next }).catch(() => undefined);
    },
    saving: isPending,
    failed: isError,
  };
}

const readState = (pageId: number): PageState => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null });
