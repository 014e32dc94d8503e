import { isReportCode } from "@vigil/model/reporting/reports/report";
import type { KeptReport } from "@vigil/model/reporting/reports/keptReport";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { fitReport } from "./fitReport.ts";
import { lastRuns, type LastRuns } from "./lastRuns.ts";
import { reportSettings, type KeptRow } from "./reportSettings.ts";

async function shownTo(tx: Tx, by: Caller, row: KeptRow, runs: LastRuns): Promise<KeptReport[]> {
  const { id, revision, code, name, shared } = row;
  if (!isReportCode(code)) return []; // of an edition that had more reports
  const { state, left } = await fitReport(tx, by, code, row.state);
  const [own, mayEdit] = [reportSettings.isOwn(by, row), reportSettings.mayEdit(by, row)];
  return [{ id, revision, code, name, shared, own, mayEdit, state, left, lastRunId: runs(code, state.ask) }];
}

/** By name; of one report, or of all. */
export async function keptReports(tx: Tx, by: Caller, own: boolean, code: string | undefined): Promise<KeptReport[]> {
  const rows = await reportSettings.all(tx, by, { own, ...(code !== undefined && { code }) });
  if (rows.length === 0) return [];
  const runs = await lastRuns(tx, by, own);
  const shown: KeptReport[] = [];
  for (const row of rows) shown.push(...(await shownTo(tx, by, row, runs)));
  return shown;
}

export async function oneKeptReport(tx: Tx, by: Caller, own: boolean, id: number): Promise<KeptReport> {
  const [report] = await shownTo(tx, by, await seenKept(tx, by, own, id), await lastRuns(tx, by, own));
  if (!report) throw new Problem(404, "KeptReportNotFound");
  return report;
}

/** What one keeps of oneself is none of those of others, and the other way round. */
export async function seenKept(tx: Tx, by: Caller, own: boolean, id: number): Promise<KeptRow> {
  const row = await reportSettings.one(tx, by, id);
  if (row.own !== own) throw new Problem(404, "KeptReportNotFound");
  return row;
}
