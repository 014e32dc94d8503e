import type { KeptReportBody, KeptReportState } from "@vigil/model/reporting/reports/keptReport";
import { isReportCode, type ReportCode } from "@vigil/model/reporting/reports/report";
import { faultOf, type ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { NamedChange } from "../../entity/named/namedSettings.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { reportCodeOf } from "../reports/askReport.ts";
import { fitReport } from "./fitReport.ts";
import { seenKept } from "./keptReports.ts";
import { reportSettings } from "./reportSettings.ts";

/** What nobody asks of themselves. */
const ofOthers = ["companyIds", "groupIds", "ruleIds", "inactive"] as const satisfies (keyof ReportAsk)[];
const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** What the report would refuse is refused where it is kept, by its name. */
async function requireFit(tx: Tx, by: Caller, { code, own }: { code: ReportCode; own: boolean }, state: KeptReportState): Promise<void> {
  const foreign = own ? ofOthers.find((name) => isGiven(state.ask[name])) : undefined;
  if (foreign) throw new Problem(422, "FieldInvalid", { field: foreign });
  const fault = faultOf(code, state.ask);
  if (fault) throw new Problem(422, fault.code, { field: fault.field });
  const { left, state: fit } = await fitReport(tx, by, code, state);
  if (left[0] !== undefined) throw new Problem(422, "FieldInvalid", { field: left[0] });
  if (fit.order !== state.order) throw new Problem(422, "FieldInvalid", { field: "order" });
}

export async function addKeptReport(tx: Tx, by: Caller, own: boolean, { code, name, shared, state }: KeptReportBody): Promise<number> {
  const place = { code: reportCodeOf(code, own), own };
  if (own && shared) throw new Problem(403, "KeptReportNotShared");
  return reportSettings.add(tx, by, place, { name, shared, state }, (kept) => requireFit(tx, by, place, kept));
}

export async function changeKeptReport(tx: Tx, by: Caller, own: boolean, id: number, change: NamedChange<KeptReportState>): Promise<void> {
  const { code } = await seenKept(tx, by, own, id);
  if (!isReportCode(code)) throw new Problem(404, "KeptReportNotFound");
  if (own && change.shared === true) throw new Problem(403, "KeptReportNotShared");
  await reportSettings.change(tx, by, id, change, (kept) => requireFit(tx, by, { code, own }, kept));
}

export async function deleteKeptReport(tx: Tx, by: Caller, own: boolean, id: number): Promise<void> {
  await seenKept(tx, by, own, id);
  await reportSettings.remove(tx, by, id, async () => {
    const mailed = await tx
      .selectFrom("subscriptions")
      .select("description")
      .where("domainId", "=", by.domainId)
      .where("reportId", "=", id)
      .executeTakeFirst();
    if (mailed) throw new Problem(409, "KeptReportMailed", { details: { name: mailed.description } });
  });
}
