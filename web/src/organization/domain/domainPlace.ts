import type { domain } from "@vigil/model/organization/domain";
import { userQuery } from "../../shell/user.ts";
import type { Place } from "../../entity/place.ts";

export const domainPlace: Place<typeof domain> = {
  // the banner wears its logo and colour
  refreshes: [userQuery.queryKey],
  groups: {
    general: ["title", "timeZone", "locale"],
    look: ["logoId", "accentColor"],
    mail: ["mailName", "mailReplyTo"],
    training: ["renewalDays"],
    security: ["formAuth", "secureProfile", "questionRecovery", "passwordComplexity", "allowedAddresses", "lockoutMinutes"],
    limits: ["accountInactiveDays", "eraseAfterMonths"],
    terms: ["name", "organizationId", "domainCodeId", "sessionLimit", "active"],
  },
  tabs: async () => (await import("./domainTabs.tsx")).domainTabs,
  facts: async () => (await import("./domainFacts.tsx")).domainFacts,
  controls: async () => (await import("./domainControls.tsx")).domainControls,
};
