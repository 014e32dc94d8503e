import { zonedDay } from "@vigil/model/reporting/zonedInstant";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { seenKept } from "../keptReports/keptReports.ts";

/** What is wrong with a subscription of a report as a whole, at the field that is at fault. */
export async function checkReport(
  tx: Tx,
  by: Caller,
  { scope, reportId, users }: { scope?: unknown; reportId?: unknown; users?: unknown },
): Promise<void> {
  if (scope !== "REPORT") return;
  if (!by.permissions.has("reports:view")) throw new Problem(403, "Forbidden", { field: "scope" });
  if (typeof reportId !== "number") throw new Problem(422, "FieldRequired", { field: "reportId" });
  await seenKept(tx, by, false, reportId).catch(() => {
    throw new Problem(422, "KeptReportNotFound", { field: "reportId" });
  });
  const { rows } = await sql<{ username: string }>`
    select u.username from users u left join access_levels l on l.id = u.access_level_id and l.active
     where u.domain_id = ${by.domainId} and u.id = any(${users ?? []}::bigint[]) and not coalesce(l.permissions ? 'reports:view', false)
     order by u.username limit 10`.execute(tx);
  if (rows.length > 0)
    throw new Problem(422, "SubscriptionReaderNoReports", {
      field: "users",
      details: { names: rows.map(({ username }) => username).join(", ") },
    });
}

/** Whether the last day lies before this run. */
export const isOver = (endsOn: string | null | undefined, nextRunAt: string, zone: string | undefined): boolean =>
  typeof endsOn === "string" && zonedDay(zone ?? "UTC", nextRunAt) > endsOn;
