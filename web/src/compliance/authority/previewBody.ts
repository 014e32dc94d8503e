import { authorityAsks, askNames } from "@vigil/model/compliance/authority/authorityAsks";
import { authorityRule, type AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { fieldError, type FormErrors } from "../../entity/form/formErrors.ts";
import { authorityRuleFaults } from "./authorityRuleFaults.ts";

const whom = ["companies", "groups", "accessLevels", "programs", "newPrograms"] as const;
/** What a preview does without: a name, and a day that makes no sense yet stands for today. */
const unasked: readonly string[] = ["name", "validFrom"];

/** What keeps a rule from being previewed, field by field. */
export function previewFaults(typed: Partial<AuthorityRule>): FormErrors {
  const own = Object.fromEntries(
    [...askNames, "pack", "role", "equipment"].flatMap((name) => {
      const error = fieldError(
        authorityRule.fields[name as keyof AuthorityRule & keyof typeof authorityRule.fields],
        typed[name as keyof AuthorityRule],
      );
      return error === undefined ? [] : [[name, error]];
    }),
  );
  const together = Object.entries(authorityRuleFaults(typed)).filter(([name]) => !unasked.includes(name));
  return { ...Object.fromEntries(together), ...own };
}

/** What a preview of the rule as it is typed is asked with; nothing while the rule makes no sense yet. */
export function previewBody(typed: Partial<AuthorityRule>, id: number | null) {
  return Object.keys(previewFaults(typed)).length > 0 ? undefined : typedDraft(typed, id);
}

/** The same of a rule that is known to make sense. */
export function typedDraft(typed: Partial<AuthorityRule>, id: number | null) {
  const asks = authorityAsks.safeParse(typed);
  if (!asks.success) return undefined;
  const { role = "cabin", equipment = "any", validFrom = null, active } = typed;
  const sound = fieldError(authorityRule.fields.validFrom, validFrom) === undefined;
  return {
    id,
    ...asks.data,
    role,
    equipment,
    validFrom: sound ? validFrom : null,
    off: active === false,
    ...Object.fromEntries(whom.map((name) => [name, typed[name] ?? []])),
  };
}
