import type { Tx } from "../../storage/asDomain.ts";
import { nameOf } from "./approval.ts";

const MOST_TOLD = 20;

/** Who decided about images last, and how they stand now; for whoever comes second. */
export async function decidersOf(tx: Tx, ids: readonly number[]): Promise<{ id: number; state: string; name: string | null }[]> {
  const rows = await tx
    .selectFrom("images")
    .select(["id", "state", "decidedBy", "decidedByDomainId"])
    .where("id", "in", ids.slice(0, MOST_TOLD))
    .orderBy("id")
    .execute();
  const told = [];
  for (const { id, state, decidedBy: userId, decidedByDomainId: domainId } of rows)
    told.push({ id, state, name: await nameOf(tx, userId === null || domainId === null ? undefined : { userId, domainId }) });
  return told;
}
