import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

interface Kept {
  domainId: number;
  userId: number;
  sessionId: number;
  hash: Buffer;
  agent: string;
  address: string;
}

/** The device that a session is on knows its account by the new password. At a sign-in `beginSession` does this with the session. */
export async function keepDevice(tx: Tx, { domainId, userId, sessionId, hash, agent, address }: Kept): Promise<void> {
  await sql`
    with device as (
      insert into known_devices as d (domain_id, user_id, device_hash, password_changed_at, agent, address)
      select domain_id, id, ${hash}, password_changed_at, ${agent.slice(0, 300)}, ${address} from users where domain_id = ${domainId} and id = ${userId}
      on conflict (domain_id, user_id, device_hash) do update
        set password_changed_at = excluded.password_changed_at, agent = excluded.agent, address = excluded.address, last_used_at = now()
      returning id)
    update sessions s set device_id = device.id from device where s.domain_id = ${domainId} and s.id = ${sessionId}`.execute(tx);
}
