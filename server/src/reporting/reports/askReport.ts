import { asOfDay } from "@vigil/model/reporting/reports/namedDays";
import { isReportCode, reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import { faultOf, reportAsk, type ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { daysOf } from "@vigil/model/reporting/reports/reportPeriod";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { sql, type Selectable } from "kysely";
import type { House } from "../../house.ts";
import { reportQueue } from "./reportQueue.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Database } from "../../storage/database.ts";
import type { ReportScope } from "../../storage/reportingTables.ts";
import { countLearners, reportReach } from "./reportReach.ts";
import { workReport } from "./workReport.ts";
import { wireInstant } from "../../http/wireInstant.ts";
import { domainDay } from "../domainDay.ts";

type RunRow = Selectable<Database["reportRuns"]>;

/** So few learners are done before the call is answered. */
const mostAtOnce = 500;
/** Runs of one person that are kept. */
const mostKept = 20;

export const scopeOf = ({ companies, groups, programs, homeDomainId }: Caller, own: boolean): ReportScope => ({
  own,
  homeDomainId,
  companies,
  groups,
  programs,
});

/** Runs a report for few learners, and queues one for many. */
export async function askReport(house: House, by: Caller, code: string, ask: ReportAsk, own: boolean): Promise<ReportRun> {
  const known = reportCodeOf(code, own);
  const fault = faultOf(known, ask);
  if (fault) throw new Problem(422, fault.code, { field: fault.field });
  const { domainId } = by;
  const scope = scopeOf(by, own);
  const { id, queued } = await house.asDomain(domainId, async (tx) => {
    const learners = await countLearners(tx, reportReach(domainId, by.userId, ask, scope));
    const run = await openReport(tx, by, { code: known, ask, scope, wanted: learners });
    const many = learners > mostAtOnce;
    if (many) await house.jobs.send(tx, reportQueue, { domainId, runId: run.id });
    return { id: run.id, queued: many };
  });
  if (!queued) await workReport(house, { domainId, runId: id }, { last: true });
  return house.asDomain(domainId, async (tx) => presentRun(await ownRun(tx, by, id)));
}

export function reportCodeOf(code: string, own: boolean): ReportCode {
  if (!isReportCode(code) || (own && !reportOf(code).learner)) throw new Problem(404, "ReportNotFound");
  return code;
}

interface Opened {
  code: ReportCode;
  ask: ReportAsk;
  scope: ReportScope;
  wanted: number;
}

/** A run that is still to be worked on. */
export async function openReport(tx: Tx, by: Pick<Caller, "domainId" | "userId">, { code, ask, scope, wanted }: Opened) {
  const { domainId, userId } = by;
  const today = await domainDay(tx, domainId);
  const { from, until } = daysOf(ask.period, today, reportOf(code).ahead);
  await sql`delete from report_runs where domain_id = ${domainId} and created_by = ${userId} and state not in ('waiting', 'running') and id not in (
    select id from report_runs where domain_id = ${domainId} and created_by = ${userId} order by id desc limit ${mostKept - 1})`.execute(
    tx,
  );
  return tx
    .insertInto("reportRuns")
    .values({
      domainId,
      createdBy: userId,
      code,
      ask: JSON.stringify(ask),
      scope: JSON.stringify(scope),
      fromDate: from,
      untilDate: until ?? asOfDay(ask.asOf, today),
      today,
      wanted,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** A run with the time zone of its domain, by whose clocks it is told when it ran. */
export type ZonedRun = RunRow & { zone: string };
export const zonedRuns = (tx: Tx) =>
  tx
    .selectFrom("reportRuns")
    .selectAll()
    .select(sql<string>`(select d.sound_zone from domains d where d.id = report_runs.domain_id)`.as("zone"));

/** A run is its asker's, as long as they see as far as they did: a report must not outlive the right to see it. */
export async function ownRun(tx: Tx, by: Caller, id: number): Promise<ZonedRun> {
  const run = await zonedRuns(tx).where("domainId", "=", by.domainId).where("id", "=", id).executeTakeFirst();
  const mine = run?.createdBy === by.userId && sameScope(run.scope, scopeOf(by, run.scope.own));
  if (!run || !mine || !(run.scope.own || by.permissions.has("reports:view"))) throw new Problem(404, "ReportRunNotFound");
  return run;
}

const inOrder = (ids: ReportScope["companies"] | null): unknown => (Array.isArray(ids) ? ids.toSorted((one, other) => one - other) : ids);
export const sameScope = (one: ReportScope, other: ReportScope): boolean =>
  one.homeDomainId === other.homeDomainId &&
  (["companies", "groups", "programs"] as const).every(
    (name) => JSON.stringify(inOrder(one[name])) === JSON.stringify(inOrder(other[name])),
  );

export const presentRun = (run: ZonedRun): ReportRun => ({
  id: run.id,
  code: run.code as ReportCode,
  state: run.state,
  done: run.done,
  wanted: run.wanted,
  ask: reportAsk.parse(run.ask),
  from: run.fromDate,
  until: run.untilDate,
  createdAt: wireInstant(run.asOf ?? run.createdAt),
  zone: run.zone,
  count: run.state === "failed" || run.state === "cancelled" ? 0 : run.lineCount,
  totals: run.totals,
  error: run.error,
});
