import type { FinishedUnit } from "@vigil/model/training/finishedUnit";
import type { Step } from "@vigil/model/training/step";
import { store } from "../../shell/store.ts";

export interface Finished extends FinishedUnit {
  /** The address it is told at: where finishing it led to. */
  at: string;
  /** Of the course, in words; empty while the server has not counted it. */
  progress: string;
  next: Step | null;
  /** Name of the unit that comes next, where it is another one. */
  nextUnit: string;
}

/** The unit that was finished on the way to where its learner is now. */
export const finished = store<Finished | null>(null);
