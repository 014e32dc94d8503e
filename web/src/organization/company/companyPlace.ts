import type { company } from "@vigil/model/organization/company";
import type { Place } from "../../entity/place.ts";

/** A company: who it is, how to reach it, what holds for it. */
export const companyPlace: Place<typeof company> = {
  groups: {
    general: ["name", "code", "region", "timeZone"],
    contact: ["address", "contactName", "contactEmail"],
    training: ["domainCodeId", "configurations"],
    data: ["companyTemplateId", "data"],
  },
  controls: async () => (await import("./companyControls.tsx")).companyControls,
  tabs: async () => (await import("./companyTabs.tsx")).companyTabs,
};
