import { asksOf } from "@vigil/model/compliance/authority/authorityAsks";
import type { StandingCount } from "@vigil/model/compliance/authority/rulePreviewWire";
import type { RuleDraft } from "@vigil/model/compliance/authority/ruleDraft";
import { firstDate } from "@vigil/model/values/calendarDate";
import { sql } from "kysely";
import {
  owedArticles,
  owedDrills,
  owedImages,
  owedToRule,
  ruleStandings,
  storedRules,
} from "../../../reporting/measures/standingMeasures.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import type { Sql } from "../../../storage/sql.ts";
import { dayOfDraft } from "./dayOfDraft.ts";

/**
 * The rule as it is stored, and as it is typed as number nought; one that is to be switched off is none. One that is new, or holds nowhere yet, holds from its day on:
 * what was missed before it asks nobody. A change is looked at as if it had held before, as the period that runs is judged by what held when it began.
 */
function bothRules(domainId: number, draft: RuleDraft): Sql {
  const stored = sql`select * from (${storedRules(domainId)}) one where one.rule_id = ${draft.id ?? 0}`;
  if (draft.off) return stored;
  const lists = [draft.companies, draft.groups, draft.accessLevels, draft.programs, draft.newPrograms].map(
    (ids) => sql`${[...ids]}::bigint[]`,
  );
  const since =
    draft.validFrom === null
      ? sql`${firstDate}::date`
      : sql`case when exists (select from authority_rule_versions v where v.domain_id = ${domainId} and v.authority_rule_id = ${draft.id ?? 0}
          and v.valid_from <= now()::date) then ${firstDate}::date else ${draft.validFrom}::date end`;
  return sql`${stored}
    union all select 0::bigint, '', ${draft.role}::text, ${draft.equipment}::text, ${since}, ${JSON.stringify(asksOf(draft))}::jsonb, ${sql.join(lists)}`;
}

const told = (side: "o" | "n"): Sql => {
  const of = (name: string) => sql.ref(`p.${side}_${name}`);
  const amounts = ["seconds", "images", "articles", "drills"].map((name) => sql`coalesce(${of(name)}, 0)`);
  return sql.join([of("standing"), of("reasons"), of("lacks"), sql`nullif(${of("until")}, 'infinity')`, ...amounts]);
};
const owed = (side: "o" | "n"): Sql => {
  const of = (name: string) => sql`coalesce(${sql.ref(`${side}_${name}`)}, 0)`;
  return sql`jsonb_build_object('seconds', ${of("seconds")}, 'images', ${of("images")}, 'articles', ${of("articles")}, 'drills', ${of("drills")})`;
};

/**
 * Compares how people of a part stand by the rule as it is stored and as it is typed, writes those down who would stand otherwise or owe more or less, and tells
 * how many stand how. Both rules are looked at together; what the database believes of rows that it has just worked out lets it join many people with
 * each other in loops, so the two of a person are put together by a group.
 */
export async function comparePart(
  tx: Tx,
  { domainId, previewId, draft, among }: { domainId: number; previewId: number; draft: RuleDraft; among: Sql },
): Promise<{ counts: StandingCount[]; changed: number }> {
  const side = (column: Sql, isNew: boolean) => sql`max(${column}) filter (where s.rule_id ${isNew ? sql`=` : sql`<>`} 0)`;
  const both = (column: string, as = column) =>
    sql`${side(sql.ref(`s.${column}`), false)} as ${sql.ref(`o_${as}`)}, ${side(sql.ref(`s.${column}`), true)} as ${sql.ref(`n_${as}`)}`;
  const { rows } = await sql<{ counts: StandingCount[]; changed: number }>`with learner as materialized (
      select u.id, coalesce(c.sound_zone, d.sound_zone) as zone from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id
        join domains d on d.id = u.domain_id where ${among}),
    stands as materialized (select standing.*, ${owedToRule} as owed_seconds, ${owedImages} as owed_images, ${owedArticles} as owed_articles, ${owedDrills} as owed_drills
      from ${ruleStandings({ domainId, day: dayOfDraft(draft), rules: bothRules(domainId, draft) })}),
    paired as materialized (select s.user_id, ${sql.join(
      [
        both("standing"),
        both("reasons"),
        both("lacks"),
        both("owed_seconds", "seconds"),
        both("owed_images", "images"),
        both("owed_articles", "articles"),
        both("owed_drills", "drills"),
        both("until"),
        sql`max(s.next - 1) filter (where s.rule_id = 0 and s.lacks <> '{}') as owed_by`,
        sql`max(s.barred_from) filter (where s.rule_id = 0) as barred_from`,
      ],
      sql`, `,
    )} from stands s group by s.user_id),
    written as (insert into rule_preview_lines (domain_id, preview_id, user_id, before, after, why)
      select ${domainId}, ${previewId}, p.user_id, p.o_standing, p.n_standing, jsonb_build_object('reasons', coalesce(p.n_reasons, '{}'), 'owed', ${owed("n")},
          'owedBefore', ${owed("o")}, 'owedBy', p.owed_by, 'barredFrom', p.barred_from, 'certifiedUntilBefore', nullif(p.o_until, 'infinity'),
          'certifiedUntilAfter', nullif(p.n_until, 'infinity'))
        from paired p where (${told("o")}) is distinct from (${told("n")}) returning 1)
    select (select count(*)::int from written) as changed, (select coalesce(jsonb_agg(jsonb_build_object('before', before, 'after', after, 'people', people)), '[]')
      from (select o_standing as before, n_standing as after, count(*)::int as people from paired group by 1, 2) c) as counts`.execute(tx);
  return rows[0]!;
}
