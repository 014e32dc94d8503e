import type { domain } from "@vigil/model/organization/domain";
import type { Place } from "../../entity/place.ts";

export const domainPlace: Place<typeof domain> = {
  groups: {
    general: ["name", "title", "organizationId", "domainCodeId", "timeZone", "locale"],
    training: ["renewalDays"],
    security: ["formAuth", "secureProfile", "questionRecovery", "passwordComplexity", "allowedAddresses", "lockoutMinutes"],
    limits: ["sessionLimit", "accountInactiveDays"],
  },
  tabs: async () => (await import("./domainTabs.tsx")).domainTabs,
  controls: async () => (await import("./domainControls.tsx")).domainControls,
};
