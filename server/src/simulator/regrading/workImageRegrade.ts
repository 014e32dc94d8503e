import { sql } from "kysely";
import type { House } from "../../house.ts";
import { refuseDied, type JobTry } from "../../jobs/jobs.ts";
import { isPassing } from "../../storage/isPassing.ts";
import { regradeSession } from "./regradeSession.ts";
import { regrader } from "./regrader.ts";
import { ruledTruth } from "./ruledTruth.ts";
import type { SessionOfMonth } from "./shownSessions.ts";
import { tellSessionsRegraded } from "./tellSessionsRegraded.ts";

const atOnce = 50;

/** Marks again what an image was shown in, one session at a time; what was cut off goes on behind what holds. */
export async function workImageRegrade(
  house: Pick<House, "asDomain" | "jobs" | "log" | "settings">,
  { domainId, regradeId }: { domainId: number; regradeId: number },
  { signal, last = false, died = false }: { signal?: AbortSignal } & Partial<JobTry> = {},
): Promise<void> {
  const { asDomain, log } = house;
  const order = await asDomain(domainId, (tx) =>
    tx
      .selectFrom("imageRegrades")
      .selectAll()
      .where("domainId", "=", domainId)
      .where("id", "=", regradeId)
      .where("state", "=", "waiting")
      .executeTakeFirst(),
  );
  if (order === undefined) return;
  const actor = { domainId, requestId: `regrade ${regradeId}`, address: "", ...(order.madeBy === null ? {} : { userId: order.madeBy }) };
  const regraded = regrader(order.before, ruledTruth(order.before, order.ruling), order.keepPasses);
  try {
    refuseDied({ died });
    for (let after = 0; ;) {
      const sessions = await asDomain(domainId, (tx) => nextSessions(tx, domainId, { imageId: order.imageId, regradeId, after }));
      for (const session of sessions) {
        signal?.throwIfAborted();
        await asDomain(domainId, (tx) => regradeSession(tx, actor, order, session, regraded));
      }
      await asDomain(domainId, (tx) => tellProgress(tx, domainId, regradeId));
      if (sessions.length < atOnce) break;
      after = sessions.at(-1)!.id;
    }
    await asDomain(domainId, async (tx) => {
      const ended = await end(tx, domainId, regradeId, "done");
      if (ended && order.tell) await tellSessionsRegraded(house, tx, order);
    });
  } catch (error) {
    if (signal?.aborted || (!last && isPassing(error))) throw error; // it is tried again
    log.error(error, "Sessions could not be marked again.");
    await asDomain(domainId, (tx) => end(tx, domainId, regradeId, "failed"));
  }
}

type Tx = Parameters<typeof regradeSession>[0];

async function nextSessions(
  tx: Tx,
  domainId: number,
  { imageId, regradeId, after }: { imageId: number; regradeId: number; after: number },
): Promise<SessionOfMonth[]> {
  const { rows } = await sql<SessionOfMonth>`
    select distinct d.session_id as id, d.started_month::text as "startedMonth" from simulator_decisions d
      join simulator_sessions x on x.domain_id = d.domain_id and x.id = d.session_id and x.sealed_by is not null
     where d.domain_id = ${domainId} and d.image_id = ${imageId} and d.credit is not null and d.session_id > ${after}
       and not exists (select from session_regrades r where r.domain_id = d.domain_id and r.regrade_id = ${regradeId} and r.session_id = d.session_id)
     order by 1 limit ${atOnce}`.execute(tx);
  return rows;
}

const tellProgress = (tx: Tx, domainId: number, id: number): Promise<unknown> =>
  sql`update image_regrades set done = (select count(*) from session_regrades r where r.domain_id = ${domainId} and r.regrade_id = ${id})
    where domain_id = ${domainId} and id = ${id}`.execute(tx);

async function end(tx: Tx, domainId: number, id: number, state: "done" | "failed"): Promise<boolean> {
  const ended = await tx
    .updateTable("imageRegrades")
    .set({ state, doneAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
