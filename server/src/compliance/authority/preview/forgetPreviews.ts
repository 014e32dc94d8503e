import type { Tx } from "../../../storage/asDomain.ts";

/** A preview is of one day's work: it goes after a day. */
export async function forgetPreviews(tx: Tx, domainId: number, yesterday: Date): Promise<void> {
  await tx.deleteFrom("rulePreviews").where("domainId", "=", domainId).where("createdAt", "<", yesterday).execute();
}
