import { z95 } from "@vigil/model/reporting/measures/interval";
import { sql } from "kysely";
import { percentOf } from "../measures/sessionMeasures.ts";
import type { Sql } from "../../storage/sql.ts";
import { dayOf, instantInPeriod, ofLearner, whole, type ReportAsked, type ReportSource } from "./reportSource.ts";

/** What machines told of each learner by category, and what the same people did in training in the same time, as rows `x`. Exams and practice alike. */
const ofEach = (asked: ReportAsked): Sql => sql`(
  with worked as materialized (
    select l.id as user_id, l.company_id, coalesce(x.category, '') as category, count(*) filter (where x.outcome = 'hit') as hits,
        count(*) filter (where x.outcome = 'miss') as misses, count(*) filter (where x.outcome = 'falseAlarm') as false_alarms,
        count(*) filter (where x.outcome = 'aborted') as aborted
      from learner l join work_results x on x.domain_id = ${asked.domainId} and x.user_id = l.id
     where ${instantInPeriod(sql`x.happened_at`, asked)} group by l.id, l.company_id, x.category)
  select worked.*, 0::bigint as trained_hits, 0::bigint as trained_misses from worked
  union all
  select l.id, l.company_id, k.image_category, 0, 0, 0, 0, sum(k.threats - k.missed)::bigint, sum(k.missed)::bigint
    from learner l join simulator_sessions x on x.domain_id = ${asked.domainId} and x.user_id = l.id and x.sealed_at is not null
    join simulator_categories k on k.domain_id = x.domain_id and k.session_id = x.id
   where l.id in (select user_id from worked) and ${instantInPeriod(sql`x.sealed_at`, asked)} group by l.id, l.company_id, k.image_category) x`;

const sums = {
  hits: whole(sql`sum(x.hits)`),
  misses: whole(sql`sum(x.misses)`),
  threats: whole(sql`sum(x.hits + x.misses)`),
  falseAlarms: whole(sql`sum(x.false_alarms)`),
  aborted: whole(sql`sum(x.aborted)`),
  trainedHits: whole(sql`sum(x.trained_hits)`),
  trainedMisses: whole(sql`sum(x.trained_misses)`),
};

/** An end of Wilson's 95 % interval, in percent with two decimals; null where there was no trial. */
function wilson(part: Sql, all: Sql, end: "low" | "high"): Sql {
  const [p, n, z] = [sql`(${part})::float8 / nullif(${all}, 0)`, sql`(${all})::float8`, sql.lit(z95)];
  const half = sql`${z} * sqrt((${p}) * (1 - ${p}) / ${n} + ${z}::float8 ^ 2 / (4 * ${n} ^ 2))`;
  const edge = sql`((${p} + ${z}::float8 ^ 2 / (2 * ${n})) ${end === "low" ? sql`-` : sql`+`} ${half}) / (1 + ${z}::float8 ^ 2 / ${n})`;
  return sql`case when ${all} > 0 then round(100 * ${end === "low" ? sql`greatest(0, least(${p}, ${edge}))` : sql`least(1, greatest(${p}, ${edge}))`}::numeric, 2)::float8 end`;
}

const byLearner: ReportSource = (asked) => {
  const [all, trained] = [sql`x.hits + x.misses`, sql`x.trained_hits + x.trained_misses`];
  return {
    from: sql`learner l join (select x.user_id, sum(x.hits) as hits, sum(x.misses) as misses, sum(x.false_alarms) as false_alarms, sum(x.aborted) as aborted,
        sum(x.trained_hits) as trained_hits, sum(x.trained_misses) as trained_misses from ${ofEach(asked)} group by x.user_id) x on x.user_id = l.id`,
    columns: {
      ...ofLearner,
      threats: all,
      hits: sql`x.hits`,
      misses: sql`x.misses`,
      falseAlarms: sql`x.false_alarms`,
      aborted: sql`x.aborted`,
      detectionRate: percentOf(sql`x.hits`, all),
      detectionLow: wilson(sql`x.hits`, all, "low"),
      detectionHigh: wilson(sql`x.hits`, all, "high"),
      trainedRate: percentOf(sql`x.trained_hits`, trained),
      trainedLow: wilson(sql`x.trained_hits`, trained, "low"),
      trainedHigh: wilson(sql`x.trained_hits`, trained, "high"),
    },
    order: sql`l.id`,
    sums,
  };
};

const byCategory: ReportSource = (asked) => ({ from: ofEach(asked), keys: { category: sql`x.category` }, sums });

const byCompany: ReportSource = (asked) => ({
  from: ofEach(asked),
  keys: { company: sql`x.company_id` },
  sums: { ...sums, learners: sql`count(distinct x.user_id)::float8` },
});

/** What was asked for because of misses at work, by the day it was assigned, and when it was done. */
const remedial: ReportSource = (asked) => ({
  from: sql`learner l join remedial_duties t on t.domain_id = ${asked.domainId} and t.user_id = l.id
    join remedial_rules r on r.domain_id = t.domain_id and r.id = t.remedial_rule_id
    cross join lateral (select (min(run.end_at) at time zone l.zone)::date as done from program_statuses run where run.domain_id = t.domain_id
      and run.user_id = t.user_id and run.program_id = t.program_id and run.complete and run.end_at >= t.assigned_at) run
    where ${instantInPeriod(sql`t.assigned_at`, asked)}`,
  columns: {
    ...ofLearner,
    rule: sql`r.name`,
    category: sql`nullif(t.category, 'any')`,
    misses: sql`t.misses`,
    program: sql`t.program_id`,
    startDate: dayOf(sql`t.assigned_at`),
    dueDate: sql`t.due_on`,
    endDate: sql`run.done`,
    isOverdue: sql`coalesce(run.done, (now() at time zone l.zone)::date) > t.due_on`,
  },
  order: sql`t.assigned_at, t.id`,
});

export const workSources = { D50: remedial, S50: byLearner, S60: byCategory, S70: byCompany };
