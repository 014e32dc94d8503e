import type { SessionRow } from "@vigil/model/simulator/wire";
import type { TrainingProgram } from "@vigil/model/training/wire";
import { useQueries } from "@tanstack/react-query";
import { sessionsQuery } from "../trainingQueries.ts";

/** The learner's latest sessions over all simulator courses, newest first; `pending` until every course has answered. */
export function useLearnerSessions(
  programs: readonly TrainingProgram[],
  most: number,
): { rows: SessionRow[]; count: number; pending: boolean } {
  const ids = [...new Set(programs.flatMap(({ courses }) => courses.filter(({ type }) => type === "simulator").map(({ id }) => id)))];
  return useQueries({
    queries: ids.map((id) => sessionsQuery(id, 1, most)),
    combine: (answers) => ({
      rows: answers
        .flatMap(({ data }) => data?.rows ?? [])
        .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1))
        .slice(0, most),
      count: answers.reduce((sum, { data }) => sum + (data?.count ?? 0), 0),
      pending: answers.some(({ isPending }) => isPending),
    }),
  });
}
