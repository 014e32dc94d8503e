import { authorityAsks } from "@vigil/model/compliance/authority/authorityAsks";
import { authorityRuleFault } from "@vigil/model/compliance/authority/authorityRuleRules";
import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { Faults } from "../../entity/form/formErrors.ts";
import { problemPhrase } from "../../problemPhrase.ts";

/** What the fields of a rule say against each other, or against the law. */
export const authorityRuleFaults: Faults = (values) => {
  if (!authorityAsks.safeParse(values).success) return {};
  const { pack = "own", role = "cabin", programs = [], newPrograms = [] } = values as Partial<AuthorityRule>;
  const fault = authorityRuleFault({ ...authorityAsks.parse(values), pack, role, programs, newPrograms });
  return fault === undefined ? {} : { [fault.field]: problemPhrase(fault.code, fault.code, fault.details) };
};
