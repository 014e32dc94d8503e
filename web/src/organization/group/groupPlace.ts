import type { group } from "@vigil/model/organization/group";
import type { Place } from "../../entity/place.ts";

export const groupPlace: Place<typeof group> = {
  groups: { general: ["name"], assignment: ["users", "userCount"] },
  facts: async () => (await import("./groupFacts.tsx")).groupFacts,
  tabs: async () => (await import("./groupTabs.tsx")).groupTabs,
};
