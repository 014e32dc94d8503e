import type { resource } from "@vigil/model/curriculum/resource";
import type { Place } from "../../entity/place.ts";

export const resourcePlace: Place<typeof resource> = {
  groups: { general: ["name", "description"], access: ["companies", "accessLevels"] },
  tabs: async () => (await import("./resourceTabs.tsx")).resourceTabs,
};
