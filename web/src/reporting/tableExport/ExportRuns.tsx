import { useQuery } from "@tanstack/react-query";
import type { TableExportRun } from "@vigil/model/reporting/tableExports/tableExportRun";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { download } from "../../download.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import styles from "../subscriptions/OwnSubscriptions.module.css";
import { exportRunsQuery, isOpenRun } from "./exportRunsQuery.ts";

/** One's own files of table exports, in domains with the plugin: those that are written, and those that can be fetched. */
export function ExportRuns() {
  const user = useUser();
  const allowed = user.addons.includes("tableExports") && can(user, "tableExports:edit");
  const { data } = useQuery({ ...exportRunsQuery, enabled: allowed });
  return allowed && data && data.rows.length > 0 ? <Runs rows={data.rows} /> : null;
}

function Runs({ rows }: { rows: readonly TableExportRun[] }) {
  const { t } = useTranslation();
  const { run: fetchFile } = useAct({ call: ({ id, fileName }: TableExportRun) => download(`tableexportruns/${id}/file`, fileName) });
  const { run: cancel } = useAct({
    call: ({ id }: TableExportRun) => call("POST", `tableexportruns/${id}/cancel`),
    stale: [{ queryKey: exportRunsQuery.queryKey }],
  });
  const saying = ({ state, done, wanted, error }: TableExportRun): string => {
    if (error !== null) return t(`problems.${error}`);
    if (state === "running") return t("tableExports.running", { done: formatNumber(done), wanted: formatNumber(wanted) });
    return state === "done" ? t("tableExports.lines", { count: done, formatted: formatNumber(done) }) : t(`tableExports.states.${state}`);
  };
  return (
    <Card title={t("tableExports.files")} lead={t("tableExports.filesLead")}>
      <ul className={styles.list}>
        {rows.map((run) => (
          <li key={run.id} className={styles.item}>
            <div>
              <strong>
                <bdi>{run.name}</bdi>
              </strong>
              <p role={isOpenRun(run) ? "status" : undefined}>
                {formatInstant(run.createdAt)} · {saying(run)}
              </p>
              {run.state === "running" && <ProgressBar value={run.wanted === 0 ? 0 : run.done / run.wanted} label={saying(run)} />}
            </div>
            {run.state === "done" && (
              <Button
                kind="plain"
                size="small"
                aria-label={t("tableExports.fetchNamed", { name: run.name })}
                onClick={() => void fetchFile(run)}
              >
                {t("tableExports.fetch")}
              </Button>
            )}
            {isOpenRun(run) && (
              <Button
                kind="plain"
                size="small"
                aria-label={t("tableExports.cancelNamed", { name: run.name })}
                onClick={() => void cancel(run)}
              >
                {t("tableExports.cancel")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
