import type { BarredCount } from "@vigil/model/compliance/authority/standingListWire";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { visible } from "../../../entity/listSql.ts";
import { wireInstant } from "../../../http/wireInstant.ts";
import type { Caller } from "../../../identity/access/caller.ts";
import { ruleStandings, storedRules } from "../../../reporting/measures/standingMeasures.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import { ofOwnGroups } from "./ofOwnGroups.ts";
import { keptLooks, isFew } from "./standingLook.ts";

/** How many of whom the caller sees may not work today, in one statement, as a home asks for it: counted where they are few, of many what a look has kept. */
export async function countBarred(tx: Tx, by: Caller): Promise<BarredCount> {
  const { domainId } = by;
  const seen = sql`${visible(user, "t", by)} and t.active ${ofOwnGroups(by)}`;
  const { rows } = await sql<{ people: number; asOf: Date | null }>`
    with few as materialized (select ${isFew(by)} as few),
      kept as materialized (${keptLooks(domainId)}),
      learner as materialized (select t.id, coalesce(c.sound_zone, d.sound_zone) as zone from users t join companies c on c.domain_id = t.domain_id and c.id = t.company_id
        join domains d on d.id = t.domain_id where ${seen})
    select case when (select few from few) then (select count(distinct standing.user_id)::int
          from ${ruleStandings({ domainId, day: sql`(now() at time zone l.zone)::date`, rules: storedRules(domainId) })} where standing.standing = 'barred')
        else (select count(distinct s.user_id)::int from kept k join standing_lines s on s.domain_id = ${domainId} and s.look_id = k.id and s.standing = 'barred'
          join users t on t.domain_id = ${domainId} and t.id = s.user_id and ${seen}) end as people,
      case when (select few from few) then now() else (select "asOf" from kept) end as "asOf"`.execute(tx);
  const { people, asOf } = rows[0]!;
  return asOf === null ? { people: null, asOf: null } : { people, asOf: wireInstant(asOf) };
}
