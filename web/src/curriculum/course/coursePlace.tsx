import type { course } from "@vigil/model/curriculum/course";
import type { Place } from "../../entity/place.ts";

export const coursePlace: Place<typeof course> = {
  groups: {
    general: ["name", "title", "code", "type", "isVirtual", "domainCodeId"],
    content: ["imageLibraryId", "simConfig"],
    data: ["data"],
  },
  controls: async () => {
    const { SimulatorControl } = await import("../simulator/SimulatorControl.tsx");
    return { simConfig: (form, name) => <SimulatorControl form={form} name={name} /> };
  },
  tabs: async () => (await import("./courseTabs.tsx")).courseTabs,
  listActions: async () => (await import("./CourseListActions.tsx")).CourseListActions,
  rowActions: async () => (await import("./CourseRowActions.tsx")).CourseRowActions,
  bulkActions: async () => (await import("./CourseBulkActions.tsx")).CourseBulkActions,
};
