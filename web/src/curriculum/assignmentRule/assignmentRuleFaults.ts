import { assignmentRuleFault } from "@vigil/model/curriculum/assignmentRuleRules";
import type { Faults } from "../../entity/form/formErrors.ts";
import { problemPhrase } from "../../problemPhrase.ts";

/** What the fields of a rule say against each other. */
export const assignmentRuleFaults: Faults = (values) => {
  const fault = assignmentRuleFault(values);
  return fault === undefined ? {} : { [fault.field]: problemPhrase(fault.code, fault.code) };
};
