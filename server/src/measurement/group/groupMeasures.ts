import { byNeed, needOf, needs, type Need } from "@vigil/model/measurement/group/need";
import type { GroupMeasures, MeasuredPerson } from "@vigil/model/measurement/group/groupWire";
import type { Goal, Measures } from "@vigil/model/measurement/observer/measureWire";
import type { Detection } from "@vigil/model/reporting/measures/detection";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { amongCourses, ofLearners, type FiguresAsked } from "../../reporting/dashboards/figureSource.ts";
import type { Tx } from "../../storage/asDomain.ts";
import {
  byCategory,
  byDimension,
  bySession,
  measuresOfRows,
  sealedSince,
  sessionsAsked,
  sums,
  type MeasuredRow,
  type MeasuresAsked,
} from "../observer/readMeasures.ts";
import type { GroupAsk } from "./groupAsk.ts";

interface Days {
  zone: string;
  today: string;
}

/** The sessions of those whom the asker may see and asks for, of the programs the same. */
function askedOf(by: Caller, { companyId, groupId, programId, months }: GroupAsk, days: Days): MeasuresAsked {
  const ask = { ...(companyId && { companyId }), ...(groupId && { groupId }), ...(programId && { programId }) };
  const learners: FiguresAsked = { by, ask, since: days.today, ...days };
  const among = sql`x.user_id in (select u.id from users u where ${ofLearners(learners)} and u.active)`;
  const sessions = sql`${among} and ${amongCourses(sql`x.course_status_id`, learners)}`;
  return { domainId: by.domainId, sessions, span: months, ...days };
}

interface PersonRow extends Detection {
  userId: number;
  name: string;
  company: string;
  sessions: number;
  category: string | null;
  found: number;
  missed: number;
}

const nobody: Record<Need, number> = { sure: 0, likely: 0, unknown: 0, none: 0 };

/** A group added up, and everybody in it, who needs most first: one statement over what is kept with each session. */
export async function groupMeasures(tx: Tx, by: Caller, ask: GroupAsk, days: Days): Promise<GroupMeasures> {
  const asked = askedOf(by, ask, days);
  const { domainId } = by;
  const { rows } = await sql<{ values: MeasuredRow[]; people: PersonRow[] }>`
    with own as materialized (${sessionsAsked(asked)}),
    threats as materialized (select own.user_id, k.category, sum(k.threats - k.missed)::int as hits, sum(k.missed)::int as misses, 0 as false_alarms,
        0 as correct_rejections
      from own join simulator_categories k on k.domain_id = ${domainId} and k.session_id = own.id and ${sealedSince(sql`k.sealed_at`, asked)}
      group by own.user_id, k.category),
    each as materialized (select own.user_id, count(*)::int as sessions, ${sums("own")} from own group by own.user_id),
    weakest as (select distinct on (t.user_id) t.user_id, t.category, t.hits, t.misses from threats t where t.misses > 0
      order by t.user_id, t.misses::float8 / (t.hits + t.misses) desc, t.misses desc, t.category)
    select
      (select coalesce(jsonb_agg(jsonb_build_object('grouping', v.grouping, 'value', v.value, 'hits', v.hits, 'misses', v.misses,
          'falseAlarms', v.false_alarms, 'correctRejections', v.correct_rejections, 'sessions', v.sessions)), '[]')
        from (${bySession} union all select 'category', t.category, ${sums("t")}, 0 from threats t group by t.category) v) as "values",
      (select coalesce(jsonb_agg(jsonb_build_object('userId', e.user_id, 'sessions', e.sessions, 'hits', e.hits, 'misses', e.misses,
          'falseAlarms', e.false_alarms, 'correctRejections', e.correct_rejections, 'category', w.category, 'found', w.hits, 'missed', w.misses,
          'name', coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.username), 'company', c.name)), '[]')
        from each e join users u on u.domain_id = ${domainId} and u.id = e.user_id
        join companies c on c.domain_id = u.domain_id and c.id = u.company_id
        left join weakest w on w.user_id = e.user_id) as people`.execute(tx);
  const { values, people } = rows[0]!;
  const goal: Goal = { hitRate: ask.hitRate, falseAlarmRate: ask.falseAlarmRate };
  const sorted = people
    .map((row) => personOf(row, goal))
    .toSorted((one, other) => byNeed(goal)(one.total, other.total) || one.userId - other.userId);
  const counted = needs.map((need) => [need, sorted.filter((person) => person.need === need).length] as const);
  return {
    ...measuresOfRows(values, asked),
    goal,
    people: { ...nobody, ...Object.fromEntries(counted), all: sorted.length },
    rows: sorted,
  };
}

function personOf({ userId, name, company, sessions, category, found, missed, ...row }: PersonRow, goal: Goal): MeasuredPerson {
  const { hits, misses, falseAlarms, correctRejections } = row;
  const total = { hits, misses, falseAlarms, correctRejections };
  const weakest = category === null ? null : { category, hits: found, misses: missed };
  return { userId, name, company, sessions, total, need: needOf(total, goal), weakest };
}

/** What else is told apart of the same people: it reads more, and is asked for when it is looked at. */
export async function groupDetails(tx: Tx, by: Caller, ask: GroupAsk, days: Days): Promise<Measures> {
  const asked = askedOf(by, ask, days);
  const { rows } = await sql<MeasuredRow>`with own as materialized (${sessionsAsked(asked)})
    select found.* from (${bySession} union all ${byCategory(asked, "family")} union all ${byDimension(asked)}) found`.execute(tx);
  return measuresOfRows(rows, asked);
}
