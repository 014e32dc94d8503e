import { authorityAsks } from "@vigil/model/compliance/authority/authorityAsks";
import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { authorityRuleFault } from "@vigil/model/compliance/authority/authorityRuleRules";

const whom = ["companies", "groups", "accessLevels", "programs", "newPrograms"] as const;

/** What a preview of the rule as it is typed is asked with; nothing while the rule makes no sense yet. */
export function previewBody(typed: Partial<AuthorityRule>, id: number | null) {
  const asks = authorityAsks.safeParse(typed);
  const { pack = "own", role = "cabin", equipment = "any", programs = [], newPrograms = [] } = typed;
  if (!asks.success || authorityRuleFault({ ...asks.data, pack, role, programs, newPrograms }) !== undefined) return undefined;
  return { id, ...asks.data, role, equipment, ...Object.fromEntries(whom.map((name) => [name, typed[name] ?? []])) };
}
