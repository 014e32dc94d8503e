import { isReportCode } from "@vigil/model/reporting/reports/report";
import type { KeptReport } from "@vigil/model/reporting/reports/keptReport";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { fitReport } from "./fitReport.ts";

export const mayShareReports = ({ permissions }: Caller): boolean => permissions.has("views:share");

const chosen = ["id", "revision", "code", "name", "shared", "homeDomainId", "userId", "state"] as const;

/** What the caller sees: their own, and those that are shared. */
const seen = (tx: Tx, { domainId, homeDomainId, userId }: Caller) =>
  tx
    .selectFrom("keptReports")
    .select(chosen)
    .where("domainId", "=", domainId)
    .where((or) => or.or([or("shared", "=", true), or.and([or("homeDomainId", "=", homeDomainId), or("userId", "=", userId)])]));

export type KeptRow = Awaited<ReturnType<ReturnType<typeof seen>["execute"]>>[number];

const isOwn = ({ homeDomainId, userId }: Caller, row: KeptRow): boolean => row.homeDomainId === homeDomainId && row.userId === userId;
/** One's own, unless it was shared by somebody who may no more; what others shared is kept by those who may share. */
const mayEdit = (by: Caller, row: KeptRow): boolean => (row.shared ? mayShareReports(by) : isOwn(by, row));

async function shownTo(tx: Tx, by: Caller, row: KeptRow): Promise<KeptReport[]> {
  const { id, revision, code, name, shared } = row;
  if (!isReportCode(code)) return []; // of an edition that had more reports
  const { state, left } = await fitReport(tx, by, code, row.state);
  return [{ id, revision, code, name, shared, own: isOwn(by, row), mayEdit: mayEdit(by, row), state, left }];
}

/** By name; of one report, or of all. */
export async function keptReports(tx: Tx, by: Caller, code: string | undefined): Promise<KeptReport[]> {
  const all = seen(tx, by).orderBy("name").orderBy("id");
  const rows = await (code === undefined ? all : all.where("code", "=", code)).execute();
  const shown: KeptReport[] = [];
  for (const row of rows) shown.push(...(await shownTo(tx, by, row)));
  return shown;
}

export async function oneKeptReport(tx: Tx, by: Caller, id: number): Promise<KeptReport> {
  const [report] = await shownTo(tx, by, await seenKept(tx, by, id));
  if (!report) throw new Problem(404, "KeptReportNotFound");
  return report;
}

/** What nobody shared with the caller is not there for them. */
export async function seenKept(tx: Tx, by: Caller, id: number): Promise<KeptRow> {
  const row = await seen(tx, by).where("id", "=", id).executeTakeFirst();
  if (!row) throw new Problem(404, "KeptReportNotFound");
  return row;
}

export async function editableKept(tx: Tx, by: Caller, id: number): Promise<KeptRow> {
  const row = await seenKept(tx, by, id);
  if (!mayEdit(by, row)) throw new Problem(403, "KeptReportOfOthers");
  return row;
}
