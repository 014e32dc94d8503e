import type { tableExport } from "@vigil/model/reporting/tableExports/tableExport";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const TableExportRun = lazy(async () => ({ default: (await import("../TableExportRun.tsx")).TableExportRun }));

export const tableExportTabs: Tabs<typeof tableExport> = [
  { name: "run", title: "tableExports.runTab", show: (record) => <TableExportRun record={record} /> },
];
