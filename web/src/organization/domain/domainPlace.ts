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
    training: ["renewalDays", "reviewCourses"],
    security: [
      "formAuth",
      "secureProfile",
      "questionRecovery",
      "passwordComplexity",
      "allowedAddresses",
      "lockoutMinutes",
      "tellNewDevices",
    ],
    limits: ["accountInactiveDays", "eraseAfterMonths"],
    keeping: [
      "legalHold",
      "keepEventsMonths",
      "keepAnswersMonths",
      "keepTracesMonths",
      "keepSignInsMonths",
      "keepMailsMonths",
      "keepWorkMonths",
    ],
    terms: ["name", "organizationId", "domainCodeId", "sessionLimit", "active"],
  },
  question: async (values, before) =>
    before === null ? undefined : (await import("../../operations/keepingQuestion.ts")).keepingQuestion(before, values),
  tabs: async () => (await import("./domainTabs.tsx")).domainTabs,
  facts: async () => (await import("./domainFacts.tsx")).domainFacts,
  controls: async () => (await import("./domainControls.tsx")).domainControls,
};
