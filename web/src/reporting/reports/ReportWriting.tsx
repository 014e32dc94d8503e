import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { showProblem } from "../../shell/alerts.ts";
import { Button } from "../../ui/Button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import styles from "./Report.module.css";
import { linesQuery } from "./reportCalls.ts";
import { ReportPager } from "./ReportPager.tsx";
import { ReportTable } from "./ReportTable.tsx";
import type { ReportColumns } from "./useReportColumns.ts";

const aPage = 50;

/** How far a report is, and under it what is written already: to be read and leafed through, sorted and fetched when it is done. */
export function ReportWriting({ run, own, columns }: { run: ReportRun; own: boolean; columns: ReportColumns }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [page, turn] = useState(1);
  // a page that was full stays as it is, one that was not is read anew with each part
  const written = Math.min(run.count, page * aPage);
  const lines = linesQuery(run.id, { page, limit: aPage, order: "" });
  const { data } = useQuery({ ...lines, queryKey: [...lines.queryKey, written], enabled: run.count > 0 });
  const text =
    run.state === "waiting"
      ? t("reports.waiting")
      : t("reports.running", { done: formatNumber(run.done), wanted: formatNumber(run.wanted) });
  const cancel = async () => {
    await call("POST", `reportruns/${run.id}/cancel`);
    await queries.invalidateQueries({ queryKey: ["reportRun", run.id] });
  };
  return (
    <>
      <div className={styles.progress} role="status">
        <p>{text}</p>
        <ProgressBar value={run.wanted === 0 ? 0 : run.done / run.wanted} label={text} />
        <Button kind="plain" size="small" onClick={() => void cancel().catch(showProblem)}>
          {t("reports.cancel")}
        </Button>
      </div>
      {run.count > 0 && data && data.rows.length > 0 && (
        <>
          <div className={styles.bar}>
            <p>{t("reports.soFar", { count: run.count, formatted: formatNumber(run.count) })}</p>
          </div>
          <ReportTable run={run} lines={data} columns={columns.shown} own={own} order={undefined} />
          {run.count > aPage && <ReportPager page={page} pages={Math.ceil(run.count / aPage)} go={turn} />}
        </>
      )}
    </>
  );
}
