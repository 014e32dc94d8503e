import { asFileName, reportDay } from "@vigil/model/reporting/reports/reportFileName";
import { isReportCode, reportOf } from "@vigil/model/reporting/reports/report";
import { mostPdfLines } from "@vigil/model/reporting/reports/reportShape";
import { spokenLanguage } from "@vigil/model/phrases/languages";
import type { Selectable } from "kysely";
import { recordFile } from "../../files/recordFile.ts";
import type { House } from "../../house.ts";
import { sheetStream, sheetTypes } from "../../http/sendSheet.ts";
import { callerLater } from "../../identity/access/callerLater.ts";
import type { Database } from "../../storage/database.ts";
import { fitReport } from "../keptReports/fitReport.ts";
import { openReport, scopeOf, zonedRuns } from "../reports/askReport.ts";
import { lineOrder } from "../reports/lineOrder.ts";
import { placesOf } from "../reports/readLines.ts";
import { countLearners, reportReach } from "../reports/reportReach.ts";
import { reportPdf } from "../reports/reportPdf.ts";
import { reportSheet } from "../reports/reportSheet.ts";
import { workReport } from "../reports/workReport.ts";

type Run = Selectable<Database["subscriptionRuns"]>;
type Subscription = Selectable<Database["subscriptions"]>;

/** Why a subscription of a report cannot go on: nobody has the right to it any more, or without what is gone it would say more than it should. */
export type ReportStop = "SubscriptionOwnerLost" | "SubscriptionReportGone" | "SubscriptionParameterGone";
/** This time it could not be written; the next one may be. */
export type ReportFault = "ReportTooLarge" | "ReportTooLongForPdf" | "ReportFailed";

/**
 * Writes the file of a run, with the rights and reach that the subscription's owner has now. A run that has its file already, as it was cut
 * off behind it, keeps it.
 */
export async function reportFile(
  house: House,
  run: Run,
  { reportId, ownerId, ownerDomainId, format, locale }: Subscription,
  signal: AbortSignal | undefined,
): Promise<ReportStop | ReportFault | null> {
  if (run.fileHash !== null) return null;
  const { asDomain, files } = house;
  const { domainId } = run;
  const owner = { domainId, homeDomainId: ownerDomainId ?? domainId, userId: ownerId ?? 0, requestId: `subscription run ${run.id}` };
  const by = await callerLater(asDomain, owner);
  if (!by?.permissions.has("reports:view")) return "SubscriptionOwnerLost";

  const opened = await asDomain(domainId, async (tx) => {
    const kept = await tx
      .selectFrom("keptReports")
      .select(["code", "name", "state"])
      .where("domainId", "=", domainId)
      .where("id", "=", reportId ?? 0)
      .executeTakeFirst();
    if (!kept || !isReportCode(kept.code)) return "SubscriptionReportGone" as const;
    const { code, name } = kept;
    const { state, left, emptied } = await fitReport(tx, by, code, kept.state);
    if (emptied.length > 0) return "SubscriptionParameterGone" as const;
    const scope = scopeOf(by, false);
    const wanted = await countLearners(tx, reportReach(domainId, by.userId, state.ask, scope));
    const { id } = await openReport(tx, by, { code, ask: state.ask, scope, wanted });
    const spoken = [locale, ...(await localesOf(tx, owner))];
    return { id, code, name, state, left, language: spokenLanguage(spoken) };
  });
  if (typeof opened === "string") return opened;

  const { id, code, name, state, left, language } = opened;
  await workReport(house, { domainId, runId: id }, { ...(signal && { signal }) });
  const done = await asDomain(
    domainId,
    async (tx) => {
      const report = await zonedRuns(tx).where("domainId", "=", domainId).where("id", "=", id).executeTakeFirstOrThrow();
      if (report.state !== "done") return report.error === "ReportTooLarge" ? ("ReportTooLarge" as const) : ("ReportFailed" as const);
      if (format === "pdf" && report.lineCount > mostPdfLines) return "ReportTooLongForPdf" as const;
      const order = lineOrder(state.order, { domainId, report: reportOf(code), language });
      return {
        report: { ...report, code },
        places: await placesOf(tx, { domainId, id }, order, { after: 0, limit: report.lineCount }),
      };
    },
    patient,
  );
  if (typeof done === "string") return done;

  const columns = reportOf(code).columns.filter((column) => state.columns.includes(column));
  const { report, places } = done;
  const told = asFileName(name) || code;
  const content =
    format === "pdf"
      ? await reportPdf(house, report, { columns, places, language, parted: !state.order, name })
      : sheetStream({ ...(await reportSheet(house, report, { columns, places, language, format, name })), name: told });
  const received = await files.receive(content);
  const hash = await received.keep();
  await asDomain(domainId, async (tx) => {
    await recordFile(tx, { hash, size: received.size, mediaType: format === "pdf" ? "application/pdf" : sheetTypes[format] });
    await tx
      .updateTable("subscriptionRuns")
      .set({
        fileHash: hash,
        fileName: `${told} ${reportDay(report.asOf ?? report.createdAt, report.zone)}.${format}`,
        lineCount: report.lineCount,
        leftAway: left,
      })
      .where("domainId", "=", domainId)
      .where("id", "=", run.id)
      .execute();
    await tx.deleteFrom("reportRuns").where("domainId", "=", domainId).where("id", "=", id).execute();
  });
  return null;
}

/** Millions of lines are put in order before the first is written. */
const patient = { longestSeconds: 300 };

/** Of its owner, then of the domain. */
async function localesOf(
  tx: Parameters<typeof recordFile>[0],
  { homeDomainId, domainId, userId }: { homeDomainId: number; domainId: number; userId: number },
): Promise<string[]> {
  const domain = await tx.selectFrom("domains").select("locale").where("id", "=", domainId).executeTakeFirst();
  const isOwn = homeDomainId === domainId; // those of another domain are not read from here
  const user = isOwn
    ? await tx.selectFrom("users").select("locale").where("domainId", "=", domainId).where("id", "=", userId).executeTakeFirst()
    : undefined;
  return [user, domain].flatMap((each) => each?.locale ?? []);
}
