import type { assignmentRule } from "@vigil/model/curriculum/assignmentRule";
import type { Place } from "../../entity/place.ts";

export const assignmentRulePlace: Place<typeof assignmentRule> = {
  groups: {
    general: ["name", "programs", "people", "state"],
    assignment: ["companies", "groups", "accessLevels", "field", "value"],
    validity: ["startsOn", "startsAfter", "dueOn", "dueAfter", "endsOn", "endsAfter"],
  },
  aside: async () => {
    const { RuleProgress } = await import("../assignment/RuleProgress.tsx");
    return ({ id }) => <RuleProgress id={id} />;
  },
  cells: async () => (await import("./assignmentRuleCells.tsx")).assignmentRuleCells,
  controls: async () => (await import("./assignmentRuleControls.tsx")).assignmentRuleControls,
  begins: ({ companyId, permissions, permissionData }) =>
    permissions.includes("companies:all") ? {} : { companies: [...new Set([companyId, ...permissionData.companies])] },
  question: async (values, before) => (await import("./askPastDays.ts")).askPastDays(values, before),
  faults: async () => (await import("./assignmentRuleFaults.ts")).assignmentRuleFaults,
};
