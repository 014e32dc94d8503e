import { isThreat, type Truth } from "@vigil/model/simulator/marking";
import type { ImageCredit } from "@vigil/model/simulator/wire";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** The threats of a session that was just sealed, and those it let through, by category: dashboards add these up. */
export async function countCategories(
  tx: Tx,
  { domainId, id }: { domainId: number; id: number },
  marked: readonly { truth: Truth; credit: ImageCredit }[],
): Promise<void> {
  const counted = new Map<string, { threats: number; missed: number }>();
  for (const { truth, credit } of marked) {
    if (!isThreat(truth)) continue;
    const of = counted.get(truth.category ?? "") ?? { threats: 0, missed: 0 };
    counted.set(truth.category ?? "", { threats: of.threats + 1, missed: of.missed + (credit === "none" ? 1 : 0) });
  }
  if (counted.size === 0) return;
  const rows = Array.from(counted, ([category, counts]) => ({ domainId, sessionId: id, category, sealedAt: sql<Date>`now()`, ...counts }));
  await tx.insertInto("simulatorCategories").values(rows).execute();
}
