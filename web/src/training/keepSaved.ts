import { afterSave, isOutdated, type Saved } from "@vigil/model/training/afterSave";
import type { QueryClient } from "@tanstack/react-query";
import { courseQuery } from "./trainingQueries.ts";

let kept = 0;
/** How many saves are kept by now: who sends one notes it, to see whether another came before its answer. */
export const savesKept = (): number => kept;

/**
 * What a save answers is how the course stands. Where its sections were reset elsewhere meanwhile, or the answer to another save came
 * before that of this one, which may be the older, the course is read anew. `before`: the saves that were kept when it was sent.
 */
export function keepSaved(queries: QueryClient, programId: number, courseId: number, saved: Saved, before: number): void {
  const overtaken = kept !== before;
  kept += 1;
  const known = show(queries, programId, courseId, saved);
  if (known && (overtaken || isOutdated(known, saved)))
    void queries.invalidateQueries({ queryKey: courseQuery(programId, courseId).queryKey });
}

/** What was only looked at tells nothing new once anything was saved since it was asked for. */
export function keepSeen(queries: QueryClient, programId: number, courseId: number, seen: Saved, before: number): void {
  if (kept === before) show(queries, programId, courseId, seen);
}

/** Answers how it stood before. */
function show(queries: QueryClient, programId: number, courseId: number, now: Saved) {
  const { queryKey } = courseQuery(programId, courseId);
  const known = queries.getQueryData(queryKey);
  if (known === undefined) return known;
  // what is being read was asked for before, and knows nothing of it
  const only = { queryKey, exact: true };
  const reading = queries.isFetching(only) > 0;
  if (reading) void queries.cancelQueries(only);
  queries.setQueryData(queryKey, afterSave(known, now));
  if (reading) void queries.invalidateQueries(only);
  return known;
}
