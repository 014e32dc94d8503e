import { sql } from "kysely";
import { isOfOpenMonth, monthsAsked } from "./monthsAsked.ts";
import {
  among,
  dayOf,
  instantInPeriod,
  isOfEverybody,
  leftOut,
  ofLearner,
  percent,
  whole,
  type ReportAsked,
  type ReportSource,
} from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

/** Sealed exams of courses: `e` the attempt, which knows its course, and where programs are asked for `s`, the run of its program. */
const attempts = ({ domainId, programIds }: ReportAsked): Sql => sql`learner l
  join exam_attempts e on e.domain_id = ${domainId} and e.user_id = l.id and e.sealed_at is not null and e.course_id is not null
  ${
    programIds === null
      ? sql``
      : sql`join course_statuses c on c.domain_id = e.domain_id and c.id = e.course_status_id
  join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id and s.program_id = any(${programIds}::bigint[])`
  }`;
const asAsked = (asked: ReportAsked): Sql =>
  sql`${instantInPeriod(sql`e.sealed_at`, asked)} and ${among(sql`e.course_id`, asked.courseIds)}`;

const examAttempts: ReportSource = (asked) => ({
  from: sql`${attempts(asked)} where ${asAsked(asked)}`,
  columns: {
    ...ofLearner,
    course: sql`e.course_id`,
    kind: sql`e.kind`,
    number: sql`e.number`,
    date: dayOf(sql`e.sealed_at`),
    score: percent(sql`e.score`),
    passed: sql`e.passed`,
    time: sql`e.duration`,
  },
  order: sql`e.id`,
  record: sql`e.id`,
});

/** Of everybody in the order of an index (`is true`: joined, they would lose it). */
const inOrder = (asked: ReportAsked): Sql => sql`exam_attempts e
  where e.domain_id = ${asked.domainId} and e.sealed_at is not null and e.course_id is not null and (e.user_id not in ${leftOut(asked)}) is true
    and ${among(sql`e.course_id`, asked.courseIds)}`;

/** In the order of courses, kinds and learners, so that different learners are counted as they come. */
const byCourse: ReportSource = (asked) => ({
  from: isOfEverybody(asked) && asked.programIds === null ? inOrder(asked) : sql`${attempts(asked)} where ${asAsked(asked)}`,
  keys: { course: sql`e.course_id`, kind: sql`e.kind` },
  sums: {
    learners: sql`count(distinct e.user_id)::float8`,
    attempts: sql`count(*)::float8`,
    passes: sql`(count(*) filter (where e.passed))::float8`,
    scoreSum: whole(sql`sum(e.score)`),
    scored: sql`count(e.score)::float8`,
    timeSum: whole(sql`sum(e.duration)`),
    timed: sql`count(*)::float8`,
  },
});

const liveObjectives = (asked: ReportAsked): Sql => sql`
  select e.course_id, e.content_id, n.objective, n.questions, n.correct
    from ${attempts(asked)} join exam_objectives n on n.domain_id = e.domain_id and n.attempt_id = e.id where ${asAsked(asked)}`;

/** Of the months that are summed up their sums, of the others the exams. */
const objectivesByMonth = (asked: ReportAsked, months: Sql): Sql => sql`
  with ${months}
  select t.course_id, t.content_id, t.objective, t.questions, t.correct
    from kept_month join month_objectives t on t.domain_id = ${asked.domainId} and t.company_id = kept_month.company_id and t.month = kept_month.month
   where ${asked.ask.inactive ? sql`true` : sql`t.active`} and ${among(sql`t.course_id`, asked.courseIds)}
  union all
  select e.course_id, e.content_id, n.objective, n.questions, n.correct from open_month
    cross join lateral (select e.id, e.user_id, e.course_id, e.content_id, e.sealed_at from exam_attempts e where e.domain_id = ${asked.domainId}
      and e.sealed_at >= open_month.starts and e.sealed_at < open_month.ends and e.course_id is not null
      and ${among(sql`e.course_id`, asked.courseIds)} offset 0) e
    join learner l on l.id = e.user_id
    cross join lateral (select n.objective, n.questions, n.correct from exam_objectives n
      where n.domain_id = ${asked.domainId} and n.attempt_id = e.id offset 0) n
   where ${instantInPeriod(sql`e.sealed_at`, asked)} and ${isOfOpenMonth}`;

/** Questions of the objectives, by their words, as they were counted when each exam was sealed: nothing of the questions themselves. */
const byObjective: ReportSource = (asked) => {
  const months = asked.programIds === null ? monthsAsked(asked, "exam_attempts") : null;
  return {
    from: sql`(select n.course_id, n.content_id, n.objective, sum(n.questions) as questions, sum(n.correct) as correct
      from (${months === null ? liveObjectives(asked) : objectivesByMonth(asked, months)}) n group by n.course_id, n.content_id, n.objective) n
    left join lateral (select o ->> 'text' as text from course_contents k, jsonb_array_elements(k.content -> 'objectives') o
      where k.id = n.content_id and o ->> 'id' = n.objective limit 1) known on true`,
    keys: { objective: sql`coalesce(known.text, n.objective)`, course: sql`n.course_id` },
    sums: { questions: sql`sum(n.questions)::float8`, correct: sql`sum(n.correct)::float8` },
  };
};

/** Both kinds of quiz. */
const quizzes: ReportSource = (asked) => ({
  from: sql`learner l cross join lateral (
      select e.id, e.quiz_id, 'content' as type, e.sealed_at, e.score, e.passed, e.duration from exam_attempts e
       where e.domain_id = ${asked.domainId} and e.user_id = l.id and e.kind = 'quiz' and e.sealed_at is not null
      union all
      select x.id, x.quiz_id, 'simulator', x.sealed_at, x.score, x.passed, x.duration from simulator_sessions x
       where x.domain_id = ${asked.domainId} and x.user_id = l.id and x.quiz_id is not null and x.sealed_at is not null) q
    where ${instantInPeriod(sql`q.sealed_at`, asked)}`,
  columns: {
    ...ofLearner,
    quiz: sql`q.quiz_id`,
    kind: sql`q.type`,
    date: dayOf(sql`q.sealed_at`),
    score: percent(sql`q.score`),
    passed: sql`q.passed`,
    time: sql`q.duration`,
  },
  order: sql`q.sealed_at`,
  record: sql`q.id`,
});

export const examSources = { E10: examAttempts, E20: byCourse, E30: byObjective, E40: quizzes };
