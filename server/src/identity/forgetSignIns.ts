import { deviceDays, mostDevices } from "@vigil/model/identity/knownDevice";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/** What signing in leaves behind for a while: counted tries, journeys to a provider, links for a new password, devices nobody uses. */
export async function forgetSignIns(tx: Tx, domainId: number, before: Date): Promise<void> {
  await tx
    .deleteFrom("signInCounters")
    .where("domainId", "=", domainId)
    .where("updatedAt", "<", before)
    .where((where) => where.or([where("blockedUntil", "is", null), where("blockedUntil", "<", before)])) // never a lock that holds
    .execute();
  await tx.deleteFrom("identityFlows").where("domainId", "=", domainId).where("expiresAt", "<", before).execute();
  await sql`delete from known_devices d where d.domain_id = ${domainId} and (d.last_used_at < ${before}::timestamptz - make_interval(days => ${deviceDays})
    or d.id in (select id from (select id, row_number() over (partition by user_id order by last_used_at desc, id desc) as place
        from known_devices where domain_id = ${domainId} and user_id in (
          select user_id from known_devices where domain_id = ${domainId} group by user_id having count(*) > ${mostDevices})) many
      where place > ${mostDevices}))`.execute(tx);
  await tx.deleteFrom("recoveries").where("domainId", "=", domainId).where("expiresAt", "<", before).execute();
}
