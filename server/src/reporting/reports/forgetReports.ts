import type { Tx } from "../../storage/asDomain.ts";

/** Reports that were made for a reader who has had a day to fetch them. */
export async function forgetReports(tx: Tx, domainId: number, before: Date): Promise<void> {
  await tx.deleteFrom("reportRuns").where("domainId", "=", domainId).where("createdAt", "<", before).execute();
}
