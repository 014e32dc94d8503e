import { sql } from "kysely";
import { averageScore, percentOf } from "../measures/sessionMeasures.ts";
import { amongCourses, amongLearners, monthLabel, monthOf, sinceThen, type FiguresAsked, type FigureSource } from "./figureSource.ts";
import type { Sql } from "../../storage/sql.ts";

/** Sealed exams of courses, `e`. */
const exams = (asked: FiguresAsked): Sql => sql`exam_attempts e
  where e.domain_id = ${asked.by.domainId} and e.sealed_at is not null and ${sinceThen(sql`e.sealed_at`, asked)}
    and ${asked.ask.examKind === undefined ? sql`e.kind in ('unit', 'final')` : sql`e.kind = ${asked.ask.examKind}`}
    and ${amongLearners(sql`e.user_id`, asked)} and ${amongCourses(sql`e.course_status_id`, asked)}`;

const byMonth =
  (value: Sql): FigureSource =>
  (asked) =>
    sql`select ${monthLabel(sql`month`, asked)} as label, array[${value}] as "values", count(*)::float8 as count
    from (select ${monthOf(sql`e.sealed_at`, asked)} as month, e.score, e.duration from ${exams(asked)}) e group by month`;

const mostObjectives = 12;

/** Of all exams of a version of a course, those in which an objective was missed: the most often missed first. */
const missedObjectives: FigureSource = (asked) => sql`
  with attempt as materialized (select e.content_id, e.missed from ${exams(asked)}),
    taken as (select content_id, count(*) as count from attempt group by content_id),
    missed as (select a.content_id, o.objective, count(*) as count from attempt a cross join unnest(a.missed) as o (objective)
      group by a.content_id, o.objective order by count(*) desc, o.objective limit ${mostObjectives})
  select concat_ws(' · ', (select o ->> 'text' from jsonb_array_elements(content.content -> 'objectives') as o
        where (o ->> 'id')::bigint = missed.objective limit 1), course.title) as label,
      array[${percentOf(sql`missed.count`, sql`taken.count`)}] as "values", taken.count::float8 as count, array[course.id]::float8[] as about
    from missed join taken on taken.content_id = missed.content_id
    join course_contents content on content.id = missed.content_id join courses course on course.id = content.course_id
   order by 1.0 * missed.count / taken.count desc, missed.count desc, label`;

export const examFigures = {
  examTime: byMonth(sql`avg(e.duration)::float8`),
  examScore: byMonth(averageScore(sql`e.score`)),
  performanceFeedback: missedObjectives,
} satisfies Record<string, FigureSource>;
