import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** By whose clocks the domain and its places work: the domain's first, then those of most places. */
export async function ownZones(tx: Tx, { domainId, companies }: Caller): Promise<{ zones: string[] }> {
  const seen = companies === "all" ? sql`true` : sql`c.id = any(${[...companies]}::bigint[])`;
  const { rows } = await sql<{ zone: string }>`select zone from (
      select d.sound_zone as zone, 0 as place, 0 as places from domains d where d.id = ${domainId}
      union all select c.sound_zone, 1, -count(*) from companies c where c.domain_id = ${domainId} and c.active and c.sound_zone is not null and ${seen} group by c.sound_zone) k
    where zone is not null group by zone order by min(place), min(places), zone`.execute(tx);
  return { zones: rows.map(({ zone }) => zone) };
}
