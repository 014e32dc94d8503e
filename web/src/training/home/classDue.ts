import { owedSeconds } from "@vigil/model/reporting/measures/duty";
import type { XrayTime } from "@vigil/model/reporting/dashboards/dashboardWire";
import type { TrainingProgram } from "@vigil/model/training/wire";

/** The day by which hours at the X-ray are still owed for a program, as its learner's home tells it. */
export const hoursOwedBy = (programId: number, hours: readonly XrayTime[]): string | undefined =>
  hours
    .filter((one) => one.programId === programId && owedSeconds(one) > 0)
    .map(({ until }) => until)
    .toSorted()[0];

/** The first day by which something is owed of a program: itself, or hours; undefined where nothing is. */
export function classDue({ id, complete, programStatus }: TrainingProgram, hours: readonly XrayTime[]): string | undefined {
  const { dueAt, dueOn = dueAt } = programStatus;
  return [complete ? undefined : (dueOn ?? undefined), hoursOwedBy(id, hours)].filter((day) => day !== undefined).toSorted()[0];
}
