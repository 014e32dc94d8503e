import type { course } from "@vigil/model/curriculum/course";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const CourseVersions = lazy(async () => ({ default: (await import("../versions/CourseVersions.tsx")).CourseVersions }));

export const courseTabs: Tabs<typeof course> = [
  {
    name: "versions",
    title: "coursePackage.tabs.versions",
    show: (record, domain) => <CourseVersions course={record} domain={domain} />,
  },
];
