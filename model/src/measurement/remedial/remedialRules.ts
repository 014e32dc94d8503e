import { rulesFor, type Refusal } from "../../entity/rules.ts";
import { remedialRule } from "./remedialRule.ts";

const forbidden: Refusal = { status: 403, code: "RemedialRuleCompanies" };

/** A rule for the people of every company is for who sees every company. */
export const remedialRuleRules = rulesFor(remedialRule, ["companies"], ({ companies }, actor) =>
  actor.companies === "all" || companies.length > 0 ? {} : { edit: forbidden, activate: forbidden, deactivate: forbidden },
);
