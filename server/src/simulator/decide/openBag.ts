import { sql } from "kysely";
import { openCount } from "@vigil/model/simulator/settings";
import type { OpenAnswer } from "@vigil/model/simulator/wire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readTruths, untold } from "../paper/readTruths.ts";
import { sessionRows, type SessionRow } from "../sessionRow.ts";

/** Records that the bag was opened, for good, and only then tells what is in it: never the threats. */
export async function openBag(tx: Tx, caller: Caller, { sessionId, index }: { sessionId: number; index: number }): Promise<OpenAnswer> {
  const session = await sessionRows.own(tx, caller, sessionId);
  const imageId = (await recordOpening(tx, session, index)) ?? (await openedBefore(tx, session, index));
  const truth = (await readTruths(tx, session.settings, [imageId])).get(imageId);
  const { innocentItems, innocentArray } = truth?.wire ?? untold;
  return { innocentItems: innocentItems ?? [], innocentArray: session.settings.showInspected ? innocentArray : null };
}

/** Only the image on screen: those before it are decided, it is not. */
async function recordOpening(tx: Tx, session: SessionRow, index: number): Promise<number | undefined> {
  if (!session.settings.showOpen || openCount(session.settings) === 0 || session.sealedAt !== null) return undefined;
  const { rows } = await sql<{ imageId: number }>`
    update simulator_decisions bag set opened = true, opened_ms = coalesce(bag.opened_ms, ${session.elapsedMs})
     where bag.domain_id = ${session.domainId} and bag.started_month = ${session.startedMonth} and bag.session_id = ${session.id}
       and bag.position = ${index} and bag.decision is null and bag.credit is null
       and (bag.position = 0 or exists (select from simulator_decisions previous
         where previous.domain_id = bag.domain_id and previous.started_month = bag.started_month and previous.session_id = bag.session_id
           and previous.position = bag.position - 1 and previous.decision is not null))
    returning bag.image_id`.execute(tx);
  return rows[0]?.imageId;
}

async function openedBefore(tx: Tx, session: SessionRow, index: number): Promise<number> {
  const bag = await tx
    .selectFrom("simulatorDecisions")
    .select(["imageId", "opened"])
    .where("domainId", "=", session.domainId)
    .where("startedMonth", "=", session.startedMonth)
    .where("sessionId", "=", session.id)
    .where("position", "=", index)
    .executeTakeFirst();
  if (bag === undefined) throw new Problem(404, "SimulatorImageNotFound");
  if (!bag.opened) throw new Problem(409, "SimulatorOpenRefused");
  return bag.imageId;
}
