import { reportAsk, type ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { ReportCode } from "@vigil/model/reporting/reports/report";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { sameScope, scopeOf } from "../reports/askReport.ts";

/** The newest run of the caller that asked just this, while its lines are kept. */
export type LastRuns = (code: ReportCode, ask: ReportAsk) => number | null;

export async function lastRuns(tx: Tx, by: Caller, own: boolean): Promise<LastRuns> {
  const scope = scopeOf(by, own);
  const runs = await tx
    .selectFrom("reportRuns")
    .select(["id", "code", "ask", "scope"])
    .where("domainId", "=", by.domainId)
    .where("createdBy", "=", by.userId)
    .where("state", "in", ["waiting", "running", "done"])
    .orderBy("id", "desc")
    .execute();
  const known = new Map<string, number>();
  for (const run of runs.toReversed())
    if (run.scope.own === own && sameScope(run.scope, scope)) known.set(keyOf(run.code, reportAsk.parse(run.ask)), run.id);
  return (code, ask) => known.get(keyOf(code, reportAsk.parse(ask))) ?? null;
}

/** Parsed, the parts of what is asked stand in one order; those of a period do not. */
const keyOf = (code: string, { period, ...ask }: ReportAsk): string =>
  JSON.stringify([code, ask, period === null ? null : Object.entries(period).toSorted(([one], [other]) => one.localeCompare(other))]);
