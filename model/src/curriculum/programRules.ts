import { rulesFor, type Refusal } from "../entity/rules.ts";
import { program } from "./program.ts";

const used: Refusal = { status: 412, code: "ProgramActiveCannotDeactivate" };

const running: Refusal = { status: 412, code: "ProgramActive" };

/** A program that somebody is assigned to or is taking stays active; one that is active is not deleted. */
export const programRules = rulesFor(program, ["inUse", "active"], ({ inUse, active }) => ({
  ...(inUse ? { deactivate: used } : {}),
  ...(active ? { delete: running } : {}),
}));

interface Cycle {
  readonly trackCycles: boolean;
  readonly cycleRecurrencyPeriod: number | null;
  readonly cycleDuration: number | null;
  readonly cycleStartMonth: number | null;
}

/** Cycle tracking needs the benchmark time, the first month, the months of a window and a simulator course. */
export const meetsCycleRequirements = (cycle: Cycle, simulatorCourses: number): boolean =>
  !cycle.trackCycles ||
  (cycle.cycleDuration !== null && cycle.cycleStartMonth !== null && cycle.cycleRecurrencyPeriod !== null && simulatorCourses > 0);
