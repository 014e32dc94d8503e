import { queryOptions } from "@tanstack/react-query";
import type { TableExportRun } from "@vigil/model/reporting/tableExports/tableExportRun";
import { call } from "../../api.ts";
import { isOpenRun } from "../isOpenRun.ts";

/** Asked again and again while one of them is written. */
export const exportRunsQuery = queryOptions({
  queryKey: ["tableExportRuns"],
  queryFn: ({ signal }) => call<{ rows: TableExportRun[] }>("GET", "tableexportruns", { signal }),
  refetchInterval: ({ state }) => (state.data?.rows.some(isOpenRun) ? 1000 : false),
});
