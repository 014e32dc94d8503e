import { stepOf, type Grouping, type MeasuredValue, type Measures, type Span } from "@vigil/model/measurement/observer/measureWire";
import type { Detection } from "@vigil/model/reporting/measures/detection";
import { monthsUntil } from "@vigil/model/reporting/dashboards/widget";
import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

export interface MeasuresAsked {
  domainId: number;
  /** Which rows `x` of the domain are meant, by their learner and their course: of sealed sessions, or of what is kept of them. */
  sessions: Sql;
  span: Span;
  zone: string;
  today: string;
}

/** What answers are kept by: all but the week or month, which is told from when they are kept. */
export type KeptDimension = Exclude<Grouping, "part">;

/** The first day that is looked at: of a month, where the domain is. */
export const sinceDay = ({ today, span }: MeasuresAsked): string => `${monthsUntil(today, span)[0]}-01`;

export const since = (column: Sql, asked: MeasuresAsked): Sql =>
  sql`${column} >= (${sinceDay(asked)}::timestamp at time zone ${asked.zone})`;

const counts = ["hits", "misses", "false_alarms", "correct_rejections"] as const;
export const sums = (row: string): Sql => sql.join(counts.map((name) => sql`sum(${sql.ref(`${row}.${name}`)})::int as ${sql.ref(name)}`));

/** Of these dimensions what seals have added up by learner and month: rows `x`. */
export const kept = (asked: MeasuresAsked, dimensions: readonly KeptDimension[]): Sql => sql`learner_measures x
   where x.domain_id = ${asked.domainId} and x.dimension = any(${dimensions}::text[]) and ${since(sql`x.at`, asked)} and ${asked.sessions}`;

/** The sessions that are meant, watches left out, as they are kept: by learner, kind and month. */
export const sessionsKept = (asked: MeasuresAsked): Sql =>
  sql`select x.user_id, x.value as kind, x.at, x.sessions, x.hits, x.misses, x.false_alarms, x.correct_rejections from ${kept(asked, ["kind"])}`;

/** Of the sessions `own`: by kind, with how many they are, and by week or month. Weeks are not kept: the sessions of a quarter are read. */
export const bySession = (asked: MeasuresAsked): Sql => sql`
  select 'kind' as grouping, own.kind as value, ${sums("own")}, sum(own.sessions)::int as sessions from own group by own.kind
  union all ${
    stepOf(asked.span) === "month"
      ? sql`select 'part', date_trunc('month', own.at at time zone ${asked.zone})::date::text, ${sums("own")}, 0 from own group by 2`
      : sql`select 'part', date_trunc('week', x.sealed_at at time zone ${asked.zone})::date::text, ${sums("x")}, 0
          from simulator_sessions x
         where x.domain_id = ${asked.domainId} and x.sealed_at is not null and not x.watch and ${since(sql`x.sealed_at`, asked)} and ${asked.sessions}
         group by 2`
  }`;

/** The same answers by one thing more that they are told apart by, or by several. */
export const byDimensions = (asked: MeasuresAsked, dimensions: readonly KeptDimension[]): Sql =>
  sql`select x.dimension, x.value, ${sums("x")}, 0 from ${kept(asked, dimensions)} group by x.dimension, x.value`;

/** What is told of watches alone: what was done where threats were rare, and how it went on. */
export const ofWatches = ["prevalence", "stretch"] as const satisfies KeptDimension[];

export interface MeasuredRow extends Detection {
  grouping: Grouping;
  value: string;
  sessions: number;
}

const nothing: Detection = { hits: 0, misses: 0, falseAlarms: 0, correctRejections: 0 };
const together = (all: Detection, one: Detection): Detection => ({
  hits: all.hits + one.hits,
  misses: all.misses + one.misses,
  falseAlarms: all.falseAlarms + one.falseAlarms,
  correctRejections: all.correctRejections + one.correctRejections,
});

const isCategory = (grouping: Grouping): boolean => grouping === "category" || grouping === "family";

/** Rows of these statements as they are told: everything that was done is of one kind of session. Of categories with how many articles they rest on. */
export function measuresOfRows(rows: readonly MeasuredRow[], asked: MeasuresAsked, articles?: ReadonlyMap<string, number>): Measures {
  const by: Partial<Record<Grouping, MeasuredValue[]>> = {};
  for (const { grouping, sessions: _, ...row } of rows) {
    const count = isCategory(grouping) ? articles?.get(row.value) : undefined;
    (by[grouping] ??= []).push({ ...row, ...(count !== undefined && { articles: count }) });
  }
  for (const values of Object.values(by)) values.sort((one, other) => (one.value < other.value ? -1 : 1));
  return {
    since: sinceDay(asked),
    until: asked.today,
    step: stepOf(asked.span),
    sessions: rows.reduce((sum, { sessions }) => sum + sessions, 0),
    total: (by.kind ?? []).reduce<Detection>(together, nothing),
    by,
  };
}
