import { sql, type Selectable } from "kysely";
import pg from "pg";
import type { House } from "../../house.ts";
import { publicAddress } from "../../mail/publicAddress.ts";
import { queueMail } from "../../mail/queueMail.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Database } from "../../storage/database.ts";
import { writeEvent } from "../writeEvent.ts";
import { sightOf } from "./sightOf.ts";
import { subscriptionLines } from "./subscriptionLines.ts";
import { subscriptionMail } from "./subscriptionMail.ts";

type Run = Selectable<Database["subscriptionRuns"]>;
type Subscription = Selectable<Database["subscriptions"]> & { domainTitle: string; domainName: string };
type Recipient = { id: number; email: string | null; locale: string };

/**
 * Writes to each recipient, one after the other. The row that says so and the mail are one transaction, so that a run that is cut off,
 * or worked on twice, writes to nobody twice and leaves nobody out.
 */
export async function workSubscription(
  house: House,
  { domainId, runId }: { domainId: number; runId: number },
  signal?: AbortSignal,
): Promise<void> {
  const { asDomain, log, settings } = house;
  const begun = await asDomain(domainId, (tx) => begin(tx, domainId, runId));
  if (!begun) return;
  const { run, subscription, recipients } = begun;
  try {
    if (settings.smtpUrl === undefined) return await asDomain(domainId, (tx) => finish(tx, run, "MailNotSetUp"));
    for (const recipient of recipients) {
      signal?.throwIfAborted();
      await asDomain(domainId, (tx) => writeTo(house, tx, { run, subscription, recipient }));
    }
    await asDomain(domainId, (tx) => finish(tx, run, null));
  } catch (error) {
    if (signal?.aborted || error instanceof pg.DatabaseError) throw error; // tried again
    log.error(error, "A subscription failed.");
    await asDomain(domainId, (tx) => finish(tx, run, "Unknown"));
  }
}

async function begin(tx: Tx, domainId: number, runId: number) {
  const run = await tx
    .updateTable("subscriptionRuns")
    .set({ state: "running", updatedAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", runId)
    .where("state", "in", ["waiting", "running"])
    .returningAll()
    .executeTakeFirst();
  if (!run) return undefined;
  const subscription = await tx
    .selectFrom("subscriptions as s")
    .innerJoin("domains as d", "d.id", "s.domainId")
    .selectAll("s")
    .select(["d.title as domainTitle", "d.name as domainName"])
    .where("s.domainId", "=", domainId)
    .where("s.id", "=", run.subscriptionId)
    .executeTakeFirstOrThrow();
  const recipients = await tx
    .selectFrom("subscriptionUsers as r")
    .innerJoin("users as u", (join) => join.onRef("u.domainId", "=", "r.domainId").onRef("u.id", "=", "r.userId"))
    .select(["u.id", "u.email", "u.locale"])
    .where("r.domainId", "=", domainId)
    .where("r.subscriptionId", "=", run.subscriptionId)
    .where("u.active", "=", true)
    .where("u.erasedAt", "is", null)
    .orderBy("u.id")
    .execute();
  return { run, subscription, recipients };
}

async function writeTo(
  house: House,
  tx: Tx,
  { run, subscription, recipient }: { run: Run; subscription: Subscription; recipient: Recipient },
) {
  const { domainId } = run;
  const { id: userId, email } = recipient;
  const taken = await tx
    .insertInto("subscriptionMails")
    .values({ domainId, runId: run.id, userId, outcome: email ? "nothing" : "noAddress" })
    .onConflict((same) => same.doNothing())
    .returning("userId")
    .executeTakeFirst();
  if (!taken || !email) return;
  const { scope, description } = subscription;
  const told = { domainId, subscriptionId: subscription.id, scope, from: run.fromAt, due: run.dueAt, until: run.untilAt };
  const found = await subscriptionLines(tx, told, userId, await sightOf(tx, domainId, userId));
  if (found.count === 0) return;
  const reader = { to: email, locale: subscription.locale || recipient.locale, domainTitle: subscription.domainTitle };
  const address = `${publicAddress(house.settings)}/${subscription.domainName}`;
  await queueMail(house, tx, domainId, subscriptionMail(reader, { ...told, description }, found, address), {
    id: run.id,
    subscriptionId: subscription.id,
    userId,
  });
  await tx
    .updateTable("subscriptionMails")
    .set({ outcome: "sent", lineCount: found.count })
    .where("domainId", "=", domainId)
    .where("runId", "=", run.id)
    .where("userId", "=", userId)
    .execute();
}

/** What a planned run told is told; a run that failed is told again with the next one. */
async function finish(tx: Tx, run: Run, error: "MailNotSetUp" | "Unknown" | null): Promise<void> {
  const { domainId, id, subscriptionId } = run;
  const closed = await tx
    .updateTable("subscriptionRuns")
    .set({ state: error === null ? "done" : "failed", error, updatedAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .where("state", "=", "running")
    .executeTakeFirst();
  if (closed.numUpdatedRows === 0n) return;
  await tx
    .updateTable("subscriptions")
    .set({ lastRunAt: sql<Date>`now()`, ...(error === null && !run.manual ? { coveredUntil: run.dueAt } : {}) })
    .where("domainId", "=", domainId)
    .where("id", "=", subscriptionId)
    .execute();
  const { rows } = await sql<{ outcome: string; count: number }>`select outcome, count(*)::int as count from subscription_mails
    where domain_id = ${domainId} and run_id = ${id} group by outcome`.execute(tx);
  await writeEvent(
    tx,
    { domainId, requestId: `subscription run ${id}`, address: "" },
    {
      type: error === null ? "subscription.complete" : "subscription.failed",
      severity: error === null ? "info" : "warning",
      subject: { entity: "subscription", id: subscriptionId },
      data: { runId: id, ...Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count])) },
      ...(error === null ? {} : { error }),
    },
  );
}
