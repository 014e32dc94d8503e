import { sql } from "kysely";
import { dueOfManyAssigned, programOfAssigned } from "../measures/dueOfAssigned.ts";
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

/** What a learner is to do or has begun: each program `k` once, `a` as it is assigned, `s` its newest run, which knows when it is due. */
const programsOf = ({ domainId, programIds }: ReportAsked): Sql => sql`learner l
  join (
    (select a.user_id, a.program_id, ${dueOfManyAssigned} as due from learner l
      join program_assignments a on a.domain_id = ${domainId} and a.user_id = l.id ${programOfAssigned} group by a.user_id, a.program_id) a
    full join
    (select distinct on (r.user_id, r.program_id) r.user_id, r.program_id, r.id, r.sequence, r.status, r.start_date, r.due_at, r.end_at, r.expiry_at,
        r.revoked_at, r.last_accessed_at, r.total_duration
      from learner l join program_statuses r on r.domain_id = ${domainId} and r.user_id = l.id
     order by r.user_id, r.program_id, r.sequence desc) s using (user_id, program_id) as k) on k.user_id = l.id
  where ${among(sql`k.program_id`, programIds)}`;

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
    program: sql`k.program_id`,
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
  order: sql`k.program_id`,
});

const courseStatus: ReportSource = (asked) => {
  const { domainId, programIds, courseIds } = asked;
  return {
    from: sql`learner l
      join course_statuses c on c.domain_id = ${domainId} and c.user_id = l.id and c.closed_at is null
      join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id
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
      score: sql`(c.last_score / 100.0)::float8`,
      startDate: sql`c.start_date`,
      endDate: dayOf(sql`c.end_at`),
      lastAccess: dayOf(sql`c.last_accessed_at`),
      time: sql`c.total_duration`,
    },
    order: sql`s.program_id, c.course_id, c.id`,
  };
};

const byProgram: ReportSource = (asked) => ({ from: programsOf(asked), keys: { program: sql`k.program_id` }, sums: states(asked) });
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
      program: sql`k.program_id`,
      kind: sql`case when ${isRenewal} then 'renewal' else 'due' end`,
      status: statusOf(asked),
      dueDate: day,
      isOverdue: overdueOn(daysOf(asked)),
      lastAccess: dayOf(sql`s.last_accessed_at`),
    },
    order: sql`${day}, k.program_id`,
  };
};

/** Told by pages, by exams and at the simulator, each added up by learner and program before they come together. */
const timeInTraining: ReportSource = (asked) => {
  const { domainId, programIds } = asked;
  const ofCourses = (
    work: string,
  ) => sql`join course_statuses c on c.domain_id = ${domainId} and c.id = ${sql.ref(`${work}.course_status_id`)}
        join program_statuses r on r.domain_id = ${domainId} and r.id = c.program_status_id`;
  return {
    from: sql`learner l join (
      select user_id, program_id, sum(sessions) as sessions, sum(tracked) as tracked, sum(exam) as exam, sum(simulator) as simulator from (
        select r.user_id, r.program_id, count(*) as sessions, sum(t.seconds) as tracked, null::bigint as exam, null::bigint as simulator
          from learner l join program_statuses r on r.domain_id = ${domainId} and r.user_id = l.id
          join time_sessions t on t.domain_id = ${domainId} and t.program_status_id = r.id
         where ${among(sql`r.program_id`, programIds)} and ${instantInPeriod(sql`t.started_at`, asked)} group by r.user_id, r.program_id
        union all
        select e.user_id, r.program_id, 0, null, sum(e.duration), null
          from learner l join exam_attempts e on e.domain_id = ${domainId} and e.user_id = l.id and e.sealed_at is not null ${ofCourses("e")}
         where ${among(sql`r.program_id`, programIds)} and ${instantInPeriod(sql`e.sealed_at`, asked)} group by e.user_id, r.program_id
        union all
        select x.user_id, r.program_id, 0, null, null, sum(x.duration)
          from learner l join simulator_sessions x on x.domain_id = ${domainId} and x.user_id = l.id and x.sealed_at is not null ${ofCourses("x")}
         where ${among(sql`r.program_id`, programIds)} and ${instantInPeriod(sql`x.sealed_at`, asked)} group by x.user_id, r.program_id) each
       group by user_id, program_id) s on s.user_id = l.id
      where s.sessions > 0 or s.exam > 0 or s.simulator > 0`,
    columns: {
      ...ofLearner,
      program: sql`s.program_id`,
      sessions: sql`s.sessions`,
      trackedTime: whole(sql`s.tracked`),
      examTime: whole(sql`s.exam`),
      simulatorTime: whole(sql`s.simulator`),
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
