import { rulesFor, type Refusal } from "../entity/rules.ts";
import type { ProblemCode } from "../phrases/problemCode.ts";
import { assignmentFault } from "./assignmentDates.ts";
import { assignmentRule, type AssignmentRule } from "./assignmentRule.ts";

const forbidden: Refusal = { status: 403, code: "AssignmentRuleCompanies" };

/** A rule for the people of every company is for who sees every company. */
export const assignmentRuleRules = rulesFor(assignmentRule, ["companies"], ({ companies }, actor) =>
  actor.companies === "all" || companies.length > 0
    ? {}
    : { edit: forbidden, delete: forbidden, copy: forbidden, activate: forbidden, deactivate: forbidden },
);

type Values = Partial<
  Pick<AssignmentRule, "programs" | "field" | "value" | "startsOn" | "startsAfter" | "dueOn" | "dueAfter" | "endsOn" | "endsAfter">
>;
interface RuleFault {
  field: keyof Values;
  code: ProblemCode;
}

const both = (day: string | null | undefined, days: number | null | undefined): boolean =>
  typeof day === "string" && typeof days === "number";
const later = (one: number | null | undefined, other: number | null | undefined): boolean =>
  typeof one === "number" && typeof other === "number" && one > other;

/** What of a rule makes no sense, whomever it concerns. */
export function assignmentRuleFault(values: Values): RuleFault | undefined {
  const { programs = [], field = "", value = "", startsOn = null, dueOn = null, endsOn = null, startsAfter, dueAfter, endsAfter } = values;
  if (programs.length === 0) return { field: "programs", code: "AssignmentRuleWithoutProgram" };
  if (field !== "" && value === "") return { field: "value", code: "AssignmentRuleWithoutValue" };
  if (field === "" && value !== "") return { field: "field", code: "AssignmentRuleWithoutField" };
  if (both(startsOn, startsAfter)) return { field: "startsAfter", code: "AssignmentRuleTwoDates" };
  if (both(dueOn, dueAfter)) return { field: "dueAfter", code: "AssignmentRuleTwoDates" };
  if (both(endsOn, endsAfter)) return { field: "endsAfter", code: "AssignmentRuleTwoDates" };
  const fault = assignmentFault({ startsOn, dueOn, endsOn });
  if (fault !== undefined) return fault;
  // counted from one day, the day somebody joined; behind a start that is counted, from the start
  return later(dueAfter, endsAfter) ? { field: "dueAfter", code: "AssignmentDueAfterEnd" } : undefined;
}
