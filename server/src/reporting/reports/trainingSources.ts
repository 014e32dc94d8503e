import { sql } from "kysely";
import { dueOfAssigned } from "../measures/dueOfAssigned.ts";
import { dueOn, isRenewal, overdueOn, statusOn } from "../measures/runMeasures.ts";
import { validUntil } from "../measures/validUntil.ts";
import {
  among,
  dayOf,
  inPeriod,
  instantInPeriod,
  ofLearner,
  ofStatus,
  whole,
  type ReportAsked,
  type ReportSource,
} from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

/** What a learner is to do or has begun: each program once, `a` as it is assigned, `s` its newest run, which knows when it is due. */
const programsOf = ({ domainId, programIds }: ReportAsked): Sql => sql`learner l
  cross join lateral (
    select a.program_id, ${dueOfAssigned} as due from program_assignments a
     where a.domain_id = ${domainId} and a.user_id = l.id group by a.program_id
    union all
    select s.program_id, null from program_statuses s
     where s.domain_id = ${domainId} and s.user_id = l.id and not exists (
       select from program_assignments a where a.domain_id = ${domainId} and a.user_id = l.id and a.program_id = s.program_id)
     group by s.program_id) a
  left join lateral (
    select r.* from program_statuses r where r.domain_id = ${domainId} and r.user_id = l.id and r.program_id = a.program_id
     order by r.sequence desc limit 1) s on true
  where ${among(sql`a.program_id`, programIds)}`;

const daysOf = ({ today }: ReportAsked) => ({
  expiry: dayOf(validUntil("s")),
  due: sql`case when s.id is null then a.due else ${dayOf(sql`s.due_at`)} end`,
  today,
});
const statusOf = (asked: ReportAsked): Sql => statusOn(daysOf(asked));
const states = (asked: ReportAsked) => {
  const counted = (condition: Sql) => sql`(count(*) filter (where ${condition}))::float8`;
  const status = statusOf(asked);
  return {
    learners: sql`count(*)::float8`,
    notAttempted: counted(sql`${status} = 'n'`),
    attempted: counted(sql`${status} = 'a'`),
    complete: counted(sql`${status} = 'c'`),
    overdue: counted(overdueOn(daysOf(asked))),
  };
};

const trainingStatus: ReportSource = (asked) => ({
  from: sql`${programsOf(asked)} and ${ofStatus(statusOf(asked), asked)}`,
  columns: {
    ...ofLearner,
    program: sql`a.program_id`,
    sequence: sql`s.sequence`,
    status: statusOf(asked),
    startDate: sql`s.start_date`,
    dueDate: dueOn(daysOf(asked)),
    isOverdue: overdueOn(daysOf(asked)),
    endDate: dayOf(sql`s.end_at`),
    expiryDate: dayOf(validUntil("s")),
    lastAccess: dayOf(sql`s.last_accessed_at`),
    time: sql`coalesce(s.total_duration, 0)`,
  },
  order: sql`a.program_id`,
});

const courseStatus: ReportSource = (asked) => {
  const { domainId, programIds, courseIds } = asked;
  return {
    from: sql`learner l
      join course_statuses c on c.domain_id = ${domainId} and c.user_id = l.id and c.closed_at is null
      join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id
      left join lateral (select e.score from exam_attempts e where e.domain_id = ${domainId} and e.course_status_id = c.id
        and e.kind = 'final' and e.sealed_at is not null order by e.id desc limit 1) e on true
      left join lateral (select x.score from simulator_sessions x where x.domain_id = ${domainId} and x.course_status_id = c.id
        and x.type = 'Exam' and x.sealed_at is not null order by x.id desc limit 1) x on true
      where ${among(sql`s.program_id`, programIds)} and ${among(sql`c.course_id`, courseIds)} and ${ofStatus(sql`c.status`, asked)}`,
    columns: {
      ...ofLearner,
      program: sql`s.program_id`,
      course: sql`c.course_id`,
      status: sql`c.status`,
      progress: sql`(c.progress / 100.0)::float8`,
      attempts: sql`c.attempts`,
      failedAttempts: sql`c.failed_attempts`,
      locked: sql`c.final_exam_locked`,
      score: sql`(coalesce(e.score, x.score) / 100.0)::float8`,
      startDate: sql`c.start_date`,
      endDate: dayOf(sql`c.end_at`),
      lastAccess: dayOf(sql`c.last_accessed_at`),
      time: sql`c.total_duration`,
    },
    order: sql`s.program_id, c.course_id, c.id`,
  };
};

