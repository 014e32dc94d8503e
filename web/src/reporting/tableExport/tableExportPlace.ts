import type { tableExport } from "@vigil/model/reporting/tableExports/tableExport";
import type { Place } from "../../entity/place.ts";

export const tableExportPlace: Place<typeof tableExport> = {
  groups: { general: ["name", "table"], content: ["header", "contentLine", "mapping"], assignment: ["companies", "programs"] },
  tabs: async () => (await import("./tableExportTabs.tsx")).tableExportTabs,
};
