import type { resource } from "@vigil/model/curriculum/resource";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const ResourceFile = lazy(async () => ({ default: (await import("../ResourceFile.tsx")).ResourceFile }));

export const resourceTabs: Tabs<typeof resource> = [
  { name: "file", title: "resources.fileTab", show: (record) => <ResourceFile record={record} /> },
];
