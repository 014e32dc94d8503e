import { byNeed, needOf, needs, type Need } from "@vigil/model/measurement/group/need";
import type { GroupMeasures, MeasuredPerson } from "@vigil/model/measurement/group/groupWire";
import type { Goal, Measures } from "@vigil/model/measurement/observer/measureWire";
import type { Detection } from "@vigil/model/reporting/measures/detection";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { amongCourses, ofLearners, type FiguresAsked } from "../../reporting/dashboards/figureSource.ts";
import type { Tx } from "../../storage/asDomain.ts";
import {
  byDimensions,
  kept,
  bySession,
  measuresOfRows,
  ofWatches,
  sessionsKept,
  sums,
  type MeasuredRow,
  type MeasuresAsked,
} from "../observer/readMeasures.ts";
import type { DetailAsk, GroupAsk } from "./groupAsk.ts";
import { articlesOf } from "../observer/articlesOf.ts";
import { areasOf } from "./areasOf.ts";
import { weakestOf } from "./weakestOf.ts";

export interface Days {
  zone: string;
  today: string;
}

/** The sessions of those whom the asker may see and asks for, of the programs the same. */
export function groupAsked(
  by: Caller,
  { companyId, groupId, programId, months }: Pick<GroupAsk, "months" | "companyId" | "groupId" | "programId">,
  days: Days,
): MeasuresAsked {
  const ask = { ...(companyId && { companyId }), ...(groupId && { groupId }), ...(programId && { programId }) };
  const learners: FiguresAsked = { by, ask, since: days.today, ...days };
  const among = sql`x.user_id in (select u.id from users u where ${ofLearners(learners)} and u.active)`;
  const sessions = sql`${among} and ${amongCourses(sql`x.course_status_id`, learners)}`;
  return { domainId: by.domainId, sessions, span: months, ...days };
}

type PersonRow = Detection & Pick<MeasuredPerson, "userId" | "name" | "company" | "sessions">;
type Person = Omit<MeasuredPerson, "weakest" | "area">;

const nobody: Record<Need, number> = { sure: 0, likely: 0, unknown: 0, none: 0 };

/**
 * A group added up, and of everybody in it, who needs most first, those that are `told`: one statement over what is kept of their sessions, one over
 * the threats of the told ones and one over how sure they were.
 */
export async function groupMeasures(
  tx: Tx,
  by: Caller,
  ask: GroupAsk,
  days: Days,
  told: (people: readonly Person[]) => readonly Person[] = (all) => all,
): Promise<GroupMeasures> {
  const asked = groupAsked(by, ask, days);
  const { domainId } = by;
  const { rows } = await sql<{ values: MeasuredRow[]; people: PersonRow[] }>`
    with own as materialized (${sessionsKept(asked)}),
    each as (select own.user_id, sum(own.sessions)::int as sessions, ${sums("own")} from own group by own.user_id)
    select
      (select coalesce(jsonb_agg(jsonb_build_object('grouping', v.grouping, 'value', v.value, 'hits', v.hits, 'misses', v.misses,
          'falseAlarms', v.false_alarms, 'correctRejections', v.correct_rejections, 'sessions', v.sessions)), '[]')
        from (${bySession(asked)} union all ${byDimensions(asked, [...ofWatches, "miscalled"])}) v) as "values",
      (select coalesce(jsonb_agg(jsonb_build_object('userId', e.user_id, 'sessions', e.sessions, 'hits', e.hits, 'misses', e.misses,
          'falseAlarms', e.false_alarms, 'correctRejections', e.correct_rejections, 'company', c.name,
          'name', coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.username))), '[]')
        from each e join users u on u.domain_id = ${domainId} and u.id = e.user_id
        join companies c on c.domain_id = u.domain_id and c.id = u.company_id) as people`.execute(tx);
  const { values, people } = rows[0]!;
  const goal: Goal = { hitRate: ask.hitRate, falseAlarmRate: ask.falseAlarmRate };
  const sorted = people
    .map((row) => personOf(row, goal))
    .toSorted((one, other) => byNeed(goal)(one.total, other.total) || one.userId - other.userId);
  const counted = needs.map((need) => [need, sorted.filter((person) => person.need === need).length] as const);
  const shown = told(sorted);
  const weakest = await weakestOf(tx, asked, shown);
  const areas = await areasOf(tx, asked, shown);
  return {
    ...measuresOfRows(values, asked),
    goal,
    people: { ...nobody, ...Object.fromEntries(counted), all: sorted.length },
    rows: shown.map((person) => ({ ...person, weakest: weakest.get(person.userId) ?? null, area: areas.get(person.userId) ?? null })),
  };
}

function personOf({ userId, name, company, sessions, ...total }: PersonRow, goal: Goal): Person {
  return { userId, name, company, sessions, total, need: needOf(total, goal) };
}

/** One more thing that answers of the same people are told apart by: it reads more, and is asked for when it is looked at. */
export async function groupDetails(tx: Tx, by: Caller, { by: grouping, ...ask }: DetailAsk, days: Days): Promise<Measures> {
  const asked = groupAsked(by, ask, days);
  const { rows } = await sql<MeasuredRow>`with own as materialized (${sessionsKept(asked)}) 
    ${bySession(asked)} union all ${byDimensions(asked, grouping === "category" ? [grouping, "miscalled"] : [grouping])}`.execute(tx);
  if (grouping !== "category" && grouping !== "family") return measuresOfRows(rows, asked);
  const { rows: found } = await sql<{
    people: number;
  }>`select count(*)::int as people from (select distinct x.user_id from ${kept(asked, ["kind"])} limit ${mostForArticles + 1}) p`.execute(
    tx,
  );
  return measuresOfRows(rows, asked, found[0]!.people <= mostForArticles ? await articlesOf(tx, asked) : undefined);
}

/** Of so many people it is told on how many articles a category rests: of more it rests on many, and they are the slowest to read. */
const mostForArticles = 300;
