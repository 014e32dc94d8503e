import type { AssignmentRule } from "@vigil/model/curriculum/assignmentRule";
import type { AssignmentDates } from "@vigil/model/curriculum/assignmentDates";
import i18next from "i18next";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import type { Question } from "../../shell/confirmation.ts";
import { formatDate } from "../../ui/format.ts";
import { pastDays } from "../assignment/dayFaults.ts";

type Typed = Partial<Readonly<Record<keyof AssignmentDates, unknown>>>;

const dayOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const datesOf = (values: Typed): AssignmentDates => ({
  startsOn: dayOf(values.startsOn),
  dueOn: dayOf(values.dueOn),
  endsOn: dayOf(values.endsOn),
});

/** A day that is over makes everybody of the rule overdue at once, or shuts them out: that has to be meant. */
export function askPastDays(values: Typed, before: AssignmentRule | null): Question | undefined {
  const dates = datesOf(values);
  const past = pastDays(dates, datesOf(before ?? {}), new Date());
  if (past.length === 0) return undefined;
  const said = past.map((day) => `${fieldLabel("assignmentRule", day)}: ${formatDate(dates[day]!)}.`);
  return {
    title: i18next.t("assignment.pastTitle"),
    text: [...said, i18next.t(past.includes("endsOn") ? "assignment.pastEnded" : "assignment.pastOverdue")].join(" "),
    confirm: i18next.t("assignment.pastConfirm"),
  };
}
