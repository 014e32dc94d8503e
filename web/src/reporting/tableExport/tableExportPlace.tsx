import type { tableExport } from "@vigil/model/reporting/tableExports/tableExport";
import type { Place } from "../../entity/place.ts";

export const tableExportPlace: Place<typeof tableExport> = {
  groups: { general: ["name", "table"], content: ["header", "contentLine", "mapping"], assignment: ["companies", "programs"] },
  controls: async () => {
    const [{ ExportLineControl }, { ExportMappingControl }] = await Promise.all([
      import("./ExportLineControl.tsx"),
      import("./ExportMappingControl.tsx"),
    ]);
    return {
      header: (form, name) => <ExportLineControl form={form} name={name} />,
      contentLine: (form, name) => <ExportLineControl form={form} name={name} />,
      mapping: (form, name) => <ExportMappingControl form={form} name={name} />,
    };
  },
  tabs: async () => (await import("./tableExportTabs.tsx")).tableExportTabs,
};
