import { deviceName } from "@vigil/model/identity/deviceName";
import { sql } from "kysely";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Caller } from "../access/caller.ts";
import { endSessions } from "../session/endSessions.ts";

/**
 * Makes these devices of an account strangers, or all but the caller's own, and signs out whoever is signed in on them; the caller's own
 * session goes on.
 */
export async function forgetDevices(tx: Tx, caller: Caller, userId: number, ids: readonly number[] | undefined): Promise<void> {
  const { homeDomainId, sessionId } = caller;
  const own = userId === caller.userId && caller.domainId === homeDomainId;
  const domainId = caller.domainId;
  const chosen =
    ids === undefined
      ? sql`d.id is distinct from (select s.device_id from sessions s where s.domain_id = ${domainId} and s.id = ${own ? sessionId : 0})`
      : sql`d.id = any(${ids}::bigint[])`;
  const { rows: gone } = await sql<{ id: number; agent: string; address: string }>`
    delete from known_devices d where d.domain_id = ${domainId} and d.user_id = ${userId} and ${chosen} returning d.id, d.agent, d.address`.execute(
    tx,
  );
  if (gone.length === 0) return;
  const { rows: open } = await sql<{ id: number }>`
    select id from sessions where domain_id = ${domainId} and user_id = ${userId} and ended_at is null and id <> ${own ? sessionId : 0}
      and device_id = any(${gone.map(({ id }) => id)}::bigint[])`.execute(tx);
  await endSessions(tx, domainId, { ids: open.map(({ id }) => id) }, "terminated");
  await writeEvent(tx, caller, {
    type: "user.forgetDevice",
    subject: { entity: "user", id: userId },
    personal: { devices: gone.map(({ agent, address }) => `${deviceName(agent) || agent.slice(0, 60)} ${address}`.trim()) },
    data: { count: gone.length, sessions: open.length },
  });
}
