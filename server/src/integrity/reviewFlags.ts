import type { Verdict } from "@vigil/model/integrity/verdicts";
import { sql } from "kysely";
import { getRecords } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";

/** What somebody who looked says of flags, all or none. Nobody judges their own. */
export async function reviewFlags(
  tx: Tx,
  view: View,
  ids: readonly number[],
  { verdict, note }: { verdict: Verdict; note: string },
): Promise<void> {
  const { caller } = view;
  const { domainId } = caller;
  await getRecords(tx, view, ids); // only flags that the caller sees
  const flags = await tx
    .selectFrom("integrityFlags")
    .select(["id", "userId", "kind", "verdict", "note"])
    .where("domainId", "=", domainId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
  const own = flags.filter(({ userId }) => userId === caller.userId).map(({ id }) => id);
  if (own.length > 0) throw new Problem(403, "IntegrityFlagOwn", { details: { ids: own } });
  await tx
    .updateTable("integrityFlags")
    .set({
      verdict,
      note,
      reviewedBy: verdict === "open" ? null : caller.userId,
      reviewedAt: verdict === "open" ? null : sql<Date>`now()`,
      revision: sql<number>`revision + 1`,
      updatedAt: sql<Date>`now()`,
    })
    .where("domainId", "=", domainId)
    .where("id", "in", [...ids])
    .execute();
  for (const flag of flags)
    await writeEvent(tx, caller, {
      type: "integrityFlag.review",
      subject: { entity: "integrityFlag", id: flag.id },
      data: { userId: flag.userId, kind: flag.kind, before: { verdict: flag.verdict }, after: { verdict } },
      personal: { before: { note: flag.note }, after: { note } },
    });
}
