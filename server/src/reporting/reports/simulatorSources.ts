import { sql } from "kysely";
import { isOfKind, kindOfSession } from "../measures/sessionMeasures.ts";
import { among, dayOf, instantInPeriod, ofLearner, percent, whole, type ReportAsked, type ReportSource } from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

/** Sealed sessions: `x` the session, `c` its course and `s` the run of its program, both absent of a quiz. */
const sessions = (asked: ReportAsked): Sql => sql`learner l
  join simulator_sessions x on x.domain_id = ${asked.domainId} and x.user_id = l.id and x.sealed_at is not null
  left join course_statuses c on c.domain_id = x.domain_id and c.id = x.course_status_id
  left join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id`;
const asAsked = (asked: ReportAsked): Sql => sql`${instantInPeriod(sql`x.sealed_at`, asked)}
  and ${isOfKind(asked.ask.sessionKinds)} and ${among(sql`s.program_id`, asked.programIds)} and ${among(sql`c.course_id`, asked.courseIds)}`;

const sums = {
  sessions: sql`count(*)::float8`,
  hits: whole(sql`sum(x.hits)`),
  misses: whole(sql`sum(x.misses)`),
  falseAlarms: whole(sql`sum(x.false_alarms)`),
  correctRejections: whole(sql`sum(x.correct_rejections)`),
  criticalErrors: whole(sql`sum(x.critical_errors)`),
  scoreSum: whole(sql`sum(x.score)`),
  scored: sql`count(x.score)::float8`,
  time: whole(sql`sum(x.duration)`),
};

const eachSession: ReportSource = (asked) => ({
  from: sql`${sessions(asked)} where ${asAsked(asked)}`,
  columns: {
    ...ofLearner,
    course: sql`c.course_id`,
    library: sql`x.image_library_id`,
    kind: kindOfSession,
    date: dayOf(sql`x.sealed_at`),
    score: percent(sql`x.score`),
    passed: sql`x.passed`,
    hits: sql`x.hits`,
    misses: sql`x.misses`,
    falseAlarms: sql`x.false_alarms`,
    correctRejections: sql`x.correct_rejections`,
    criticalErrors: sql`x.critical_errors`,
    time: sql`x.duration`,
  },
  order: sql`x.id`,
  record: sql`x.id`,
});

const byLearner: ReportSource = (asked) => ({ from: sql`${sessions(asked)} where ${asAsked(asked)}`, keys: ofLearner, sums });

const byCompany: ReportSource = (asked) => ({
  from: sql`${sessions(asked)} where ${asAsked(asked)}`,
  keys: { company: sql`l.company_id` },
  sums: { ...sums, learners: sql`count(distinct l.id)::float8` },
});

/** Threats only: an innocent bag is of no category. Stopped is held or rejected in time. */
const byCategory: ReportSource = (asked) => {
  const stopped = sql`(coalesce(d.decision, '') ~ '[HR]' and coalesce(d.decision, '') !~ 'T')`;
  return {
    from: sql`${sessions(asked)}
      join simulator_decisions d on d.domain_id = x.domain_id and d.started_month = x.started_month and d.session_id = x.id
      join images i on i.id = d.image_id and i.kind = 'threat'
      where ${asAsked(asked)}`,
    keys: { category: sql`coalesce(i.category, '')` },
    sums: {
      threats: sql`count(*)::float8`,
      hits: sql`(count(*) filter (where ${stopped}))::float8`,
      misses: sql`(count(*) filter (where not ${stopped}))::float8`,
      halfCredit: sql`(count(*) filter (where d.credit = 'half'))::float8`,
      fullCredit: sql`(count(*) filter (where d.credit = 'full'))::float8`,
      timeSum: whole(sql`sum((d.decided_ms - d.shown_ms) / 1000.0)`),
      timed: sql`count(d.decided_ms - d.shown_ms)::float8`,
    },
  };
};

export const simulatorSources = { S10: eachSession, S20: byLearner, S30: byCategory, S40: byCompany };
