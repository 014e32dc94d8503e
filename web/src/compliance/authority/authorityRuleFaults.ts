import { authorityRule, type AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { authorityRuleFaults as faultsTogether, lateChange } from "@vigil/model/compliance/authority/authorityRuleRules";
import { fieldError, type Faults } from "../../entity/form/formErrors.ts";
import { problemPhrase } from "../../problemPhrase.ts";

/** Nowhere on earth is the day earlier. */
const earliestMs = 12 * 3_600_000;

/** What the fields of a rule say against each other, against the law, or against what holds; a field that makes no sense by itself says nothing of others. */
export const authorityRuleFaults: Faults = (values, before = null) => {
  const sound = Object.fromEntries(
    Object.entries(authorityRule.fields).flatMap(([name, field]) =>
      name in values && fieldError(field, values[name]) === undefined ? [[name, values[name]]] : [],
    ),
  ) as Partial<AuthorityRule>;
  const late = before === null ? undefined : lateChange(before as unknown as AuthorityRule, sound, earliestDay());
  return Object.fromEntries(
    [...faultsTogether(sound), ...(late === undefined ? [] : [late])].map(({ field, code, details }) => [
      field,
      problemPhrase(code, code, details),
    ]),
  );
};

const earliestDay = (): string => new Date(Date.now() - earliestMs).toISOString().slice(0, 10);
