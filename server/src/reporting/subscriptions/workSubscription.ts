import { sql, type Selectable } from "kysely";
import pg from "pg";
import type { House } from "../../house.ts";
import { readerIn } from "../../mail/composeMail.ts";
import { publicAddress } from "../../mail/publicAddress.ts";
import { queueMail } from "../../mail/queueMail.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { isPassing } from "../../storage/isPassing.ts";
import type { Database } from "../../storage/database.ts";
import { writeEvent } from "../writeEvent.ts";
import { reportFile, type ReportFault, type ReportStop } from "./reportFile.ts";
import { reportMail, stoppedMail } from "./reportMail.ts";
import { sightOf } from "./sightOf.ts";
import { subscriptionLines } from "./subscriptionLines.ts";
import { subscriptionMail } from "./subscriptionMail.ts";

type Run = Selectable<Database["subscriptionRuns"]>;
type Subscription = Selectable<Database["subscriptions"]> & { domainTitle: string; domainLocale: string; domainName: string; zone: string };
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
    const fault = subscription.scope === "REPORT" ? await reportFile(house, run, subscription, signal) : null;
    if (fault !== null && !isStop(fault)) return await asDomain(domainId, (tx) => finish(tx, run, fault));
    for (const recipient of recipients) {
      signal?.throwIfAborted();
      await asDomain(domainId, (tx) =>
        fault === null
          ? writeTo(house, tx, { run, subscription, recipient })
          : tellStop(house, tx, { run, subscription, recipient, why: fault }),
      );
    }
    await asDomain(domainId, (tx) => finish(tx, run, fault));
  } catch (error) {
    if (signal?.aborted || error instanceof pg.DatabaseError || isPassing(error)) throw error; // tried again
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
    .select(["d.title as domainTitle", "d.locale as domainLocale", "d.name as domainName", "d.soundZone as zone"])
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

interface Writing {
  run: Run;
  subscription: Subscription;
  recipient: Recipient;
}

async function writeTo(house: House, tx: Tx, { run, subscription, recipient }: Writing): Promise<void> {
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
  if (scope === "REPORT") return sendReport(house, tx, { run, subscription, recipient });
  const told = { domainId, subscriptionId: subscription.id, scope, from: run.fromAt, due: run.dueAt, until: run.untilAt };
  const found = await subscriptionLines(tx, told, userId, await sightOf(tx, domainId, userId));
  if (found.count === 0) return;
  const reader = readerOf(subscription, { ...recipient, email });
  const address = `${publicAddress(house.settings)}/${subscription.domainName}`;
  await queueMail(house, tx, domainId, subscriptionMail(reader, { ...told, description }, found, address), {
    id: run.id,
    subscriptionId: subscription.id,
    userId,
  });
  await setOutcome(tx, run, userId, { outcome: "sent", lineCount: found.count });
}

const setOutcome = (tx: Tx, { domainId, id }: Run, userId: number, values: { outcome: "sent" | "noRight"; lineCount?: number }) =>
  tx
    .updateTable("subscriptionMails")
    .set(values)
    .where("domainId", "=", domainId)
    .where("runId", "=", id)
    .where("userId", "=", userId)
    .execute();

/** The file of the run, to whoever may see reports now. */
async function sendReport(house: House, tx: Tx, { run, subscription, recipient }: Writing): Promise<void> {
  const { domainId, id } = run;
  const { id: userId, email } = recipient;
  if (!(await sightOf(tx, domainId, userId)).others) {
    await setOutcome(tx, run, userId, { outcome: "noRight" });
    return;
  }
  const { rows } = await sql<{ hash: string; name: string; type: string; size: number; lineCount: number; leftAway: string[] }>`
    select r.file_hash as hash, r.file_name as name, f.media_type as type, f.size, r.line_count as "lineCount", r.left_away as "leftAway"
      from subscription_runs r join files f on f.hash = r.file_hash where r.domain_id = ${domainId} and r.id = ${id}`.execute(tx);
  const { lineCount, leftAway, ...file } = rows[0]!;
  const profile = `${publicAddress(house.settings)}/${subscription.domainName}/profile`;
  const { description, zone } = subscription;
  const ranAt = { createdAt: run.updatedAt, zone };
  const mail = reportMail(readerOf(subscription, { ...recipient, email: email! }), {
    description,
    lineCount,
    ranAt,
    leftAway,
    file,
    profile,
  });
  await queueMail(house, tx, domainId, mail, { id, subscriptionId: subscription.id, userId });
  await setOutcome(tx, run, userId, { outcome: "sent", lineCount });
}

/** Whoever waits for a report that does not come any more is told why. */
async function tellStop(house: House, tx: Tx, { run, subscription, recipient, why }: Writing & { why: ReportStop }): Promise<void> {
  const { domainId, id } = run;
  const { id: userId, email } = recipient;
  const taken = await tx
    .insertInto("subscriptionMails")
    .values({ domainId, runId: id, userId, outcome: email ? "sent" : "noAddress" })
    .onConflict((same) => same.doNothing())
    .returning("userId")
    .executeTakeFirst();
  if (!taken || !email) return;
  const address = `${publicAddress(house.settings)}/${subscription.domainName}/admin/subscriptions/${subscription.id}`;
  const mail = stoppedMail(readerOf(subscription, { ...recipient, email }), { description: subscription.description, why, address });
  await queueMail(house, tx, domainId, mail, { id, subscriptionId: subscription.id, userId });
}

const readerOf = ({ locale, domainTitle, domainLocale }: Subscription, recipient: { email: string; locale: string }) =>
  readerIn({ email: recipient.email, locale: locale || recipient.locale }, { title: domainTitle, locale: domainLocale });

const stops: ReadonlySet<string> = new Set<ReportStop>(["SubscriptionOwnerLost", "SubscriptionReportGone", "SubscriptionParameterGone"]);
const isStop = (fault: ReportStop | ReportFault): fault is ReportStop => stops.has(fault);

/** What a planned run told is told; a run that failed is told again with the next one. */
async function finish(tx: Tx, run: Run, error: "MailNotSetUp" | "Unknown" | ReportStop | ReportFault | null): Promise<void> {
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
    .set({
      lastRunAt: sql<Date>`now()`,
      ...(error === null && !run.manual ? { coveredUntil: run.dueAt } : {}),
      ...(error !== null && stops.has(error) ? { nextRunAt: null } : {}),
    })
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
