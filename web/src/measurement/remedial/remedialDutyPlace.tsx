import type { remedialDuty } from "@vigil/model/measurement/remedial/remedialDuty";
import { workResult } from "@vigil/model/measurement/work/workResult";
import type { Place } from "../../entity/place.ts";

export const remedialDutyPlace: Place<typeof remedialDuty> = {
  groups: {
    general: ["userId", "personName", "companyName", "state"],
    assignment: ["programId", "remedialRuleId", "category", "misses", "assignedAt", "dueOn", "completedAt"],
  },
  cells: async () => (await import("./remedialDutyCells.tsx")).remedialDutyCells,
  history: "none",
  tabs: async () => {
    const { EmbeddedList } = await import("../../entity/list/EmbeddedList.tsx");
    return [
      {
        name: "misses",
        title: "remedial.toMisses",
        needs: "workResults:view",
        show: ({ id }, domain) => (
          <EmbeddedList domain={domain} url={workResult.url} filters={{ remedialDutyId: String(id) }} without={["userId", "personName"]} />
        ),
      },
    ];
  },
};
