import { queryOptions } from "@tanstack/react-query";
import type { ReportFile, ReportFileFormat } from "@vigil/model/reporting/reports/reportFile";
import { call } from "../../api.ts";
import { download } from "../../download.ts";
import { isOpenRun } from "../isOpenRun.ts";

/** Asked again and again while one of them is written. */
export const reportFilesQuery = queryOptions({
  queryKey: ["reportFiles"],
  queryFn: ({ signal }) => call<{ rows: ReportFile[] }>("GET", "reportfiles", { signal }),
  refetchInterval: ({ state }) => (state.data?.rows.some(isOpenRun) ? 1000 : false),
});

interface Ordered {
  format: ReportFileFormat;
  columns: string;
  order?: string;
  language: string;
}

export const orderReportFile = (runId: number, ordered: Ordered): Promise<ReportFile> =>
  call("POST", `reportruns/${runId}/files`, { body: ordered });

export const fetchReportFile = ({ id, fileName }: Pick<ReportFile, "id" | "fileName">): Promise<void> =>
  download(`reportfiles/${id}/file`, fileName);
