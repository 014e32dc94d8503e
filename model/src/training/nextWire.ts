import type { Step } from "./step.ts";
import type { ProgramStatus } from "./wire.ts";

/** GET training/programs/{programId}/next. */
export interface ProgramNext {
  programId: number;
  /** Null: the program is complete, and what it is complete for holds. */
  step: Step | null;
  /** Where its learner can practise, from the course on; null where nowhere. */
  practice: readonly number[] | null;
}

/** GET training/next: of all programs the first in which there is something to do; null where there is none. */
export type NextThing = (Omit<ProgramNext, "practice"> & { lapsed?: LapsedProgram }) | null;

/** A program that was complete, holds no longer and is not assigned any more. */
export interface LapsedProgram {
  title: string;
  lapsed: NonNullable<ProgramStatus["lapsed"]>;
  /** The last day it held, also by the clocks of its learner's place. */
  expiryAt: string;
  expiresOn?: string;
}
