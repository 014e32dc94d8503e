import { nextRunAfter } from "@vigil/model/reporting/subscriptionSchedule";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import { repeat } from "../../jobs/repeat.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { isOver } from "./checkReport.ts";
import { isOpenRun, isRunning, openRun, scheduleOf, zoneOf } from "./openRun.ts";
import { subscriptionQueue } from "./subscriptionQueue.ts";
import { workSubscription } from "./workSubscription.ts";
import { domainsDue } from "../../storage/domainsDue.ts";

const everyMs = 30_000;
const atMostPerRound = 100;

/** Looks for subscriptions that are due twice a minute, and writes their mails. Several servers may do so at once. */
export function startSubscriptions(house: House): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const begun = house.jobs
    .work(subscriptionQueue, (order, signal) => workSubscription(house, order, AbortSignal.any([signal, stopping.signal])))
    .catch((error: unknown) => house.log.error(error, "Subscriptions are not sent until the server starts again."));
  const rounds = repeat(house, {
    everyMs,
    work: () => runDueSubscriptions(house),
    failure: "Subscriptions that are due could not be looked for; it is tried again.",
  });
  return {
    stop: async () => {
      await rounds.stop();
      stopping.abort(new Error("The server is stopping."));
      await begun;
    },
  };
}

/** Domain by domain: a run for each subscription that is due, and a job again for each run that lost its own. */
export async function runDueSubscriptions(house: Pick<House, "asDomain" | "jobs" | "log">): Promise<void> {
  const { asDomain, log } = house;
  for (const id of await domainsDue(asDomain, "subscriptions"))
    try {
      await asDomain(id, (tx) => runDue(house, tx, id));
    } catch (error) {
      log.error({ error, domainId: id }, "Subscriptions of a domain could not be begun; it is tried again.");
    }
}

async function runDue(house: Pick<House, "jobs">, tx: Tx, domainId: number): Promise<void> {
  const open = await tx
    .selectFrom("subscriptionRuns")
    .select("id")
    .where("domainId", "=", domainId)
    .where("state", "in", isOpenRun)
    .where("updatedAt", "<", sql<Date>`now() - interval '1 minute'`)
    .execute();
  for (const { id: runId } of open) await house.jobs.send(tx, subscriptionQueue, { domainId, runId }); // one that is queued is not queued twice
  const due = await tx
    .selectFrom("subscriptions")
    .selectAll()
    .where("domainId", "=", domainId)
    .where("nextRunAt", "<=", sql<Date>`now()`)
    .orderBy("nextRunAt")
    .limit(atMostPerRound)
    .forUpdate()
    .skipLocked()
    .execute();
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(tx);
  const now = rows[0]!.now.toISOString();
  const zone = due.length > 0 ? await zoneOf(tx, domainId) : "UTC";
  for (const subscription of due) {
    if (await isRunning(tx, domainId, subscription.id)) continue; // after that run, in another round
    await openRun(house, tx, subscription, { due: subscription.nextRunAt!, manual: false });
    const schedule = scheduleOf(subscription, zone);
    const next = nextRunAfter(schedule, now);
    await tx
      .updateTable("subscriptions")
      .set({ nextRunAt: isOver(subscription.endsOn, next, schedule.zone) ? null : next })
      .where("domainId", "=", domainId)
      .where("id", "=", subscription.id)
      .execute();
  }
}
