import { sql } from "kysely";
import { ruleStandings, storedRules } from "../../../reporting/measures/standingMeasures.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import type { Sql } from "../../../storage/sql.ts";

const today = sql`(now() at time zone l.zone)::date`;

/** Of a part's people whom a rule would no longer concern: which other rules keep them from work all the same, by their numbers. */
export async function tellOtherBars(
  tx: Tx,
  { domainId, previewId, ruleId, among }: { domainId: number; previewId: number; ruleId: number; among: Sql },
): Promise<void> {
  const others = sql`select * from (${storedRules(domainId)}) one where one.rule_id <> ${ruleId}`;
  await sql`with learner as materialized (
      select u.id, coalesce(c.sound_zone, d.sound_zone) as zone from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id
        join domains d on d.id = u.domain_id where ${among} and u.id in (
          select n.user_id from rule_preview_lines n where n.domain_id = ${domainId} and n.preview_id = ${previewId} and n.after is null)),
    barring as materialized (select standing.user_id, jsonb_agg(standing.rule_id) as rules
      from ${ruleStandings({ domainId, day: today, rules: others })} where standing.standing = 'barred' group by standing.user_id)
    update rule_preview_lines l set why = l.why || jsonb_build_object('barredBy', b.rules) from barring b
     where l.domain_id = ${domainId} and l.preview_id = ${previewId} and l.user_id = b.user_id`.execute(tx);
}
