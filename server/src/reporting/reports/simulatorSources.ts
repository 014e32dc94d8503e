import { sessionKinds, type SessionKind } from "@vigil/model/reporting/measures/sessionKind";
import { sql } from "kysely";
import { isOfKind, kindOfSession, percentOf } from "../measures/sessionMeasures.ts";
import { isOfOpenMonth, monthsAsked } from "./monthsAsked.ts";
import {
  among,
  dayOf,
  instantInPeriod,
  isOfEverybody,
  ofLearner,
  percent,
  whole,
  type ReportAsked,
  type ReportSource,
} from "./reportSource.ts";
import { resultsByCompany } from "./resultsByCompany.ts";
import type { Sql } from "../../storage/sql.ts";

/** Sealed sessions `x`, which know their course and its program; those of a quiz have none. */
const sessions = (asked: ReportAsked): Sql => sql`learner l
  join simulator_sessions x on x.domain_id = ${asked.domainId} and x.user_id = l.id and x.sealed_at is not null`;
const asAsked = (asked: ReportAsked, anyKind: readonly SessionKind[] = []): Sql => sql`${instantInPeriod(sql`x.sealed_at`, asked)}
  and ${isOfKind(asked.ask.sessionKinds.length === 0 ? anyKind : asked.ask.sessionKinds)} and ${among(sql`x.program_id`, asked.programIds)} and ${among(sql`x.course_id`, asked.courseIds)}`;

/** What each did, as rows `x`. */
const ofEach = (who: Sql, from: Sql): Sql => sql`(
  select ${who}, count(*) as sessions, sum(x.hits) as hits, sum(x.misses) as misses, sum(x.false_alarms) as false_alarms,
      sum(x.correct_rejections) as correct_rejections, sum(x.score) as score, count(x.score) as scored, sum(x.duration) as duration
    from ${from} group by ${who}) x`;
const ofLearners = (asked: ReportAsked): Sql => ofEach(sql`l.id, l.company_id`, sql`${sessions(asked)} where ${asAsked(asked)}`);
/** Of everybody they are added up in the order of an index. */
const ofEverybody = (asked: ReportAsked): Sql =>
  ofEach(sql`x.user_id`, sql`simulator_sessions x where x.domain_id = ${asked.domainId} and x.sealed_at is not null and ${asAsked(asked)}`);

/** Of sessions `x`, or of learners who have some. */
const sumsOf = (sessionCount: Sql, scored: Sql) => ({
  sessions: whole(sessionCount),
  hits: whole(sql`sum(x.hits)`),
  misses: whole(sql`sum(x.misses)`),
  falseAlarms: whole(sql`sum(x.false_alarms)`),
  correctRejections: whole(sql`sum(x.correct_rejections)`),
  scoreSum: whole(sql`sum(x.score)`),
  scored: whole(scored),
  time: whole(sql`sum(x.duration)`),
});

const eachSession: ReportSource = (asked) => ({
  // lines add nothing up, and each says its kind
  from: sql`${sessions(asked)} where ${asAsked(asked, sessionKinds)}`,
  columns: {
    ...ofLearner,
    course: sql`x.course_id`,
    library: sql`x.image_library_id`,
    kind: kindOfSession,
    date: dayOf(sql`x.sealed_at`),
    score: percent(sql`x.score`),
    passed: sql`x.passed`,
    hits: sql`x.hits`,
    misses: sql`x.misses`,
    falseAlarms: sql`x.false_alarms`,
    correctRejections: sql`x.correct_rejections`,
    time: sql`x.duration`,
  },
  order: sql`x.id`,
  record: sql`x.id`,
});

