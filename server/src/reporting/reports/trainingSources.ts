import { sql } from "kysely";
import { dueOfManyAssigned, programOfAssigned } from "../measures/dueOfAssigned.ts";
import { dueOn, dueToldOn, isRenewal, overdueOn, statusOn, timeOfRun } from "../measures/runMeasures.ts";
import { dueBefore, places, programEnds, standingOn, standings } from "../measures/programStandings.ts";
import { quizKinds, runKinds } from "@vigil/model/reporting/measures/timeKind";
import { ruleStandings, storedRules } from "../measures/standingMeasures.ts";
import { secondsAt, timeSpent } from "../measures/timeSpent.ts";
import { validUntil } from "../measures/validUntil.ts";
import { ofEach } from "./dutySources.ts";
import {
  among,
  dayOf,
  inPeriod,
  instantInPeriod,
  leftOut,
  ofLearner,
  ofStatus,
  whole,
  type ReportAsked,
  type ReportSource,
} from "./reportSource.ts";
import type { Sql } from "../../storage/sql.ts";

/** What a learner is to do or has begun: each program `k` once, `a` as it is assigned, `s` its newest run, which knows when it is due. */
const programsOf = ({ domainId, programIds }: ReportAsked, beside: Sql = sql``): Sql => sql`learner l
  join (
    (select a.user_id, a.program_id, ${dueOfManyAssigned} as due from learner l
      join program_assignments a on a.domain_id = ${domainId} and a.user_id = l.id ${programOfAssigned} group by a.user_id, a.program_id) a
    full join
    (select distinct on (r.user_id, r.program_id) r.user_id, r.program_id, r.id, r.sequence, r.status, r.start_date, r.due_at, r.end_at, r.expiry_at,
        r.revoked_at, r.last_accessed_at, r.total_duration
      from learner l join program_statuses r on r.domain_id = ${domainId} and r.user_id = l.id
     order by r.user_id, r.program_id, r.sequence desc) s using (user_id, program_id) as k) on k.user_id = l.id
  ${beside}
  where ${among(sql`k.program_id`, programIds)}`;

const daysOf = ({ today }: ReportAsked) => ({
  expiry: dayOf(validUntil("s")),
  due: sql`case when s.id is null then a.due else ${dayOf(sql`s.due_at`)} end`,
  today,
});
const statusOf = (asked: ReportAsked): Sql => statusOn(daysOf(asked));
/** Where only that is asked for, what is overdue. */
const ofOverdue = (asked: ReportAsked): Sql => (asked.ask.overdue ? overdueOn(daysOf(asked)) : sql`true`);

const trainingStatus: ReportSource = (asked) => ({
  from: sql`${programsOf(asked)} and ${ofStatus(statusOf(asked), asked)} and ${ofOverdue(asked)}`,
  columns: {
    ...ofLearner,
    program: sql`k.program_id`,
    sequence: sql`s.sequence`,
    status: statusOf(asked),
    startDate: sql`s.start_date`,
    dueDate: dueToldOn(daysOf(asked)),
    isOverdue: overdueOn(daysOf(asked)),
    endDate: dayOf(sql`s.end_at`),
    expiryDate: dayOf(validUntil("s")),
    lastAccess: dayOf(sql`s.last_accessed_at`),
    time: timeOfRun,
  },
  order: sql`k.program_id`,
});

const courseStatus: ReportSource = (asked) => {
  const { domainId, programIds, courseIds, today } = asked;
  const days = { expiry: dayOf(validUntil("s")), due: dayOf(sql`s.due_at`), today };
  return {
    from: sql`learner l
      join course_statuses c on c.domain_id = ${domainId} and c.user_id = l.id and c.closed_at is null
      join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id
      where ${among(sql`s.program_id`, programIds)} and ${among(sql`c.course_id`, courseIds)} and ${ofStatus(sql`c.status`, asked)}
        and ${asked.ask.overdue ? sql`${overdueOn(days)} and (c.status <> 'c' or s.status = 'c')` : sql`true`}
        and ${asked.ask.revoked ? sql`c.revoked_at is not null` : sql`true`}`,
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
      revokedDate: dayOf(sql`c.revoked_at`),
    },
    order: sql`s.program_id, c.course_id, c.id`,
  };
};

/** The same learners and programs as they stand, as rows `n`, counted without their assignments and runs: how each stands is worked out once. */
const standingsOf =
  (asked: ReportAsked, key: Sql) =>
  (reach: Sql): Sql => {
    const day = { day: sql`${asked.today}::date`, begins: sql`place.begins` };
    const late = dueBefore(day);
    return sql`(select ${key} as key, ${standingOn(day)} as status, ${late} as late, count(*) as count
      from ${standings} ${programEnds} ${places(asked.domainId, day.day)}
     where ${reach} and ${among(sql`u.program_id`, asked.programIds)} and ${asked.ask.overdue ? late : sql`true`} group by 1, 2, 3) n`;
  };

const states =
  (name: "program" | "company"): ReportSource =>
  (asked) => {
    const counted = (condition: Sql) => whole(sql`sum(n.count) filter (where ${condition})`);
    return {
      from: standingsOf(asked, sql.ref(`u.${name}_id`)),
      keys: { [name]: sql`n.key` },
      sums: {
        trainings: whole(sql`sum(n.count)`),
        notAttempted: counted(sql`n.status = 'n'`),
        attempted: counted(sql`n.status = 'a'`),
        complete: counted(sql`n.status = 'c'`),
        overdue: counted(sql`n.late`),
      },
    };
  };
