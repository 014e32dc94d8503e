import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useRouter, useSearch } from "@tanstack/react-router";
import { isReportCode, reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import { reportAsk, type ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { KeptReport } from "@vigil/model/reporting/reports/keptReport";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showProblem } from "../../shell/alerts.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { NotFound } from "../../shell/NotFound.tsx";
import { useUser } from "../../shell/user.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import styles from "./Report.module.css";
import { askOfAddress } from "./reportAddress.ts";
import { runQuery, startReport } from "./reportCalls.ts";
import { ReportForm } from "./ReportForm.tsx";
import { KeptReportPicker } from "./KeptReportPicker.tsx";
import { ReportResult } from "./ReportResult.tsx";
import { keptReportsQuery } from "./keptReportsQuery.ts";
import { useKeptReport } from "./useKeptReport.ts";
import { begunWith } from "./begunWith.ts";
import { useReportColumns } from "./useReportColumns.ts";

export function ReportPage() {
  const { code } = useParams({ from: "/$domain/frame/admin/reports/$code" });
  const { permissions } = useUser();
  if (!permissions.includes("reports:view")) return <NotAllowed />;
  return isReportCode(code) ? <Report key={code} code={code} own={false} /> : <NotFound />;
}

export function LearnerReportPage() {
  const { code } = useParams({ from: "/$domain/frame/reports/$code" });
  const { permissions } = useUser();
  if (!permissions.includes("training:take")) return <NotAllowed />;
  return isReportCode(code) && reportOf(code).learner ? <Report key={code} code={code} own /> : <NotFound />;
}

/** Read anew where another kept report is shown: its form and columns begin as they were kept. */
function Report({ code, own }: { code: ReportCode; own: boolean }) {
  const { all, kept, pending, gone } = useKeptReport(code, own);
  if (pending) return null;
  return <Sheet key={kept ? `${kept.id}.${kept.revision}` : "usual"} {...{ code, own, all, kept, gone }} />;
}

interface SheetProps {
  code: ReportCode;
  own: boolean;
  all: readonly KeptReport[];
  kept: KeptReport | undefined;
  gone: boolean;
}

/** What a report is asked, and under it what it says. The run stands in the address: to be loaded anew, and to go back to. */
function Sheet({ code, own, all, kept, gone }: SheetProps) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  const search: { run?: string; order?: string; ask?: string } = useSearch({ strict: false });
  const named = /^\d{1,15}$/u.test(search.run ?? "") ? Number(search.run) : undefined;
  // what was kept says what it said last, as long as that is there
  const id = named ?? kept?.lastRunId ?? undefined;
  const [starting, setStarting] = useState(false);
  const [typed, setTyped] = useState<ReportAsk>();
  const columns = useReportColumns(code, own, kept?.state.columns);
  const asked = useQuery({ ...runQuery(id ?? 0), enabled: id !== undefined });
  // a run of another report is none of this one
  const run = asked.data?.code === code ? asked.data : undefined;
  const missing = asked.isError || (asked.data !== undefined && run === undefined);
  const open = run?.state === "waiting" || run?.state === "running";
  const led = askOfAddress(search.ask);
  const begun = run?.ask ?? led ?? kept?.state.ask ?? reportAsk.parse(begunWith(code));
  const state = { ask: typed ?? begun, columns: [...columns.shown], order: search.order ?? "" };

  const start = async (ask: ReportAsk) => {
    setStarting(true);
    try {
      const here = router.latestLocation.pathname;
      const began = await startReport(own, code, ask);
      if (kept) void queries.invalidateQueries(keptReportsQuery(own));
      if (router.latestLocation.pathname !== here) return; // whoever went elsewhere meanwhile stays there
      const { order } = search;
      await navigate({
        to: ".",
        replace: led !== undefined, // the way back leads to where this was asked
        search: { run: String(began.id), ...(kept && { kept: String(kept.id) }), ...(order !== undefined && { order }) } as never,
      });
      setTyped(undefined);
    } catch (problem) {
      showProblem(problem);
    } finally {
      setStarting(false);
    }
  };

  // who comes by a figure has asked already
  const ledOnce = useRef(false);
  useEffect(() => {
    if (led === undefined || id !== undefined || ledOnce.current) return;
    ledOnce.current = true;
    void start(led);
  });

  return (
    <div className={styles.sheet}>
      <PageHead
        title={t(`reports.list.${code}.name`)}
        crumb={
          <Link to={own ? "/$domain/reports" : "/$domain/admin/reports"} params={{ domain }}>
            {t("reports.back")}
          </Link>
        }
        aside={code}
        lead={t(`reports.list.${code}.description`)}
      />
      <KeptReportPicker
        {...{ code, own, all, kept, gone, state }}
        runId={typed === undefined ? run?.id : undefined}
        again={() => setTyped(undefined)}
      />
      {(id === undefined || run !== undefined || missing) && (
        <ReportForm
          key={run?.id ?? "new"}
          code={code}
          own={own}
          begun={begun}
          busy={starting || open}
          again={run !== undefined}
          changed={setTyped}
          start={(ask) => void start(ask)}
        />
      )}
      <div className={styles.result}>
        {run && <ReportResult key={run.id} run={run} own={own} columns={columns} />}
        {missing && <EmptyState title={t("reports.notRun")} text={t("problems.ReportRunNotFound")} />}
        {id === undefined &&
          (led === undefined && !starting ? (
            <EmptyState title={t("reports.notRun")} text={t("reports.notRunText")} />
          ) : (
            <Skeleton height={320} />
          ))}
      </div>
    </div>
  );
}
