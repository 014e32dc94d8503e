import type { Tx } from "../../storage/asDomain.ts";
import { rollups, type Rollup } from "./rollups.ts";

/** What can still be counted from the facts of a month: those whose details were taken away cannot, and what was counted of them stands. */
export async function provable(tx: Tx, domainId: number, month: string): Promise<Rollup[]> {
  const removed = await tx
    .selectFrom("keptMonths")
    .select("kind")
    .where("domainId", "=", domainId)
    .where("month", "=", month)
    .where("removed", ">", 0)
    .execute();
  return rollups.filter(({ kind }) => !removed.some((each) => each.kind === kind));
}
