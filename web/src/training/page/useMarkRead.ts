import type { TrainingPath } from "@vigil/model/training/contents";
import { isSame } from "@vigil/model/training/navigation";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "../../apiProblem.ts";
import { useUser } from "../../shell/user.ts";
import { keepRead, readOutbox, refused } from "./readOutbox.ts";

/** Marks a page read. Without a connection it is kept in this browser and counts as read here until the server has been told. */
export function useMarkRead(programId: number, course: TrainingCourse) {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const [saving, setSaving] = useState(false);
  /** `leaves`: all places of the course in order; the bookmark is set to the page that follows. */
  const markRead = async (path: TrainingPath, leaves: readonly TrainingPath[]): Promise<"saved" | "kept" | "refused"> => {
    const [, unitId = 0, sectionId = 0, pageId = 0] = path;
    const following = leaves[leaves.findIndex((leaf) => isSame(leaf, path)) + 1];
    const [, markedUnit = unitId, markedSection = sectionId, markedPage = pageId] = following?.length === path.length ? following : path;
    const enforceOrder = course.courseConfig.courseEnforceOrder;
    const bookmark = { unitId: markedUnit, sectionId: markedSection, pageId: markedPage, enforceOrder };
    const place = { programId, courseId: course.id, unitId, sectionId, pageId };
    setSaving(true);
    try {
      const outcome = await readOutbox(queries, userId).add(place, { courseStatusId: course.courseStatus.id, bookmark });
      if (outcome === "kept") {
        keepRead(queries, place);
        return "kept";
      }
      if (!(outcome instanceof ApiProblem)) return "saved";
      refused(queries, outcome);
      return "refused";
    } finally {
      setSaving(false);
    }
  };
  return { markRead, saving };
}
