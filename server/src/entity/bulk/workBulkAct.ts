import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import { callerLater } from "../../identity/access/callerLater.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { refuseDied, type JobTry } from "../../jobs/jobs.ts";
import { isPassing } from "../../storage/isPassing.ts";
import type { BulkActRow } from "./bulkActRow.ts";
import { bulkLists } from "./bulkOffer.ts";
import { piecesOf, ActMovedOn } from "./bulkStep.ts";
import { doBulkAct } from "./doBulkAct.ts";
import { undoBulkAct } from "./undoBulkAct.ts";

interface Order {
  domainId: number;
  actId: number;
  step: number;
}

/** Does the step an act waits for, with the rights its person has now. What fails for good stops the act, and says what was done until then. */
export async function workBulkAct(
  house: House,
  { domainId, actId, step }: Order,
  { signal = new AbortController().signal, last = false, died = false }: { signal?: AbortSignal } & Partial<JobTry> = {},
): Promise<void> {
  const row = await house.asDomain(domainId, (tx) =>
    tx
      .selectFrom("bulkActs")
      .selectAll()
      .where("domainId", "=", domainId)
      .where("id", "=", actId)
      .where("step", "=", step)
      .where("state", "in", ["working", "undoing"])
      .executeTakeFirst(),
  );
  const list = row && bulkLists(house).get(row.list);
  const offer = row && list?.offers.get(row.action);
  if (!row || !list || !offer) return;
  const by = { domainId, homeDomainId: row.createdByDomainId, userId: row.createdBy ?? 0, requestId: `act ${actId}` };
  const caller = await callerLater(house.asDomain, by);
  try {
    refuseDied({ died });
    if (caller === undefined || !caller.permissions.has(offer.permission)) return await stop(house, row, "Forbidden");
    const pieces = { row, offer, view: list.seenBy(caller), piece: piecesOf(house, caller, row, signal) };
    await (row.state === "working" ? doBulkAct(pieces) : undoBulkAct(pieces));
  } catch (error) {
    if (error instanceof ActMovedOn) return;
    if (signal.aborted || (!last && isPassing(error))) throw error; // it is tried again, and goes on behind what holds
    house.log.error(error, "An act on many records failed.");
    await stop(house, row, "BulkFailed");
  }
}

async function stop(house: House, { domainId, id, state, step, list, action }: BulkActRow, error: ProblemCode): Promise<void> {
  await house.asDomain(domainId, async (tx) => {
    const held = await tx
      .updateTable("bulkActs")
      .set({ state: "stopped", error, endedAt: sql<Date>`coalesce(ended_at, now())` })
      .where("domainId", "=", domainId)
      .where("id", "=", id)
      .where("state", "=", state)
      .where("step", "=", step)
      .returning(["done", "changed", "back"])
      .executeTakeFirst();
    if (held === undefined) return;
    const actor = { domainId, requestId: `act ${id}`, address: "" };
    await writeEvent(tx, actor, {
      type: "bulkAct.stop",
      severity: "warning",
      subject: { entity: "bulkAct", id },
      data: { list, action, ...held },
      error,
    });
  });
}
