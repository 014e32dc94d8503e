import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { followChain } from "./followChain.ts";
import { missingLeaves, readHead, writeHead } from "./readHead.ts";

export type Taken = { state: "taken"; events: number } | { state: "held" | "unsound" };

/**
 * Takes the events of a month away. The month is looked at once more before: only a whole chain goes, and its end stays, signed anew with when it
 * went and how many. Where one event is somebody's whose data are held, under whichever account that was merged into theirs, the month stays as a whole, as it could
 * not be proven otherwise.
 */
export async function takeEvents(
  tx: Tx,
  { secretKey, domainId, month, now }: { secretKey: string; domainId: number; month: string; now: Date },
): Promise<Taken> {
  const read = await readHead(tx, secretKey, domainId, month);
  if (read.state === "forged") return { state: "unsound" };
  const before = read.state === "sound" ? read.head : undefined;
  const { events, lastId, leaves, brokenCount } = await followChain(tx, { domainId, month, after: 0, leaves: [] });
  const lost = before === undefined || before.taken ? (before?.lost ?? []) : [...before.lost, ...(await missingLeaves(tx, before))];
  if (brokenCount + lost.length > 0) return { state: "unsound" };
  const { rows } = await sql<{
    held: boolean;
  }>`select exists (select from held_people(${domainId}) held join events e on e.domain_id = ${domainId} and e.month = ${month}::date
      and (e.user_id = held.id or e.about_user_id = held.id)) as held`.execute(tx);
  if (rows[0]?.held === true) return { state: "held" };
  // what came by a bulk load stands outside the chain and goes with it
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from events
    where domain_id = ${domainId} and month = ${month}::date`.execute(tx);
  const earlier = before?.taken?.events ?? 0;
  const end = before?.taken ? { lastId: before.lastId, leaves: before.leaves } : { lastId, leaves };
  const taken = { at: now.toISOString(), events: earlier + (counted[0]?.count ?? events) };
  await writeHead(tx, secretKey, { domainId, month, ...end, lost, taken });
  const { rows: gone } = await sql<{ taken: number }>`select take_events(${domainId}, ${month}::date)::int as taken`.execute(tx);
  return { state: "taken", events: gone[0]!.taken };
}
