import type { ReachPart } from "./reportReach.ts";

/** After so many milliseconds at most, as far as one can tell, it is told how far a report is, and looked whether it was called off. A quick one is told sooner. */
const atOnceMs = 15_000;
/** What is known of more learners at once does not fit into the memory of a statement. */
const mostAtOnce = 100_000;

export interface Took {
  learners: number;
  ms: number;
}

/**
 * How many of these parts are written by one statement: a quick report many of them. With more than a few learners PostgreSQL reads a table from one
 * end to the other to find what is theirs, so that ten parts of a large domain read it ten times.
 */
export function partsAtOnce<Part extends Pick<ReachPart, "count">>(parts: readonly Part[], last: Took | null): Part[] {
  const wanted = last === null ? 0 : Math.min(mostAtOnce, (last.learners / last.ms) * atOnceMs);
  let learners = 0;
  const end = parts.findIndex(({ count }) => (learners += count) > wanted);
  return parts.slice(0, end === -1 ? parts.length : Math.max(1, end));
}
