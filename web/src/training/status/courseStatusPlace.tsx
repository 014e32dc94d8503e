import type { courseStatus } from "@vigil/model/training/courseStatus";
import type { Place } from "../../entity/place.ts";

export const courseStatusPlace: Place<typeof courseStatus> = {
  cells: async () => (await import("./courseStatusCells.tsx")).courseStatusCells,
  rowActions: async () => (await import("./CourseStatusRowActions.tsx")).CourseStatusRowActions,
  bulkActions: async () => (await import("./CourseStatusRowActions.tsx")).CourseStatusBulkActions,
};
