import { mostKeptReports, type KeptReportBody, type KeptReportState } from "@vigil/model/reporting/reports/keptReport";
import { isReportCode, type ReportCode } from "@vigil/model/reporting/reports/report";
import { faultOf } from "@vigil/model/reporting/reports/reportAsk";
import { textKey } from "@vigil/model/identity/textKey";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { writeEvent } from "../writeEvent.ts";
import { fitReport } from "./fitReport.ts";
import { editableKept, mayShareReports } from "./keptReports.ts";

const told = ({ name, shared, state }: { name: string; shared: boolean; state: KeptReportState }) => ({
  name,
  shared,
  columns: state.columns.join(", "),
  order: state.order,
});

/** What the report would refuse is refused where it is kept, by its name. */
async function requireFit(tx: Tx, by: Caller, code: ReportCode, state: KeptReportState): Promise<void> {
  const fault = faultOf(code, state.ask);
  if (fault) throw new Problem(422, fault.code, { field: fault.field });
  const { left, state: fit } = await fitReport(tx, by, code, state);
  if (left[0] !== undefined) throw new Problem(422, "FieldInvalid", { field: left[0] });
  if (fit.order !== state.order) throw new Problem(422, "FieldInvalid", { field: "order" });
}

function requireShare(by: Caller): void {
  if (!mayShareReports(by)) throw new Problem(403, "KeptReportNotShared");
}

export async function addKeptReport(tx: Tx, by: Caller, { code, name, shared, state }: KeptReportBody): Promise<number> {
  const { domainId, homeDomainId, userId } = by;
  if (shared) requireShare(by);
  await requireFit(tx, by, code, state);
  // two windows of one person wait for each other here: the count holds
  await sql`select pg_advisory_xact_lock(hashtextextended(${`keptReports ${domainId} ${homeDomainId} ${userId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from kept_reports where domain_id = ${domainId}
    and home_domain_id = ${homeDomainId} and user_id = ${userId} and code = ${code}`.execute(tx);
  if (rows[0]!.count >= mostKeptReports) throw new Problem(422, "KeptReportTooMany", { details: { maximum: mostKeptReports } });
  const { id } = await tx
    .insertInto("keptReports")
    .values({
      domainId,
      homeDomainId,
      userId,
      createdBy: userId,
      code,
      name,
      nameKey: textKey(name),
      shared,
      state: JSON.stringify(state),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeEvent(tx, by, {
    type: "keptReport.create",
    subject: { entity: "keptReport", id },
    data: { code, after: told({ name, shared, state }) },
  });
  return id;
}

export interface KeptReportChange {
  revision: number;
  name?: string | undefined;
  shared?: boolean | undefined;
  state?: KeptReportState | undefined;
}

/** A revision that is not the newest is refused: somebody changed it meanwhile. */
export async function changeKeptReport(tx: Tx, by: Caller, id: number, { revision, ...change }: KeptReportChange): Promise<void> {
  const before = await editableKept(tx, by, id);
  const { name = before.name, shared = before.shared, state = before.state } = change;
  if (!isReportCode(before.code)) throw new Problem(404, "KeptReportNotFound");
  if (shared) requireShare(by);
  if (change.state) await requireFit(tx, by, before.code, change.state);
  const changed = await tx
    .updateTable("keptReports")
    .set({ name, nameKey: textKey(name), shared, state: JSON.stringify(state), revision: sql`revision + 1`, updatedAt: sql`now()` })
    .where("domainId", "=", by.domainId)
    .where("id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Problem(409, "StaleRecord", { details: { revision: before.revision, named: revision } });
  await writeEvent(tx, by, {
    type: "keptReport.update",
    subject: { entity: "keptReport", id },
    data: { code: before.code, before: told(before), after: told({ name, shared, state }) },
  });
}

export async function deleteKeptReport(tx: Tx, by: Caller, id: number): Promise<void> {
  const before = await editableKept(tx, by, id);
  const mailed = await tx
    .selectFrom("subscriptions")
    .select("description")
    .where("domainId", "=", by.domainId)
    .where("reportId", "=", id)
    .executeTakeFirst();
  if (mailed) throw new Problem(409, "KeptReportMailed", { details: { name: mailed.description } });
  await tx.deleteFrom("keptReports").where("domainId", "=", by.domainId).where("id", "=", id).execute();
  await writeEvent(tx, by, {
    type: "keptReport.delete",
    subject: { entity: "keptReport", id },
    data: { code: before.code, before: told(before) },
  });
}
