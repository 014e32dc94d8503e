import { fewTrials } from "@vigil/model/reporting/measures/few";
import { sessionKinds, type SessionKind } from "@vigil/model/reporting/measures/sessionKind";
import { widgetKinds } from "@vigil/model/reporting/dashboards/dashboard";
import { sql } from "kysely";
import { averageScore, isOfKind, percentOf } from "../measures/sessionMeasures.ts";
import { amongLearners, byMonth, narrowsCourses, narrowsLearners, ofCourses, sinceThen } from "./figureSource.ts";
import type { FiguresAsked, FigureSource } from "./figureSource.ts";
import { monthsSince } from "./monthsSince.ts";
import type { Sql } from "../../storage/sql.ts";

/** Sealed sessions of courses and quizzes, `x`. */
const sessions = (asked: FiguresAsked, anyKind: readonly SessionKind[] = []): Sql => sql`simulator_sessions x
  where x.domain_id = ${asked.by.domainId} and x.sealed_at is not null
    and ${isOfKind(asked.ask.sessionType === undefined ? anyKind : [widgetKinds[asked.ask.sessionType]])}
    and ${amongLearners(sql`x.user_id`, asked)} and ${ofCourses(asked)}`;

const sessionsByMonth =
  (values: Sql, count: Sql = sql`count(*)`, anyKind: readonly SessionKind[] = []): FigureSource =>
  (asked) =>
    byMonth(asked, { sealedAt: sql`x.sealed_at`, facts: sessions(asked, anyKind), values, count });

const secondsOf = (kind: Sql): Sql => sql`coalesce(sum(x.duration) filter (where ${kind}), 0)::float8`;

/** Of a domain as a whole, of which months that are over are summed up. */
const threatsOfAll = (asked: FiguresAsked): Sql => sql`(
  with ${monthsSince(asked, "simulator_sessions")}
  select t.category, t.missed, t.threats from kept_month
    join month_threats t on t.domain_id = ${asked.by.domainId} and t.company_id = 0 and t.month = kept_month.month
  union all
  select k.category, k.missed, k.threats from open_month cross join lateral (
    select k.category, k.missed, k.threats from simulator_categories k where k.domain_id = ${asked.by.domainId}
       and k.sealed_at >= open_month.starts and k.sealed_at < open_month.ends and ${sinceThen(sql`k.sealed_at`, asked)} offset 0) k)`;
const threatsOfSome = (asked: FiguresAsked): Sql => sql`(
  select k.category, k.missed, k.threats from simulator_categories k where k.domain_id = ${asked.by.domainId}
     and ${sinceThen(sql`k.sealed_at`, asked)} and k.session_id in (select x.id from ${sessions(asked)} and ${sinceThen(sql`x.sealed_at`, asked)}))`;

/** The category most often let through first; behind them those of so few threats that their share says little. */
const weakness: FigureSource = (asked) => sql`
  select k.category as label, array[${percentOf(sql`sum(k.missed)`, sql`sum(k.threats)`)}] as "values", sum(k.threats)::float8 as count
    from ${isNarrowed(asked) ? threatsOfSome(asked) : threatsOfAll(asked)} k
   group by k.category order by sum(k.threats) < ${fewTrials}, sum(k.missed)::float8 / sum(k.threats) desc, k.category`;

const isNarrowed = (asked: FiguresAsked): boolean => narrowsLearners(asked) || narrowsCourses(asked) || asked.ask.sessionType !== undefined;

export const simulatorFigures = {
  // the time of a watch is time of practice, whatever its rates are
  simulatorTime: sessionsByMonth(
    sql`${secondsOf(sql`x.quiz_id is null and x.type <> 'Exam'`)}, ${secondsOf(sql`x.quiz_id is null and x.type = 'Exam'`)}, ${secondsOf(sql`x.quiz_id is not null`)}`,
    sql`count(*)`,
    sessionKinds,
  ),
  // what is let through is the critical error: its share of the threats that were shown
  simulatorCriticalErrors: sessionsByMonth(
    percentOf(sql`sum(x.critical_errors)`, sql`sum(x.hits + x.critical_errors)`),
    sql`coalesce(sum(x.hits + x.critical_errors), 0)`,
  ),
  simulatorScore: sessionsByMonth(averageScore(sql`x.score`)),
  simulatorCategoryWeakness: weakness,
} satisfies Record<string, FigureSource>;
