import { fewTrials } from "@vigil/model/reporting/measures/few";
import { sessionKinds, type SessionKind } from "@vigil/model/reporting/measures/sessionKind";
import { widgetKinds } from "@vigil/model/reporting/dashboards/dashboard";
import { sql } from "kysely";
import { averageScore, isOfKind, kindOfSession, percentOf } from "../measures/sessionMeasures.ts";
import { byMonth } from "./byMonth.ts";
import { amongLearners, narrowsCourses, narrowsLearners, ofCourses, sinceThen } from "./figureSource.ts";
import type { FiguresAsked, FigureSource } from "./figureSource.ts";
import { monthsSince } from "./monthsSince.ts";
import type { Sql } from "../../storage/sql.ts";

/** Sealed sessions of courses and quizzes, `x`, of all kinds. */
const sessions = (asked: FiguresAsked): Sql => sql`simulator_sessions x
  where x.domain_id = ${asked.by.domainId} and x.sealed_at is not null and ${amongLearners(sql`x.user_id`, asked)} and ${ofCourses(asked)}`;
const kindsOf = ({ ask }: FiguresAsked, anyKind: readonly SessionKind[] = []): readonly SessionKind[] =>
  ask.sessionType === undefined ? anyKind : [widgetKinds[ask.sessionType]];

const sessionsByMonth =
  (values: Sql, count: Sql = sql`sum(r.results)`, anyKind: readonly SessionKind[] = []): FigureSource =>
  (asked) =>
    byMonth(asked, {
      work: "session",
      facts: sql`select ${kindOfSession} as kind, x.watch, 1 as results, x.score, (x.score is not null)::int as scored, x.duration as seconds, x.hits, x.critical_errors,
        x.sealed_at from ${sessions(asked)}`,
      ofKind: isOfKind(kindsOf(asked, anyKind), "r"),
      values,
      count,
    });

const secondsOf = (...kinds: SessionKind[]): Sql => sql`coalesce(sum(r.seconds) filter (where r.kind = any(${kinds}::text[])), 0)::float8`;

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
     and ${sinceThen(sql`k.sealed_at`, asked)} and k.session_id in (select x.id from ${sessions(asked)} and ${isOfKind(kindsOf(asked))} and ${sinceThen(sql`x.sealed_at`, asked)}))`;

/** The category most often let through first; behind them those of so few threats that their share says little. */
const weakness: FigureSource = (asked) => sql`
  select k.category as label, array[${percentOf(sql`sum(k.missed)`, sql`sum(k.threats)`)}] as "values", sum(k.threats)::float8 as count
    from ${isNarrowed(asked) ? threatsOfSome(asked) : threatsOfAll(asked)} k
   group by k.category order by sum(k.threats) < ${fewTrials}, sum(k.missed)::float8 / sum(k.threats) desc, k.category`;

const isNarrowed = (asked: FiguresAsked): boolean => narrowsLearners(asked) || narrowsCourses(asked) || asked.ask.sessionType !== undefined;

export const simulatorFigures = {
  // the time of a watch is time of practice, whatever its rates are
  simulatorTime: sessionsByMonth(
    sql`${secondsOf("practice", "watch")}, ${secondsOf("exam")}, ${secondsOf("quiz")}`,
    sql`sum(r.results)`,
    sessionKinds,
  ),
  // what is let through is the critical error: its share of the threats that were shown
  simulatorCriticalErrors: sessionsByMonth(
    percentOf(sql`sum(r.critical_errors)`, sql`sum(r.hits + r.critical_errors)`),
    sql`sum(r.hits + r.critical_errors)`,
  ),
  simulatorScore: sessionsByMonth(averageScore),
  simulatorCategoryWeakness: weakness,
} satisfies Record<string, FigureSource>;
