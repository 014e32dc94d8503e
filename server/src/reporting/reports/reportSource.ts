import type { ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { Days } from "@vigil/model/reporting/reports/reportPeriod";
import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** What a query is asked for; the learners themselves stand in the row `l`: id, company_id, zone, place. */
export interface ReportAsked extends Days {
  domainId: number;
  today: string;
  ask: ReportAsk;
  /** Programs and courses asked for, narrowed to what the asker may see; null = all. */
  programIds: readonly number[] | null;
  courseIds: readonly number[] | null;
  /** The companies it is about, where nobody of theirs is left out but for being switched off: sums of whole companies answer it. */
  wholeCompanies: "all" | readonly number[] | null;
}

/** One line for each row of `from`, in the order of the learners and then of `order`. */
export interface LineSource {
  from: Sql;
  columns: { readonly [Name in ReportColumnName]?: Sql };
  order: Sql;
  /** The session or attempt that a line is about. */
  record?: Sql;
  /** Out of which the totals are worked out, where shares of all are no means of lines. */
  sums?: Readonly<Record<string, Sql>>;
  /** The rows whose sums they are, where the lines are put together of more. */
  summed?: Sql;
}
/** One line for each group: sums, out of which rates are worked out. */
export interface GroupSource {
  /** Of the reach where what is counted says itself whose it is: its rows are `u`. */
  from: Sql | ((reach: Sql) => Sql);
  keys: { readonly [Name in ReportColumnName]?: Sql };
  sums: Readonly<Record<string, Sql>>;
}
/** Everybody's of all days is asked for: read in whatever order, and whose it is looked at behind. Days are those of the learner's place; of few learners what they did is looked up. */
export const isOfEverybody = ({ wholeCompanies, from, until }: ReportAsked): boolean =>
  wholeCompanies === "all" && from === null && until === null;

/** Of everybody those who are not told of: fewer than those who are, as a rule, and so sooner looked up for each row of a large table. */
export const leftOut = ({ domainId, ask }: ReportAsked): Sql =>
  sql`(select u.id from users u where u.domain_id = ${domainId} and (u.erased_at is not null ${ask.inactive ? sql`` : sql`or not u.active`}))`;

export type ReportSource = (asked: ReportAsked) => LineSource | GroupSource;

export const isGrouped = (source: LineSource | GroupSource): source is GroupSource => "keys" in source;

/** The columns that tell who the learner is. */
export const ofLearner = {
  username: sql`l.id`,
  lastName: sql`l.id`,
  firstName: sql`l.id`,
  pin: sql`l.id`,
  company: sql`l.company_id`,
} as const;

/** The day of an instant where the learner works. */
export const dayOf = (instant: Sql): Sql => sql`(${instant} at time zone l.zone)::date`;

/** Whether a day lies in the period; an open period holds every day, also none. */
export function inPeriod(day: Sql, { from, until }: Days): Sql {
  const conditions = [...(from === null ? [] : [sql`${day} >= ${from}::date`]), ...(until === null ? [] : [sql`${day} <= ${until}::date`])];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The same of an instant with an index: a day more on both sides before its own day is looked at. */
export const instantInPeriod = (instant: Sql, days: Days): Sql => {
  const { from, until } = days;
  const wide = [
    ...(from === null ? [] : [sql`${instant} >= ${from}::date - interval '1 day'`]),
    ...(until === null ? [] : [sql`${instant} < ${until}::date + interval '2 days'`]),
  ];
  return sql.join([...wide, inPeriod(dayOf(instant), days)], sql` and `);
};

export const among = (column: Sql, ids: readonly number[] | null): Sql =>
  ids === null ? sql`true` : sql`${column} = any(${ids}::bigint[])`;
export const ofStatus = (status: Sql, { ask }: ReportAsked): Sql =>
  ask.status.length === 0 ? sql`true` : sql`${status} = any(${ask.status}::text[])`;

/** Hundredths of a percent as percent. */
export const percent = (hundredths: Sql): Sql => sql`(${hundredths} / 100.0)::float8`;
export const whole = (sum: Sql): Sql => sql`coalesce(${sum}, 0)::float8`;
