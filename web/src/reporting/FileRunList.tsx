import type { ReportFile } from "@vigil/model/reporting/reports/reportFile";
import type { TableExportRun } from "@vigil/model/reporting/tableExports/tableExportRun";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { formatInstant, formatNumber } from "../ui/format.ts";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { isOpenRun } from "./isOpenRun.ts";
import styles from "./subscriptions/OwnSubscriptions.module.css";

/** A file that is written in the background, whatever it is of. */
export interface FileRun {
  id: number;
  name: string;
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  done: number;
  wanted: number;
  error: ReportFile["error"] | TableExportRun["error"];
  createdAt: string;
}

interface FileRunListProps<Run extends FileRun> {
  rows: readonly Run[];
  /** What else is to be known of one. */
  note?: (run: Run) => string | undefined;
  fetchFile: (run: Run) => void;
  cancel: (run: Run) => void;
}

/** How far each is, and what can be done with it. */
export function FileRunList<Run extends FileRun>({ rows, note, fetchFile, cancel }: FileRunListProps<Run>) {
  const { t } = useTranslation();
  const saying = ({ state, done, wanted, error }: Run): string => {
    if (error !== null) return t(`problems.${error}`);
    if (state === "running") return t("tableExports.running", { done: formatNumber(done), wanted: formatNumber(wanted) });
    return state === "done" ? t("tableExports.lines", { count: done, formatted: formatNumber(done) }) : t(`tableExports.states.${state}`);
  };
  return (
    <ul className={styles.list}>
      {rows.map((run) => (
        <li key={run.id} className={styles.item}>
          <div>
            <strong>
              <bdi>{run.name}</bdi>
            </strong>
            <p role={isOpenRun(run) ? "status" : undefined}>
              {[formatInstant(run.createdAt), saying(run), note?.(run)].filter(Boolean).join(" · ")}
            </p>
            {run.state === "running" && <ProgressBar value={run.wanted === 0 ? 0 : run.done / run.wanted} label={saying(run)} />}
          </div>
          {run.state === "done" && (
            <Button kind="plain" size="small" aria-label={t("tableExports.fetchNamed", { name: run.name })} onClick={() => fetchFile(run)}>
              {t("tableExports.fetch")}
            </Button>
          )}
          {isOpenRun(run) && (
            <Button kind="plain" size="small" aria-label={t("tableExports.cancelNamed", { name: run.name })} onClick={() => cancel(run)}>
              {t("tableExports.cancel")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
