import type { RuleDraft } from "@vigil/model/compliance/authority/ruleDraft";
import { sql } from "kysely";
import { ruleStandings, storedRules } from "../../../reporting/measures/standingMeasures.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import type { Sql } from "../../../storage/sql.ts";
import { dayOfDraft } from "./dayOfDraft.ts";

/** Of a part's people whom a rule would no longer concern: which other rules keep them from work all the same, by their numbers; and how many of those it kept from work itself. */
export async function tellOtherBars(
  tx: Tx,
  { domainId, previewId, draft, among }: { domainId: number; previewId: number; draft: RuleDraft; among: Sql },
): Promise<number> {
  const others = sql`select * from (${storedRules(domainId)}) one where one.rule_id <> ${draft.id ?? 0}`;
  const { rows } = await sql<{ barred: number }>`with learner as materialized (
      select u.id, coalesce(c.sound_zone, d.sound_zone) as zone from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id
        join domains d on d.id = u.domain_id where ${among} and u.id in (
          select n.user_id from rule_preview_lines n where n.domain_id = ${domainId} and n.preview_id = ${previewId} and n.after is null)),
    barring as materialized (select standing.user_id, jsonb_agg(standing.rule_id) as rules
      from ${ruleStandings({ domainId, day: dayOfDraft(draft), rules: others })} where standing.standing = 'barred' group by standing.user_id),
    told as (update rule_preview_lines l set why = l.why || jsonb_build_object('barredBy', b.rules) from barring b
     where l.domain_id = ${domainId} and l.preview_id = ${previewId} and l.user_id = b.user_id returning l.before)
    select (count(*) filter (where before = 'barred'))::int as barred from told`.execute(tx);
  return rows[0]!.barred;
}
