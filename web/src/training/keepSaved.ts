import { afterSave, isOutdated, type Saved } from "@vigil/model/training/afterSave";
import type { QueryClient } from "@tanstack/react-query";
import { courseQuery } from "./trainingQueries.ts";

/** What a save answers is how the course stands. Where its sections were reset elsewhere meanwhile the course is read anew. */
export function keepSaved(queries: QueryClient, programId: number, courseId: number, saved: Saved): void {
  const { queryKey } = courseQuery(programId, courseId);
  const known = queries.getQueryData(queryKey);
  if (known === undefined) return;
  queries.setQueryData(queryKey, afterSave(known, saved));
  if (isOutdated(known, saved)) void queries.invalidateQueries({ queryKey });
}
