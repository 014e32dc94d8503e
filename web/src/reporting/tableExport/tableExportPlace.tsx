import type { tableExport } from "@vigil/model/reporting/tableExports/tableExport";
import { lazy } from "react";
import type { Place } from "../../entity/place.ts";

const TableExportRun = lazy(async () => ({ default: (await import("../TableExportRun.tsx")).TableExportRun }));

export const tableExportPlace: Place<typeof tableExport> = {
  groups: { general: ["name", "table"], content: ["header", "contentLine", "mapping"], assignment: ["companies", "programs"] },
  tabs: [{ name: "run", title: "tableExports.runTab", show: (record) => <TableExportRun record={record} /> }],
};
