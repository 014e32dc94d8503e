import type { lockedExam } from "@vigil/model/compliance/lockedExam";
import type { Place } from "../../entity/place.ts";

export const lockedExamPlace: Place<typeof lockedExam> = {
  /** A locked exam is the course status it belongs to. */
  history: (id) => ({ subjectEntity: "courseStatus", subjectId: String(id) }),
  rowActions: async () => (await import("./LockedExamActions.tsx")).LockedExamRowActions,
  bulkActions: async () => (await import("./LockedExamActions.tsx")).LockedExamBulkActions,
};
