import type { ProblemCode } from "../phrases/problemCode.ts";

/** When a program can be begun, by when it is to be complete, and its last day; YYYY-MM-DD, where the learner works. */
export interface AssignmentDates {
  readonly startsOn: string | null;
  readonly dueOn: string | null;
  readonly endsOn: string | null;
}

export interface AssignmentFault {
  readonly field: "dueOn" | "endsOn";
  readonly code: ProblemCode;
}

const after = (one: string | null, other: string | null): boolean => one !== null && other !== null && one > other;

/** Nobody can be due before the start, nor go on behind the end. */
export function assignmentFault({ startsOn, dueOn, endsOn }: AssignmentDates): AssignmentFault | undefined {
  if (after(startsOn, endsOn)) return { field: "endsOn", code: "AssignmentEndsBeforeStart" };
  if (after(startsOn, dueOn)) return { field: "dueOn", code: "AssignmentDueBeforeStart" };
  if (after(dueOn, endsOn)) return { field: "dueOn", code: "AssignmentDueAfterEnd" };
  return undefined;
}