const byLearner: ReportSource = (asked) => ({
  from: sql`learner l join ${ofLearners(asked)} on x.id = l.id`,
  columns: {
    ...ofLearner,
    sessions: sql`x.sessions`,
    hits: sql`x.hits`,
    misses: sql`x.misses`,
    falseAlarms: sql`x.false_alarms`,
    correctRejections: sql`x.correct_rejections`,
    detectionRate: percentOf(sql`x.hits`, sql`x.hits + x.misses`),
    falseAlarmRate: percentOf(sql`x.false_alarms`, sql`x.false_alarms + x.correct_rejections`),
    averageScore: sql`(round(x.score::numeric / nullif(x.scored, 0)) / 100)::float8`,
    time: sql`x.duration`,
  },
  order: sql`l.id`,
  sums: sumsOf(sql`count(*)`, sql`count(x.score)`),
  summed: sql`${sessions(asked)} where ${asAsked(asked)}`,
});

/** Where months do not say it a learner first, then the company: different learners are counted. */
const byCompany: ReportSource = (asked) => {
  const from = resultsByCompany(asked);
  if (from !== null)
    return {
      from,
      keys: { company: sql`x.company_id` },
      sums: { ...sumsOf(sql`sum(x.sessions)`, sql`sum(x.scored)`), learners: whole(sql`sum(x.learners)`) },
    };
  return {
    ...(isOfEverybody(asked)
      ? { from: sql`learner l join ${ofEverybody(asked)} on x.user_id = l.id`, keys: { company: sql`l.company_id` } }
      : { from: ofLearners(asked), keys: { company: sql`x.company_id` } }),
    sums: { ...sumsOf(sql`sum(x.sessions)`, sql`sum(x.scored)`), learners: sql`count(*)::float8` },
  };
};

/** The counts of sessions of months that are told from their facts, as rows `k`. */
const threatsOfOpenMonths = (asked: ReportAsked): Sql => sql`
  select k.* from open_month
    cross join lateral (select x.id, x.user_id, x.sealed_at from simulator_sessions x where x.domain_id = ${asked.domainId}
      and x.sealed_at >= open_month.starts and x.sealed_at < open_month.ends and ${isOfKind(asked.ask.sessionKinds)} offset 0) x
    join learner l on l.id = x.user_id
    cross join lateral (select k.image_category, k.threats, k.missed, k.half_credit, k.full_credit, k.time_ms, k.timed, k.miscalled
      from simulator_categories k where k.domain_id = ${asked.domainId} and k.session_id = x.id offset 0) k
   where ${instantInPeriod(sql`x.sealed_at`, asked)} and ${isOfOpenMonth}`;

const keptThreats = (asked: ReportAsked): Sql => sql`
  select t.image_category, t.threats, t.missed, t.half_credit, t.full_credit, t.time_ms, t.timed, t.miscalled
    from kept_month join month_threats t on t.domain_id = ${asked.domainId} and t.company_id = kept_month.company_id and t.month = kept_month.month
   where ${asked.ask.inactive ? sql`true` : sql`t.active`}
     and ${asked.ask.sessionKinds.length === 0 ? sql`not t.watch` : sql`t.kind = any(${asked.ask.sessionKinds}::text[])`}`;

/** Threats by the categories of their libraries, as they were counted when each session was sealed: an innocent bag is of no category. */
const byCategory: ReportSource = (asked) => {
  const months = asked.programIds === null && asked.courseIds === null ? monthsAsked(asked, "simulator_sessions") : null;
  return {
    from:
      months === null
        ? sql`${sessions(asked)} join simulator_categories k on k.domain_id = x.domain_id and k.session_id = x.id where ${asAsked(asked)}`
        : sql`(with ${months} ${keptThreats(asked)} union all ${threatsOfOpenMonths(asked)}) k`,
    keys: { category: sql`k.image_category` },
    sums: {
      threats: whole(sql`sum(k.threats)`),
      hits: whole(sql`sum(k.threats - k.missed)`),
      misses: whole(sql`sum(k.missed)`),
      halfCredit: whole(sql`sum(k.half_credit)`),
      miscalled: whole(sql`sum(k.miscalled)`),
      fullCredit: whole(sql`sum(k.full_credit)`),
      timeSum: sql`(coalesce(sum(k.time_ms), 0) / 1000.0)::float8`,
      timed: whole(sql`sum(k.timed)`),
    },
  };
};

export const simulatorSources = { S10: eachSession, S20: byLearner, S30: byCategory, S40: byCompany };
