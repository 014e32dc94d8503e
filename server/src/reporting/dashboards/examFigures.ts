import { sql } from "kysely";
import { averageScore, percentOf } from "../measures/sessionMeasures.ts";
import { byMonth } from "./byMonth.ts";
import { amongCourses, amongLearners, narrowsCourses, narrowsLearners, sinceThen } from "./figureSource.ts";
import type { FiguresAsked, FigureSource } from "./figureSource.ts";
import { monthsSince } from "./monthsSince.ts";
import type { Sql } from "../../storage/sql.ts";

/** Sealed exams, `e`, of quizzes as well. */
const sealed = (asked: FiguresAsked): Sql => sql`exam_attempts e
  where e.domain_id = ${asked.by.domainId} and e.sealed_at is not null
    and ${amongLearners(sql`e.user_id`, asked)} and ${amongCourses(sql`e.course_status_id`, asked)}`;
/** Of courses, by the row's kind. */
const ofKind = (kind: Sql, { ask }: FiguresAsked): Sql =>
  ask.examKind === undefined ? sql`${kind} in ('unit', 'final')` : sql`${kind} = ${ask.examKind}`;

const examsByMonth =
  (values: Sql): FigureSource =>
  (asked) =>
    byMonth(asked, {
      work: "exam",
      facts: sql`select e.kind, false as watch, 1 as results, e.score, (e.score is not null)::int as scored, e.duration as seconds, 0 as hits, 0 as critical_errors,
        e.sealed_at from ${sealed(asked)}`,
      ofKind: ofKind(sql`r.kind`, asked),
      values,
      count: sql`sum(r.results)`,
    });

const mostObjectives = 12;
const allExams = -1;

/** Exams `e` by content, and those in which an objective was missed. */
const missedIn = (from: Sql): Sql => sql`select e.content_id, o.objective, count(*) as exams
  from ${from} cross join lateral unnest(array[${allExams}::bigint] || e.missed) o (objective) group by e.content_id, o.objective`;

/** Of a domain as a whole, of which months that are over are summed up. */
const missedOfAll = (asked: FiguresAsked): Sql => {
  const { domainId } = asked.by;
  return sql`with ${monthsSince(asked, "exam_attempts")}
  select t.content_id, t.objective, t.exams from kept_month join month_misses t on t.domain_id = ${domainId} and t.month = kept_month.month
    where ${ofKind(sql`t.kind`, asked)}
  union all ${missedIn(sql`open_month cross join lateral (
    select e.content_id, e.missed from exam_attempts e where e.domain_id = ${domainId} and e.sealed_at >= open_month.starts
       and e.sealed_at < open_month.ends and ${sinceThen(sql`e.sealed_at`, asked)} and ${ofKind(sql`e.kind`, asked)} offset 0) e`)}`;
};

const missedOfSome = (asked: FiguresAsked): Sql =>
  missedIn(
    sql`(select e.content_id, e.missed from ${sealed(asked)} and ${ofKind(sql`e.kind`, asked)} and ${sinceThen(sql`e.sealed_at`, asked)}) e`,
  );

/** Of all exams of a version of a course, those in which an objective was missed: the most often missed first. */
const missedObjectives: FigureSource = (asked) => sql`
  with counted as materialized (select e.content_id, e.objective, sum(e.exams) as count
      from (${narrowsLearners(asked) || narrowsCourses(asked) ? missedOfSome(asked) : missedOfAll(asked)}) e group by e.content_id, e.objective),
    taken as (select content_id, count from counted where objective = ${allExams}),
    missed as (select content_id, objective, count from counted where objective <> ${allExams}
      order by count desc, objective, content_id limit ${mostObjectives})
  select concat_ws(' · ', (select o ->> 'text' from jsonb_array_elements(content.content -> 'objectives') as o
        where (o ->> 'id')::bigint = missed.objective limit 1), course.title) as label,
      array[${percentOf(sql`missed.count`, sql`taken.count`)}] as "values", taken.count::float8 as count, array[course.id]::float8[] as about
    from missed join taken on taken.content_id = missed.content_id
    join course_contents content on content.id = missed.content_id join courses course on course.id = content.course_id
   order by 1.0 * missed.count / taken.count desc, missed.count desc, label`;

export const examFigures = {
  examTime: examsByMonth(sql`(sum(r.seconds)::numeric / nullif(sum(r.results), 0))::float8`),
  examScore: examsByMonth(averageScore),
  performanceFeedback: missedObjectives,
} satisfies Record<string, FigureSource>;
