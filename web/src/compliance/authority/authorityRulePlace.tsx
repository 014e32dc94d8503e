import type { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { Place } from "../../entity/place.ts";

export const authorityRulePlace: Place<typeof authorityRule> = {
  groups: {
    general: ["name", "pack", "role", "equipment", "validFrom", "people"],
    assignment: ["companies", "groups", "accessLevels"],
    cycle: ["periodMonths", "startMonth", "minutes", "images", "articles", "drills", "drillDays", "afterMissed"],
    validity: ["programs", "newPrograms", "certifyMonths", "opensDays", "anniversary", "graceDays", "returnMonths", "renewalMinutes"],
    images: ["libraryImages", "libraryArticles"],
  },
  aside: async () => {
    const { RuleForecast } = await import("./RuleForecast.tsx");
    return (rule) => <RuleForecast rule={rule} />;
  },
  facts: async () => {
    const { RuleNamesFact } = await import("./RuleNamesFact.tsx");
    return {
      companies: (rule) => <RuleNamesFact rule={rule} name="companies" />,
      groups: (rule) => <RuleNamesFact rule={rule} name="groups" />,
      accessLevels: (rule) => <RuleNamesFact rule={rule} name="accessLevels" />,
      programs: (rule) => <RuleNamesFact rule={rule} name="programs" />,
      newPrograms: (rule) => <RuleNamesFact rule={rule} name="newPrograms" />,
    };
  },
  controls: async () => (await import("./authorityRuleControls.tsx")).authorityRuleControls,
  summary: async () => (await import("./PreviewSummary.tsx")).PreviewSummary,
  question: async (values, before) => (await import("./askBeforeRule.ts")).askBeforeRule(values, before),
  consequence: async (action, ids) => (await import("./actedRule.ts")).actedRule(action, ids),
  cells: async () => (await import("./authorityRuleCells.tsx")).authorityRuleCells,
  faults: async () => (await import("./authorityRuleFaults.ts")).authorityRuleFaults,
};
