import type { Tx } from "../../../storage/asDomain.ts";

/** How people stood a day ago is told by evidence, not by what was kept of a look. */
export async function forgetLooks(tx: Tx, domainId: number, yesterday: Date): Promise<void> {
  await tx.deleteFrom("standingLooks").where("domainId", "=", domainId).where("createdAt", "<", yesterday).execute();
}
