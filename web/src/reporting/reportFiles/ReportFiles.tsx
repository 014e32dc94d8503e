import { useQuery } from "@tanstack/react-query";
import type { ReportFile } from "@vigil/model/reporting/reports/reportFile";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Card } from "../../ui/Card.tsx";
import { FileRunList } from "../FileRunList.tsx";
import { fetchReportFile, reportFilesQuery } from "./reportFileCalls.ts";

/** One's own files of long reports, or those of one run. */
export function ReportFiles({ runId }: { runId?: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(reportFilesQuery);
  const { run: fetchFile } = useAct({ call: fetchReportFile });
  const { run: cancel } = useAct({
    call: ({ id }: ReportFile) => call("POST", `reportfiles/${id}/cancel`),
    stale: [{ queryKey: reportFilesQuery.queryKey }],
  });
  const rows = (data?.rows ?? []).filter((file) => runId === undefined || file.runId === runId);
  if (rows.length === 0) return null;
  return (
    <Card title={t("reports.files")} lead={t("reports.filesLead")}>
      <FileRunList
        rows={rows.map((file) => ({ ...file, name: file.fileName }))}
        fetchFile={(file) => void fetchFile(file)}
        cancel={(file) => void cancel(file)}
      />
    </Card>
  );
}
