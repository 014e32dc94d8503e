import { getRecords } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import { refuseOwn } from "../identity/access/refuseOwn.ts";
import type { Tx } from "../storage/asDomain.ts";

/** Certificates that the caller may see and that are somebody else's, one hand at a time. */
export async function lockCertificates(tx: Tx, view: View, ids: readonly number[]) {
  await getRecords(tx, view, ids);
  const rows = await tx
    .selectFrom("programCertificates")
    .select(["id", "userId", "programId", "programStatusId", "locked", "revokedAt"])
    .where("domainId", "=", view.caller.domainId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
  refuseOwn(view.caller, rows);
  return rows;
}
