import type { FigureRow } from "@vigil/model/reporting/dashboards/dashboardWire";
import { sql, type RawBuilder } from "kysely";
import { narrowsCourses, narrowsLearners, sinceThen, type FiguresAsked } from "./figureSource.ts";
import type { Sql } from "../../storage/sql.ts";

/** What a widget by month adds up. */
interface MonthlyWork {
  /** What `month_results` calls it. */
  work: "session" | "exam";
  /** What was sealed, as rows with the columns of `month_results` and `sealed_at`, of whom and of which courses is asked for. */
  facts: Sql;
  /** Which of its rows `r` are meant, by their kind. */
  ofKind: Sql;
  /** Of them. */
  values: Sql;
  count: Sql;
}

const columns = ["kind", "watch", "results", "score", "scored", "seconds", "hits", "critical_errors"] as const;
const counted = ["results", "score", "scored", "seconds", "hits", "critical_errors"] as const;
const at = (alias: string, names: readonly string[]): Sql => sql.join(names.map((name) => sql.ref(`${alias}.${name}`)));

/**
 * A row for each month in which there is something, months being those of the place where the domain is. Of a domain as a whole what is summed up of
 * months by UTC that are over, and what was sealed in the hours between both midnights is added to it or taken off; of single courses each month is
 * a stretch of an index. Whose learners are narrowed is read once, and each row tells its month.
 */
export function byMonth(asked: FiguresAsked, work: MonthlyWork): RawBuilder<FigureRow> {
  const { facts, ofKind, values, count } = work;
  const sums = sql`array[${values}] as "values", coalesce(${count}, 0)::float8 as count`;
  const { zone, since, today } = asked;
  if (narrowsLearners(asked))
    return sql`select ${monthLabel(sql`n.month`, asked)} as label, n."values", n.count
      from (select ${monthOf(sql`r.sealed_at`, asked)} as month, ${sums} from (${facts}) r where ${ofKind} and ${sinceThen(sql`r.sealed_at`, asked)} group by 1) n`;
  const summed = !narrowsCourses(asked);
  return sql`${summed ? sql`with kept as materialized (select k.month from months_with_sums(${asked.by.domainId}) k where k.company_id = 0)` : sql``}
    select to_char(m.first, 'YYYY-MM') as label, n."values", n.count
    from (select first, first at time zone ${zone} as begins, (first + interval '1 month') at time zone ${zone} as ends
        from generate_series(${since}::timestamp, ${today}::timestamp, interval '1 month') first) m
    cross join lateral (select ${sums}, sum(r.results) as found from (${summed ? summedUp(asked.by.domainId, work) : within(facts)}) r where ${ofKind}) n
   where n.found > 0`;
}

const within = (facts: Sql): Sql => sql`select r.* from (${facts}) r where r.sealed_at >= m.begins and r.sealed_at < m.ends`;

/** The sums of the month `m` where it is kept; of what was sealed between its beginning or end where the domain is and by UTC, so much as is missing or too much. */
const summedUp = (domainId: number, { work, facts }: MonthlyWork): Sql => sql`
  select ${at("t", columns)} from month_results t
   where t.domain_id = ${domainId} and t.company_id = 0 and t.work = ${work} and t.month = m.first::date and t.month in (select kept.month from kept)
  union all
  select r.kind, r.watch, ${sql.join(counted.map((name) => sql`s.times * ${sql.ref(`r.${name}`)}`))}
    from (select m.begins as starts, m.ends, 1 as times where m.first::date not in (select kept.month from kept)
      union all
      select least(e.here, e.utc), greatest(e.here, e.utc), e.times * sign(extract(epoch from e.utc - e.here))::int
        from (values (m.begins, m.first at time zone 'UTC', 1), (m.ends, (m.first + interval '1 month') at time zone 'UTC', -1)) e (here, utc, times)
       where e.here <> e.utc and m.first::date in (select kept.month from kept)) s
    cross join lateral (select r.* from (${facts}) r where r.sealed_at >= s.starts and r.sealed_at < s.ends offset 0) r`;

/** The month an instant lies in, where the domain is, by its number from the first one looked at: found among their beginnings, which are told once. */
const monthOf = (instant: Sql, { zone, since }: FiguresAsked): Sql => sql`width_bucket(${instant}, array(
  select first at time zone ${zone} from generate_series(${since}::timestamp, ${since}::timestamp + make_interval(months => ${mostMonths}), interval '1 month') first))`;
const monthLabel = (month: Sql, { since }: FiguresAsked): Sql =>
  sql`to_char(${since}::timestamp + make_interval(months => ${month} - 1), 'YYYY-MM')`;
/** More than any widget shows. */
const mostMonths = 36;
