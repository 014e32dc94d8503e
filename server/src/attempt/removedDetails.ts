import type { RemovedDetails } from "@vigil/model/attempt/removedDetails";
import { sql } from "kysely";
import { wireInstant } from "../http/wireInstant.ts";
import type { Tx } from "../storage/asDomain.ts";

/** When the details of what began in a month were taken away; nothing where they were not. */
export async function removedDetails(
  tx: Tx,
  kind: "answers" | "decisions" | "traces",
  { domainId, startedMonth }: { domainId: number; startedMonth: string },
): Promise<RemovedDetails | undefined> {
  const row = await tx
    .selectFrom("keptMonths")
    .select(["removedAt", "keptMonths"])
    .where("domainId", "=", domainId)
    .where("kind", "=", kind)
    .where("month", "=", sql<string>`${startedMonth}::date`)
    .where("removed", ">", 0)
    .executeTakeFirst();
  return row?.removedAt && row.keptMonths !== null ? { removedAt: wireInstant(row.removedAt), keptMonths: row.keptMonths } : undefined;
}
