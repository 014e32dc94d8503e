import { remedialDuty } from "@vigil/model/measurement/remedial/remedialDuty";
import type { remedialRule } from "@vigil/model/measurement/remedial/remedialRule";
import type { Place } from "../../entity/place.ts";

export const remedialRulePlace: Place<typeof remedialRule> = {
  groups: { general: ["name", "category", "misses", "withinDays", "people"], assignment: ["programs", "dueAfter", "companies"] },
  facts: async () => {
    const { RemedialCompanies } = await import("./RemedialCompanies.tsx");
    return { companies: (rule) => <RemedialCompanies rule={rule} /> };
  },
  controls: async () => (await import("./remedialRuleControls.tsx")).remedialRuleControls,
  question: async (values, before) => (await import("./askBeforeRemedial.ts")).askBeforeRemedial(values, before),
  tabs: async () => {
    const { EmbeddedList } = await import("../../entity/list/EmbeddedList.tsx");
    return [
      {
        name: "assigned",
        title: "remedial.assigned",
        needs: "remedialDuties:view",
        show: ({ id }, domain) => (
          <EmbeddedList domain={domain} url={remedialDuty.url} filters={{ remedialRuleId: String(id) }} without={["remedialRuleId"]} />
        ),
      },
    ];
  },
};
