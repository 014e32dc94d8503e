import type { Tx } from "../../storage/asDomain.ts";
import type { SessionRow } from "../sessionRow.ts";

/** What was done to the pictures of a session, by position; nothing for images whose decision came without a trace. */
export async function readTraces(
  tx: Tx,
  { domainId, startedMonth, id }: Pick<SessionRow, "domainId" | "startedMonth" | "id">,
): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom("simulatorTraces")
    .select(["position", "trace"])
    .where("domainId", "=", domainId)
    .where("startedMonth", "=", startedMonth)
    .where("sessionId", "=", id)
    .execute();
  return new Map(rows.map(({ position, trace }) => [position, trace.toString("utf8")]));
}
