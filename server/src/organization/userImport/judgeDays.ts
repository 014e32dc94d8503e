import { assignmentFault, type AssignmentDates, type AssignmentFault } from "@vigil/model/curriculum/assignmentDates";
import type { Assignment } from "../assignPrograms.ts";
import { dateTargets, type SaidDates } from "@vigil/model/organization/userImport/readDates";

/** Days of a person's programs as the database has them. */
export type DaysByProgram = Readonly<Record<number, AssignmentDates>>;

export interface JudgedDays {
  /** Days that are to be written. */
  after: DaysByProgram;
  /** What stood there before: of these programs, and of those that the change takes away. */
  before: DaysByProgram;
  fault: AssignmentFault | undefined;
  /** A day by which something should have been done, or ended, that the line sets behind us. */
  past: "dueOn" | "endsOn" | undefined;
}

const noDays: AssignmentDates = { startsOn: null, dueOn: null, endsOn: null };

const sameDays = (one: AssignmentDates, other: AssignmentDates): boolean => dateTargets.every((target) => one[target] === other[target]);

export const assignmentsOf = (userId: number, days: DaysByProgram = {}): Assignment[] =>
  Object.entries(days).map(([programId, dates]) => ({ userId, programId: Number(programId), ...dates }));

/** What a line makes of the days of somebody's programs; `removed` are programs that it takes away. */
export function judgeDays(
  said: SaidDates,
  now: ReadonlyMap<number, AssignmentDates>,
  removed: readonly number[],
  today: string,
): JudgedDays {
  const after: Record<number, AssignmentDates> = {};
  const before: Record<number, AssignmentDates> = {};
  let fault: AssignmentFault | undefined;
  let past: JudgedDays["past"];
  for (const [id, days] of said) {
    const there = now.get(id);
    const wanted = { ...(there ?? noDays), ...days };
    if (sameDays(wanted, there ?? noDays)) continue;
    fault ??= assignmentFault(wanted);
    past ??= (["dueOn", "endsOn"] as const).find((target) => wanted[target] !== there?.[target] && (wanted[target] ?? today) < today);
    after[id] = wanted;
    if (there !== undefined) before[id] = there;
  }
  for (const id of removed) {
    const there = now.get(id);
    if (there !== undefined && !sameDays(there, noDays)) before[id] = there;
  }
  return { after, before, fault, past };
}

/** Which days an undo gives back: those of programs that are still as the import left them, and of those that come back; `programs` are there then. */
export function daysBack(
  { before = {}, after = {} }: { before: DaysByProgram | undefined; after: DaysByProgram | undefined },
  now: ReadonlyMap<number, AssignmentDates>,
  programs: readonly number[],
): { back: DaysByProgram; kept: number } {
  const back: Record<number, AssignmentDates> = {};
  let kept = 0;
  for (const [key, days] of Object.entries(before)) {
    const id = Number(key);
    const there = now.get(id);
    const asLeft = after[id] === undefined ? there === undefined : there !== undefined && sameDays(there, after[id]);
    if (asLeft && programs.includes(id)) back[id] = days;
    else kept += 1;
  }
  return { back, kept };
}
