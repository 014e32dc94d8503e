import type { Settings } from "../settings.ts";
import type { Tx } from "../storage/asDomain.ts";

const DAY_MS = 86_400_000;

/** Mails that were given up leave the page of operations, and what watches it, when jobs that were given up do; the events that tell of them stay. */
export async function forgetMails(tx: Tx, domainId: number, yesterday: Date, { jobDays }: Pick<Settings, "jobDays">): Promise<void> {
  const before = new Date(yesterday.getTime() - (jobDays - 1) * DAY_MS);
  await tx.deleteFrom("mailsGivenUp").where("domainId", "=", domainId).where("givenUpAt", "<", before).execute();
}
