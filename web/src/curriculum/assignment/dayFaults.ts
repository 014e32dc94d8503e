import { assignmentFault, type AssignmentDates } from "@vigil/model/curriculum/assignmentDates";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { calendarDate } from "@vigil/model/values/calendarDate";

/** The days of an assignment, in the order in which they are asked for. */
export const days = ["startsOn", "dueOn", "endsOn"] as const;
export type Day = (typeof days)[number];
export type Days = Record<Day, string | null>;

/** What is wrong with each day, told at its field before the server is asked. */
export function dayFaults(dates: AssignmentDates): Partial<Record<Day, ProblemCode>> {
  const beyond = days.filter((day) => dates[day] !== null && !calendarDate.safeParse(dates[day]).success);
  if (beyond.length > 0) return Object.fromEntries(beyond.map((day) => [day, "FieldDateBeyond"]));
  const fault = assignmentFault(dates);
  return fault === undefined ? {} : { [fault.field]: fault.code };
}

/** Days newly given that are over already: who gets them is overdue, or shut out, from the start. By the calendar on the wall of whoever types. */
export function pastDays(dates: AssignmentDates, before: AssignmentDates, now: Date): ("dueOn" | "endsOn")[] {
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return (["dueOn", "endsOn"] as const).filter((day) => dates[day] !== null && dates[day] < today && dates[day] !== before[day]);
}