const byProgram = states("program");
const byCompany = states("company");

const byCourse: ReportSource = (asked) => ({
  from: sql`${asked.wholeCompanies === "all" ? sql`` : sql`learner l join`} course_statuses c
    ${asked.wholeCompanies === "all" ? sql`` : sql`on c.user_id = l.id`}
    left join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id
    where c.domain_id = ${asked.domainId} and c.closed_at is null and ${among(sql`s.program_id`, asked.programIds)} and ${among(sql`c.course_id`, asked.courseIds)}
      and ${asked.wholeCompanies === "all" ? sql`not exists (select from ${leftOut(asked)} u where u.id = c.user_id)` : sql`true`}`,
  keys: { course: sql`c.course_id` },
  sums: {
    trainings: sql`count(*)::float8`,
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
    time: timeOfRun,
  },
  order: sql`s.end_at, s.id`,
});

/** The rule that somebody is furthest behind, as row `b`: days of programs say nothing of hours, images and certificates that a rule asks for. */
const behindRule = (
  asked: ReportAsked,
): Sql => sql`left join (select distinct on (standing.user_id) standing.user_id, standing.name, standing.standing
    from ${ruleStandings({ ...ofEach(asked), rules: storedRules(asked.domainId) })} where standing.standing <> 'met'
   order by standing.user_id, standing.standing = 'barred' desc, standing.next, standing.name, standing.rule_id) b on b.user_id = l.id`;

/** What is to be finished, and what is complete and has to be done again; beside it by which rule its learner is behind. */
const dueTraining: ReportSource = (asked) => {
  const day = dueOn(daysOf(asked));
  return {
    from: sql`${programsOf(asked, behindRule(asked))} and ${day} is not null and ${inPeriod(day, asked)} and ${ofOverdue(asked)}`,
    columns: {
      ...ofLearner,
      program: sql`k.program_id`,
      kind: sql`case when ${isRenewal} then 'renewal' else 'due' end`,
      status: statusOf(asked),
      dueDate: day,
      isOverdue: overdueOn(daysOf(asked)),
      rule: sql`b.name`,
      workStanding: sql`b.standing`,
      lastAccess: dayOf(sql`s.last_accessed_at`),
    },
    order: sql`${day}, k.program_id`,
  };
};

/**
 * The time of each run on the days asked for, as the quarters of an hour say that it was spent in. Tracked time is the clock of programs that ask
 * for a least time, beside it: on the day its stretch began. Quizzes belong to no program: they are a line of their own, without one.
 * Runs come first, each once: whose a course, a quarter of it and a tracked stretch are is known by them, and looked up once for each.
 */
const timeInTraining: ReportSource = (asked) => {
  const { domainId, programIds } = asked;
  const ofQuiz = sql`t.kind = any(${quizKinds}::text[])`;
  return {
    from: sql`(
      with run as materialized (
        select l.*, s.id as run_id, s.program_id, s.sequence, s.start_date, s.last_accessed_at from learner l
          join program_statuses s on s.domain_id = ${domainId} and s.user_id = l.id where ${among(sql`s.program_id`, programIds)}),
      quarters as (
        select l.run_id, ${secondsAt(runKinds)} as time, ${secondsAt(["exam", "questions"])} as exam, ${secondsAt(["practice", "exam"])} as simulator,
            ${secondsAt(["classroom"])} as classroom
          from run l join course_statuses c on c.domain_id = ${domainId} and c.program_status_id = l.run_id
          join time_spent t on t.domain_id = ${domainId} and t.user_id = l.id and t.course_status_id = c.id and ${instantInPeriod(sql`t.at`, asked)}
         group by l.run_id),
      tracked as (
        select l.run_id, sum(t.seconds) as tracked from run l
          join time_sessions t on t.domain_id = ${domainId} and t.program_status_id = l.run_id and ${instantInPeriod(sql`t.started_at`, asked)}
         group by l.run_id)
      select l.*, coalesce(w.time, 0) as time, coalesce(w.exam, 0) as exam, coalesce(w.simulator, 0) as simulator, coalesce(w.classroom, 0) as classroom,
          k.tracked
        from run l left join quarters w on w.run_id = l.run_id left join tracked k on k.run_id = l.run_id
       where w.time > 0 or w.classroom > 0 or k.tracked > 0
      union all
      select l.*, null, null, null, null, null, w.time, 0, w.simulator, 0, null from learner l
        join (select t.user_id, sum(t.seconds) as time, ${secondsAt(["quiz"])} as simulator from ${timeSpent(asked)} t
               where t.course_status_id = 0 and ${ofQuiz} group by t.user_id) w on w.user_id = l.id
       where ${programIds === null} and w.time > 0) l`,
    columns: {
      ...ofLearner,
      program: sql`l.program_id`,
      sequence: sql`l.sequence`,
      startDate: sql`l.start_date`,
      lastAccess: dayOf(sql`l.last_accessed_at`),
      time: sql`l.time`,
      examTime: sql`l.exam`,
      simulatorTime: sql`l.simulator`,
      classroomTime: sql`l.classroom`,
      trackedTime: sql`l.tracked`,
    },
    order: sql`l.program_id, l.sequence`,
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
