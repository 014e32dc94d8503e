import type { House } from "../house.ts";
import type { QueuedMail } from "./mailQueue.ts";
import { writeEvent } from "../reporting/writeEvent.ts";

const LONGEST = 500;

/** Tells whoever administers that a mail will never arrive: as an event of its domain, and on the page of operations. */
export async function giveUpMail({ asDomain, log }: House, { domainId, mailId, run }: QueuedMail, reason: string): Promise<void> {
  const error = reason.slice(0, LONGEST);
  log.error({ domainId, mailId, error }, "A mail was given up.");
  await asDomain(domainId, async (tx) => {
    const written = await tx
      .insertInto("mailsGivenUp")
      .values({ domainId, id: mailId, error, subscriptionId: run?.subscriptionId ?? null })
      .onConflict((same) => same.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!written) return;
    if (run)
      await tx
        .updateTable("subscriptionMails")
        .set({ outcome: "givenUp" })
        .where("domainId", "=", domainId)
        .where("runId", "=", run.id)
        .where("userId", "=", run.userId)
        .execute();
    await writeEvent(
      tx,
      { domainId, requestId: `mail ${mailId}`, address: "" },
      {
        type: run ? "subscription.giveUpMail" : "domain.giveUpMail",
        severity: "error",
        subject: run ? { entity: "subscription", id: run.subscriptionId } : { entity: "domain", id: domainId },
        data: run ? { runId: run.id } : {},
        error,
      },
    );
  });
}
