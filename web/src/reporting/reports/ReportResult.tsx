import { useQuery, useQueryClient } from "@tanstack/react-query";
import { sortText } from "@vigil/model/entity/listSort";
import { lacksDetails } from "@vigil/model/reporting/reports/lacksDetails";
import { reportOf } from "@vigil/model/reporting/reports/report";
import { mostLinesFetched, type ReportFileFormat } from "@vigil/model/reporting/reports/reportFile";
import { mostPdfLines } from "@vigil/model/reporting/reports/reportShape";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import i18next from "i18next";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Popover } from "../../ui/Popover.tsx";
import styles from "./Report.module.css";
import { ReportChart } from "./ReportChart.tsx";
import { ReportPeople } from "./ReportPeople.tsx";
import { ReportPager } from "./ReportPager.tsx";
import { asOfText } from "./asOfText.ts";
import { linesQuery } from "./reportCalls.ts";
import { orderReportFile } from "../reportFiles/reportFileCalls.ts";
import { ReportFiles } from "../reportFiles/ReportFiles.tsx";
import { tellWhenWritten } from "../reportFiles/tellWhenWritten.tsx";
import { ReportTable } from "./ReportTable.tsx";
import { RulesBeside } from "./RulesBeside.tsx";
import { savedAs } from "./savedAs.ts";
import { ReportWriting } from "./ReportWriting.tsx";
import { useLinesPlace } from "./useLinesPlace.ts";
import type { ReportColumns } from "./useReportColumns.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { can, useUser } from "../../shell/user.ts";
import { useAct } from "../../shell/useAct.ts";

const aPage = 50;
const printed = 5000;

interface ReportResultProps {
  run: ReportRun;
  own: boolean;
  columns: ReportColumns;
}

/** A run while it is written, and what it says when it is done. */
export function ReportResult({ run, own, columns }: ReportResultProps) {
  const { t } = useTranslation();
  if (run.state === "failed") return <EmptyState kind="error" title={t("reports.failed")} text={t(`problems.${run.error ?? "Unknown"}`)} />;
  if (run.state === "cancelled") return <EmptyState title={t("reports.cancelled")} text={t("reports.notRunText")} />;
  if (run.state === "done") return <Done run={run} own={own} columns={columns} />;
  return <ReportWriting run={run} own={own} columns={columns} />;
}

function Done({ run, own, columns }: ReportResultProps) {
  const { t } = useTranslation();
  const { order, page, sort, turn } = useLinesPlace(run.code, Math.ceil(run.count / aPage));
  const [printing, setPrinting] = useState(false);
  const tooLong = run.count > mostPdfLines;
  const tooLongId = useId();
  const queries = useQueryClient();
  const user = useUser();
  const { data } = useQuery(
    linesQuery(run.id, { page: printing ? 1 : page, limit: printing ? printed : aPage, order: order ? sortText([order]) : "" }),
  );
  const whole = printing && data !== undefined && data.rows.length === Math.min(run.count, printed);

  useEffect(() => {
    if (!whole) return;
    print();
    setPrinting(false);
  }, [whole]);

  const long = run.count > mostLinesFetched;
  const { run: fetchFile } = useAct({
    call: async (format: ReportFileFormat) => {
      const asked = { columns: columns.shown.join(","), language: i18next.language, ...(order ? { order: sortText([order]) } : {}) };
      if (!long)
        return download(
          `reportruns/${run.id}/export.${format}?${new URLSearchParams(asked).toString()}`,
          (headers) => savedAs(headers) ?? `${t(`reports.list.${run.code}.name`)}.${format}`,
        );
      tellWhenWritten(queries, await orderReportFile(run.id, { format, ...asked }));
    },
  });
  const rules = run.code === "T70" && !own && <RulesBeside ask={run.ask} />;
  if (run.count === 0)
    return (
      <>
        {rules}
        <EmptyState title={t("reports.empty")} text={t("reports.emptyText")} />
      </>
    );
  const { chart } = reportOf(run.code);
  return (
    <>
      <div className={styles.bar}>
        <p>
          <strong>{t("reports.lines", { count: run.count, formatted: formatNumber(run.count) })}</strong> · {daysText(run)}
          {asOfText(run)}
        </p>
        <div className={styles.tools}>
          <Popover label={t("reports.columnsTitle")} button={t("reports.columnsTitle")} buttonClass={buttonLook("plain", "bar")}>
            <fieldset className={styles.choices}>
              <legend>{t("reports.columnsLead")}</legend>
              {columns.all.map((name) => (
                <label key={name}>
                  <input type="checkbox" checked={columns.shown.includes(name)} onChange={() => columns.toggle(name)} />
                  {t(`reports.columns.${name}`)}
                </label>
              ))}
            </fieldset>
            <Button kind="text" data-close onClick={columns.reset}>
              {t("entity.resetColumns")}
            </Button>
          </Popover>
          <Button kind="plain" size="bar" onClick={() => void fetchFile("xlsx")}>
            {t("reports.xlsx")}
          </Button>
          <Button kind="plain" size="bar" onClick={() => void fetchFile("csv")}>
            {t("reports.csv")}
          </Button>
          <Button
            kind="plain"
            size="bar"
            disabled={tooLong}
            aria-describedby={tooLong ? tooLongId : undefined}
            onClick={() => void fetchFile("pdf")}
          >
            {t("reports.pdf")}
          </Button>
          <Button
            kind="plain"
            size="bar"
            title={run.count > printed ? t("reports.printLimit", { most: formatNumber(printed) }) : undefined}
            onClick={() => setPrinting(true)}
          >
            {t("reports.print")}
          </Button>
        </div>
      </div>
      {lacksDetails(run) && <Message kind="info">{t("keeping.lacking")}</Message>}
      {!own && reportOf(run.code).columns.includes("username") && can(user, "users:edit") && <ReportPeople run={run} />}
      {rules}
      {tooLong && (
        <p id={tooLongId} className={styles.hint}>
          {t("problems.ReportTooLongForPdf", { maximum: formatNumber(mostPdfLines) })}
        </p>
      )}
      {long && <p className={styles.hint}>{t("reports.filesOrdered")}</p>}
      {long && <ReportFiles runId={run.id} />}
      {data && chart && <ReportChart run={run} column={chart} order={order ? sortText([order]) : ""} />}
      {data && <ReportTable run={run} lines={data} columns={columns.shown} own={own} order={order} sort={sort} />}
      {run.count > aPage && <ReportPager page={page} pages={Math.ceil(run.count / aPage)} go={turn} />}
    </>
  );
}

/** The days the period meant, with what parts them from the rest of the line. */
function daysText({ from, until }: ReportRun): string {
  const values = { from: from && formatDate(from), until: until && formatDate(until) };
  if (from !== null) return `${i18next.t(until === null ? "reports.period.since" : "reports.period.between", values)} · `;
  return until === null ? "" : `${i18next.t("reports.period.upTo", values)} · `;
}