const byProgram: ReportSource = (asked) => ({ from: programsOf(asked), keys: { program: sql`a.program_id` }, sums: states(asked) });
const byCompany: ReportSource = (asked) => ({ from: programsOf(asked), keys: { company: sql`l.company_id` }, sums: states(asked) });

const byCourse: ReportSource = ({ domainId, programIds, courseIds }) => ({
  from: sql`learner l
    join course_statuses c on c.domain_id = ${domainId} and c.user_id = l.id and c.closed_at is null
    join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id
    where ${among(sql`s.program_id`, programIds)} and ${among(sql`c.course_id`, courseIds)}`,
  keys: { course: sql`c.course_id` },
  sums: {
    learners: sql`count(*)::float8`,
    notAttempted: sql`(count(*) filter (where c.status = 'n'))::float8`,
    attempted: sql`(count(*) filter (where c.status = 'a'))::float8`,
    complete: sql`(count(*) filter (where c.status = 'c'))::float8`,
    time: whole(sql`sum(c.total_duration)`),
  },
});

const completions: ReportSource = (asked) => ({
  from: sql`learner l join program_statuses s on s.domain_id = ${asked.domainId} and s.user_id = l.id and s.complete
    where s.end_at is not null and ${among(sql`s.program_id`, asked.programIds)} and ${inPeriod(dayOf(sql`s.end_at`), asked)}`,
  columns: {
    ...ofLearner,
    program: sql`s.program_id`,
    sequence: sql`s.sequence`,
    startDate: sql`s.start_date`,
    endDate: dayOf(sql`s.end_at`),
    expiryDate: dayOf(validUntil("s")),
    time: sql`s.total_duration`,
  },
  order: sql`s.end_at, s.id`,
});

/** What is to be finished, and what is complete and has to be done again. */
const dueTraining: ReportSource = (asked) => {
  const day = dueOn(daysOf(asked));
  return {
    from: sql`${programsOf(asked)} and ${day} is not null and ${inPeriod(day, asked)}`,
    columns: {
      ...ofLearner,
      program: sql`a.program_id`,
      kind: sql`case when ${isRenewal} then 'renewal' else 'due' end`,
      status: statusOf(asked),
      dueDate: day,
      isOverdue: overdueOn(daysOf(asked)),
      lastAccess: dayOf(sql`s.last_accessed_at`),
    },
    order: sql`${day}, a.program_id`,
  };
};

const timeInTraining: ReportSource = (asked) => {
  const { domainId, programIds } = asked;
  return {
    from: sql`learner l
      cross join lateral (select distinct p.program_id from program_statuses p where p.domain_id = ${domainId} and p.user_id = l.id) s
      cross join lateral (select count(*) as sessions, sum(t.seconds) as seconds
        from program_statuses r join time_sessions t on t.domain_id = ${domainId} and t.program_status_id = r.id
        where r.domain_id = ${domainId} and r.user_id = l.id and r.program_id = s.program_id and ${instantInPeriod(sql`t.started_at`, asked)}) t
      cross join lateral (select sum(e.duration) as seconds from exam_attempts e
        join course_statuses c on c.domain_id = ${domainId} and c.id = e.course_status_id
        join program_statuses r on r.domain_id = ${domainId} and r.id = c.program_status_id
        where e.domain_id = ${domainId} and e.user_id = l.id and r.program_id = s.program_id and e.sealed_at is not null
          and ${instantInPeriod(sql`e.sealed_at`, asked)}) e
      cross join lateral (select sum(x.duration) as seconds from simulator_sessions x
        join course_statuses c on c.domain_id = ${domainId} and c.id = x.course_status_id
        join program_statuses r on r.domain_id = ${domainId} and r.id = c.program_status_id
        where x.domain_id = ${domainId} and x.user_id = l.id and r.program_id = s.program_id and x.sealed_at is not null
          and ${instantInPeriod(sql`x.sealed_at`, asked)}) x
      where ${among(sql`s.program_id`, programIds)} and (t.sessions > 0 or e.seconds > 0 or x.seconds > 0)`,
    columns: {
      ...ofLearner,
      program: sql`s.program_id`,
      sessions: sql`t.sessions`,
      trackedTime: whole(sql`t.seconds`),
      examTime: whole(sql`e.seconds`),
      simulatorTime: whole(sql`x.seconds`),
    },
    order: sql`s.program_id`,
  };
};

export const trainingSources = {
  T10: trainingStatus,
  T20: courseStatus,
  T30: byProgram,
  T40: byCourse,
  T50: byCompany,
  T60: completions,
  T70: dueTraining,
  T80: timeInTraining,
};
