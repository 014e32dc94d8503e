import type { Tx } from "../storage/asDomain.ts";

/** A lease that ended long ago says nothing: whoever trains again takes a new one. */
export async function forgetLeases(tx: Tx, domainId: number, before: Date): Promise<void> {
  await tx.deleteFrom("trainingLeases").where("domainId", "=", domainId).where("expiresAt", "<", before).execute();
}
