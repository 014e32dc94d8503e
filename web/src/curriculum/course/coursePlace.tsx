import type { course } from "@vigil/model/curriculum/course";
import { lazy } from "react";
import type { Place } from "../../entity/place.ts";

const CourseVersions = lazy(async () => ({ default: (await import("../versions/CourseVersions.tsx")).CourseVersions }));

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
  tabs: [
    {
      name: "versions",
      title: "coursePackage.tabs.versions",
      show: (record, domain) => <CourseVersions course={record} domain={domain} />,
    },
  ],
  bulkActions: async () => (await import("./CourseBulkActions.tsx")).CourseBulkActions,
};
