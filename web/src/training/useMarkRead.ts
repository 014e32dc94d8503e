import { afterSave } from "@vigil/model/training/afterSave";
import type { Path } from "@vigil/model/training/contents";
import { isSame } from "@vigil/model/training/navigation";
import type { PageState, SectionAnswer, TrainingCourse } from "@vigil/model/training/wire";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { showProblem } from "../shell/alerts.ts";
import { withCourseTime } from "./courseTimer.ts";
import { saveProgress } from "./saveProgress.ts";
import { courseQuery } from "./trainingQueries.ts";

interface Read {
  path: Path;
  /** All places of the course in order: the bookmark is set to the page that follows. */
  leaves: readonly Path[];
}

/** Marks a page read: the section's status with its pages, then progress and bookmark. What the server answers is what holds. */
export function useMarkRead(programId: number, course: TrainingCourse) {
  const queries = useQueryClient();
  const { queryKey } = courseQuery(programId, course.id);
  const { mutateAsync, isPending, isError } = useMutation({
    mutationFn: async ({ path: [courseId, unitId = 0, sectionId = 0, pageId = 0], leaves }: Read) => {
      const address = `training/status/programs/${programId}/courses/${course.id}/units/${unitId}`;
      const unit = course.content.units.find(({ id }) => id === unitId);
      const known = course.unitStatus.find((state) => state.unitId === unitId);
      const section = unit?.sections.find(({ id }) => id === sectionId);
      const before = known?.sectionStatus.find((state) => state.sectionId === sectionId)?.pages ?? [];
      const pages = [...before.filter((state) => state.pageId !== pageId), readState(pageId)];
      const whole = section?.pages.every(({ id, skip }) => skip || pages.some((state) => state.pageId === id && state.complete)) ?? false;
      const body = { status: whole ? "C" : "A", pages };
      const { answer } = await withCourseTime(async (courseDuration) => {
        const saved = await call<SectionAnswer>("PUT", `${address}/sections/${sectionId}`, {
          body: { ...body, courseDuration, courseStatusId: course.courseStatus.id },
        });
        return { answer: saved, totalDuration: saved.courseStatus.totalDuration };
      });
      const here = [courseId ?? course.id, unitId, sectionId, pageId];
      const following = leaves[leaves.findIndex((leaf) => isSame(leaf, here)) + 1];
      const [, markedUnit = unitId, markedSection = sectionId, markedPage = pageId] = following?.length === here.length ? following : here;
      const progress = await saveProgress({
        programId,
        courseId: course.id,
        progress: answer.courseStatus.progress,
        courseStatusId: answer.courseStatus.id,
        bookmark: {
          unitId: markedUnit,
          sectionId: markedSection,
          pageId: markedPage,
          enforceOrder: course.courseConfig.courseEnforceOrder,
        },
      });
      return { ...answer, courseStatus: { ...answer.courseStatus, ...progress } };
    },
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, (now) => now && afterSave(now, saved));
      void queries.invalidateQueries({ queryKey: ["training", "programs"] });
      void queries.invalidateQueries({ queryKey: ["training", "courses", programId] });
    },
    onError: (problem) => {
      showProblem(problem);
      // begun anew, taken away or changed since: what is there now is shown
      if (problem instanceof ApiProblem && [404, 409, 423].includes(problem.status))
        void queries.invalidateQueries({ queryKey: ["training"] });
    },
  });
  return {
    /** Whether the server has it; what it made of it is in the course's query. */
    markRead: (path: Path, leaves: readonly Path[]): Promise<boolean> =>
      mutateAsync({ path, leaves }).then(
        () => true,
        () => false,
      ),
    saving: isPending,
    failed: isError,
  };
}

const readState = (pageId: number): PageState => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null });
