import { sql } from "kysely";
import type { House } from "../../house.ts";
import { repeat } from "../../jobs/repeat.ts";
import { writeEvent, type Actor } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { concernedBy, type Concerned } from "./concerned.ts";
import { transferLearner, type Outcome, type Transferring } from "./transferLearner.ts";
import { domainsDue } from "../../storage/domainsDue.ts";

/** A transfer begins at most so long after its time. */
const everyMs = 5_000;
const mostAttempts = 2;

type Working = Pick<House, "asDomain" | "log">;

/** Stopping waits for the learner who is on the way; the others are transferred by whoever is there next. */
export function startTransfers(house: House): { stop: () => Promise<void> } {
  let stopped = false;
  const repeated = repeat(house, {
    everyMs,
    work: () => runDueTransfers(house, () => stopped),
    failure: "Program transfers that are due could not be looked for; it is tried again.",
  });
  return {
    stop: () => {
      stopped = true;
      return repeated.stop();
    },
  };
}

/**
 * Several servers may do it at the same time, and one that was killed leaves nothing half done: each learner is a transaction of their own
 * that begins with their result, so whoever comes second finds it there, and whoever has none is taken up again.
 */
export async function runDueTransfers({ asDomain, log }: Working, stopped: () => boolean = () => false): Promise<void> {
  for (const domainId of await domainsDue(asDomain, "transfers"))
    for (const id of await asDomain(domainId, (tx) => beginDue(tx, domainId)))
      await runTransfer({ asDomain, log }, { domainId, id }, stopped);
}

const actorIn = (domainId: number): Actor => ({ domainId, requestId: "", address: "" });

/** From here on it is locked; one that was begun and not ended is taken up again. */
async function beginDue(tx: Tx, domainId: number): Promise<number[]> {
  const due = await tx
    .selectFrom("programTransfers")
    .select(["id", "state"])
    .where("domainId", "=", domainId)
    .where("state", "<>", "done")
    .where("unfinishedCopy", "=", false)
    .where("scheduledAt", "<=", sql<Date>`now()`)
    .orderBy("scheduledAt")
    .execute();
  for (const { id } of due.filter(({ state }) => state === "scheduled")) {
    const begun = await tx
      .updateTable("programTransfers")
      .set({ state: "running", lastRun: sql<Date>`now()`, updatedAt: sql<Date>`now()` })
      .where("domainId", "=", domainId)
      .where("id", "=", id)
      .where("state", "=", "scheduled")
      .where("scheduledAt", "<=", sql<Date>`now()`)
      .returning("id")
      .executeTakeFirst();
    if (begun) await writeEvent(tx, actorIn(domainId), { type: "programTransfer.start", subject: { entity: "programTransfer", id } });
  }
  return due.map(({ id }) => id);
}

async function runTransfer(
  { asDomain, log }: Working,
  { domainId, id }: { domainId: number; id: number },
  stopped: () => boolean,
): Promise<void> {
  const transfer = await asDomain(domainId, (tx) => readTransfer(tx, domainId, id));
  for (;;) {
    const round = await asDomain(domainId, (tx) => concernedBy(tx, transfer));
    for (const learner of round) {
      if (stopped()) return;
      for (let attempt = 1; attempt <= mostAttempts; attempt++)
        try {
          await asDomain(domainId, (tx) => oneLearner(tx, transfer, learner));
          break;
        } catch (error) {
          log.error({ error, domainId, programTransferId: id, userId: learner.userId }, "A learner could not be transferred.");
          if (attempt === mostAttempts)
            await asDomain(domainId, (tx) => keepResult(tx, transfer, learner, { outcome: "failed", reason: "Unknown" }));
        }
    }
    if (round.length === 0 && (await asDomain(domainId, (tx) => finish(tx, domainId, id)))) return;
  }
}

async function readTransfer(tx: Tx, domainId: number, id: number): Promise<Transferring> {
  const { rows } =
    await sql<Transferring>`select t.domain_id, t.id, t.transfer_completes, t.transfer_incompletes, t.reset, t.retain_assignments, t.version_change,
      array(select program_id from program_transfer_sources s where s.domain_id = t.domain_id and s.program_transfer_id = t.id order by position) as sources,
      array(select program_id from program_transfer_targets s where s.domain_id = t.domain_id and s.program_transfer_id = t.id order by position) as targets
      from program_transfers t where t.domain_id = ${domainId} and t.id = ${id}`.execute(tx);
  return rows[0]!;
}

/** Whoever ends the transfer waits for this lock, and so for every learner who is on the way. */
async function oneLearner(tx: Tx, transfer: Transferring, { userId, companyId }: Concerned): Promise<void> {
  const { domainId, id } = transfer;
  await sql`select from program_transfers where domain_id = ${domainId} and id = ${id} for share`.execute(tx);
  const mine = await keepResult(tx, transfer, { userId }, { outcome: "transferred", reason: null });
  if (!mine) return;
  const actor = actorIn(domainId);
  const { outcome, reason } = await transferLearner(tx, actor, { ...actor, userId, companyId }, transfer);
  if (outcome !== "transferred")
    await tx
      .updateTable("programTransferResults")
      .set({ outcome, reason })
      .where("domainId", "=", domainId)
      .where("programTransferId", "=", id)
      .where("userId", "=", userId)
      .execute();
}

/** Answers whether it is this call's to do: of two at the same time the second waits for the first and finds its row. */
async function keepResult(tx: Tx, { domainId, id }: Transferring, { userId }: { userId: number }, { outcome, reason }: Outcome) {
  const kept = await tx
    .insertInto("programTransferResults")
    .values({ domainId, programTransferId: id, userId, outcome, reason })
    .onConflict((conflict) => conflict.doNothing())
    .returning("userId")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Ended once nobody is left and nobody on the way; answers whether it is over. */
async function finish(tx: Tx, domainId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{
    state: string;
  }>`select state from program_transfers where domain_id = ${domainId} and id = ${id} for update`.execute(tx);
  if (rows[0]?.state !== "running") return true;
  if ((await concernedBy(tx, { domainId, id }, { limit: 1 })).length > 0) return false;
  await tx
    .updateTable("programTransfers")
    .set({ state: "done", updatedAt: sql<Date>`now()`, revision: sql<number>`revision + 1` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();
  await writeEvent(tx, actorIn(domainId), { type: "programTransfer.complete", subject: { entity: "programTransfer", id } });
  return true;
}
