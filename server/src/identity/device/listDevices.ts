import type { KnownDevice } from "@vigil/model/identity/knownDevice";
import { sql } from "kysely";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Tx } from "../../storage/asDomain.ts";

type Row = Omit<KnownDevice, "firstUsedAt" | "lastUsedAt"> & { firstUsedAt: Date; lastUsedAt: Date };

/** The devices that know an account by the password it has now, the latest used first. */
export async function listDevices(tx: Tx, domainId: number, userId: number, sessionId: number): Promise<KnownDevice[]> {
  const { rows } = await sql<Row>`
    select d.id, d.agent, d.address, d.created_at as first_used_at, d.last_used_at,
        exists (select from sessions s where s.domain_id = d.domain_id and s.id = ${sessionId} and s.user_id = d.user_id and s.device_id = d.id) as own
      from known_devices d join users u on u.domain_id = d.domain_id and u.id = d.user_id and u.password_changed_at is not distinct from d.password_changed_at
     where d.domain_id = ${domainId} and d.user_id = ${userId}
     order by d.last_used_at desc, d.id desc`.execute(tx);
  return rows.map(({ firstUsedAt, lastUsedAt, ...row }) => ({
    ...row,
    firstUsedAt: wireInstant(firstUsedAt),
    lastUsedAt: wireInstant(lastUsedAt),
  }));
}
