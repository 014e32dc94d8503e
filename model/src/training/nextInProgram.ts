import type { TrainingPath } from "./contents.ts";
import { doing, isDoing, waits, type Step } from "./step.ts";
import type { CourseEntry, TrainingProgram } from "./wire.ts";
import type { LapsedProgram, NextThing } from "./nextWire.ts";

type Standing = Pick<CourseEntry, "courseStatus" | "locked" | "toFinish" | "openBags">;

/** What is decided waits to be finished, what is open has a clock that runs; both come before what is only begun, and that before what is not. */
const rankOf = ({ courseStatus: { status }, toFinish, openBags }: Standing): number =>
  toFinish ? 0 : openBags ? 1 : status === "a" ? 2 : 3;

/**
 * The courses of a program in which there may be something to do: those with something to be finished, complete or not, then those with a session
 * that is open, then those that are begun, then the others in their order.
 */
export const coursesToDo = <Entry extends Standing>(courses: readonly Entry[]): Entry[] =>
  courses
    .filter(({ courseStatus, locked, toFinish }) => !locked && (toFinish || !courseStatus.complete))
    .toSorted((one, other) => rankOf(one) - rankOf(other));

interface ProgramStanding extends Pick<TrainingProgram, "complete"> {
  programStatus: Pick<TrainingProgram["programStatus"], "lapsed">;
  courses: readonly Standing[];
  /** Of the courses to do, in that order; null where one was completed meanwhile. What comes behind something that can be done need not be looked at. */
  steps: readonly (Step | null)[];
  /** Where time is spent, while all that is missing is time: a practice, a course, or the program itself. */
  timeAt: TrainingPath;
}

/**
 * What a learner does next in a program; null where it is complete and holds. What is decided is finished first, also in a course that is
 * complete. A course that waits keeps nobody from the next one that is open.
 */
export function nextInProgram({ complete, programStatus, courses, steps, timeAt }: ProgramStanding): Step | null {
  const here = steps.find(isDoing);
  if (here?.decided) return here;
  if (complete) return programStatus.lapsed === undefined ? null : doing("renew", []);
  if (courses.length > 0 && courses.every(({ courseStatus }) => courseStatus.complete)) return doing("time", timeAt, true);
  return here ?? steps.find((step) => step !== null) ?? waits("shut", []);
}

/**
 * Of what comes next in the programs of a learner, in the order in which they are to be done, the one answer: what can be done; else what
 * is waited for; else what lapsed and is not assigned any more, the longest ago first.
 */
export function nextOfAll(
  found: readonly { programId: number; step: Step | null }[],
  gone: readonly ({ programId: number } & LapsedProgram)[],
): NextThing {
  const assigned = found.find(({ step }) => isDoing(step)) ?? found.find(({ step }) => step !== null);
  if (assigned !== undefined) return assigned;
  const [first] = gone.toSorted((one, other) => compare(one.expiryAt, other.expiryAt));
  if (first === undefined) return null;
  const { programId, ...lapsed } = first;
  return { programId, step: waits("notAssigned", []), lapsed };
}

/** Programs in the order in which they are to be done: those with something to finish, then those due first, among equals those already begun, then by priority. */
export const byUrgency = <Program extends Ranked>(programs: readonly Program[]): Program[] =>
  programs.toSorted(
    (one, other) =>
      decided(one) - decided(other) || compare(due(one), due(other)) || begun(one) - begun(other) || one.priority - other.priority,
  );

type Ranked = Dated & Pick<TrainingProgram, "priority"> & { courses: readonly Pick<CourseEntry, "locked" | "toFinish">[] };
const decided = ({ courses }: Ranked): number => (courses.some(({ locked, toFinish }) => toFinish && !locked) ? 0 : 1);
type Dated = Pick<TrainingProgram, "programStatus">;
const begun = ({ programStatus }: Dated): number => (programStatus.status === "a" ? 0 : 1);
/** Until it is complete the day it is due, then the day it has to be done again. */
const due = ({ programStatus: { complete, dueAt, expiryAt } }: Dated): string => (complete ? expiryAt : dueAt) ?? "9999";
const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
