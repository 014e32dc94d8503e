import type { EndedReason } from "@vigil/model/identity/endedReason";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

export type WhichSessions = { tokenHash: Buffer } | { ids: readonly number[] } | { userId: number; except?: number };

/** Ends open sessions and answers their ids; they are refused from the next call on, on every node. */
export async function endSessions(tx: Tx, domainId: number, which: WhichSessions, reason: EndedReason): Promise<number[]> {
  const open = tx
    .updateTable("sessions")
    .set({ endedAt: sql<Date>`now()`, endedReason: reason })
    .where("domainId", "=", domainId)
    .where("endedAt", "is", null);
  const chosen =
    "tokenHash" in which
      ? open.where("tokenHash", "=", which.tokenHash)
      : "ids" in which
        ? open.where("id", "in", which.ids.length > 0 ? [...which.ids] : [0])
        : open.where("userId", "=", which.userId).where("id", "<>", which.except ?? 0);
  const ended = await chosen.returning("id").execute();
  return ended.map(({ id }) => id);
}
