import type { ReachPart } from "./reportReach.ts";

/** After so many milliseconds at most, as far as one can tell, it is told how far a report is, and looked whether it was called off. A quick one is told sooner. */
const atOnceMs = 15_000;
/** What is known of more learners at once does not fit into the memory of a statement. */
const mostAtOnce = 100_000;

/** So many statements write at once, each in a transaction and by a processor of its own: one in a statement of the database cannot take a second one to write. */
const writers = 2;

export interface Took {
  /** Of each statement. */
  learners: number;
  ms: number;
}

/**
 * Which of these parts are written by one statement, and which by the other beside it: of a quick report many of them. With more than a few learners PostgreSQL reads a table
 * from one end to the other to find what is theirs, so that ten parts of a large domain read it ten times. What is left is shared out evenly.
 */
export function partsAtOnce<Part extends Pick<ReachPart, "count">>(parts: readonly Part[], last: Took | null): Part[][] {
  if (last === null) return [parts.slice(0, 1)];
  const most = Math.min(mostAtOnce, (last.learners / last.ms) * atOnceMs);
  const left = parts.reduce((sum, { count }) => sum + count, 0);
  const first = taken(parts, (learners, count) => learners <= most && learners - count / 2 <= left / writers);
  const second = taken(parts.slice(first.length), (learners) => learners <= most);
  return second.length === 0 ? [first] : [first, second];
}

/** One at least, where there is any. */
function taken<Part extends Pick<ReachPart, "count">>(parts: readonly Part[], fits: (learners: number, count: number) => boolean): Part[] {
  let learners = 0;
  const end = parts.findIndex(({ count }) => !fits((learners += count), count));
  return parts.slice(0, end === -1 ? parts.length : Math.max(1, end));
}
