import type { resource } from "@vigil/model/curriculum/resource";
import { lazy } from "react";
import type { Place } from "../../entity/place.ts";

const ResourceFile = lazy(async () => ({ default: (await import("../ResourceFile.tsx")).ResourceFile }));

export const resourcePlace: Place<typeof resource> = {
  groups: { general: ["name", "description"], access: ["companies", "accessLevels"] },
  tabs: [{ name: "file", title: "resources.fileTab", show: (record) => <ResourceFile record={record} /> }],
};
