import { nextRunAfter, runBefore, type Schedule } from "@vigil/model/reporting/subscriptionSchedule";
import { sql, type Selectable } from "kysely";
import type { House } from "../../house.ts";
import { subscriptionQueue } from "./subscriptionQueue.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Database } from "../../storage/database.ts";
import { wireInstant } from "../../http/wireInstant.ts";

type SubscriptionRow = Selectable<Database["subscriptions"]>;
/** Reports go by the clocks of the domain, what is told of programs by UTC. */
export const scheduleOf = (
  { scope, every, period, time, anchor }: Pick<SubscriptionRow, "scope" | "every" | "period" | "time" | "anchor">,
  zone: string,
): Schedule => ({
  interval: every,
  period,
  time,
  anchor,
  ...(scope === "REPORT" && { zone }),
});

export async function zoneOf(tx: Tx, domainId: number): Promise<string> {
  const { rows } = await sql<{ zone: string }>`select sound_zone as zone from domains where id = ${domainId}`.execute(tx);
  return rows[0]?.zone ?? "UTC";
}

/**
 * A run and the job that works on it, in the transaction that holds the subscription's row. A planned run begins where the last one that
 * succeeded ended, so that times without a server are told later, in one mail.
 */
export async function openRun(
  { jobs }: Pick<House, "jobs">,
  tx: Tx,
  subscription: SubscriptionRow,
  { due, manual, by }: { due: Date; manual: boolean; by?: number },
): Promise<number> {
  const { domainId, id, coveredUntil } = subscription;
  const schedule = scheduleOf(subscription, await zoneOf(tx, domainId));
  const run = await tx
    .insertInto("subscriptionRuns")
    .values({
      domainId,
      subscriptionId: id,
      dueAt: due,
      manual,
      fromAt: coveredUntil ?? runBefore(schedule, wireInstant(due)),
      untilAt: nextRunAfter(schedule, wireInstant(due)),
      createdBy: by ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await jobs.send(tx, subscriptionQueue, { domainId, runId: run.id });
  return run.id;
}

export const isOpenRun = ["waiting", "running"] as const;

/** Whether mails of it are being written. */
export async function isRunning(tx: Tx, domainId: number, subscriptionId: number): Promise<boolean> {
  const open = await tx
    .selectFrom("subscriptionRuns")
    .select("id")
    .where("domainId", "=", domainId)
    .where("subscriptionId", "=", subscriptionId)
    .where("state", "in", isOpenRun)
    .executeTakeFirst();
  return open !== undefined;
}
