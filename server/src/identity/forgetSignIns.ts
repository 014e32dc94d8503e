import type { Tx } from "../storage/asDomain.ts";

/** What signing in leaves behind for a while: counted tries, journeys to a provider, links for a new password. */
export async function forgetSignIns(tx: Tx, domainId: number, before: Date): Promise<void> {
  await tx
    .deleteFrom("signInCounters")
    .where("domainId", "=", domainId)
    .where("updatedAt", "<", before)
    .where((where) => where.or([where("blockedUntil", "is", null), where("blockedUntil", "<", before)])) // never a lock that holds
    .execute();
  await tx.deleteFrom("identityFlows").where("domainId", "=", domainId).where("expiresAt", "<", before).execute();
  await tx.deleteFrom("recoveries").where("domainId", "=", domainId).where("expiresAt", "<", before).execute();
}
