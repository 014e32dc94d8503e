import { stepOf, type Grouping, type MeasuredValue, type Measures, type Span } from "@vigil/model/measurement/observer/measureWire";
import type { Dimension } from "@vigil/model/measurement/observer/dimensions";
import type { Detection } from "@vigil/model/reporting/measures/detection";
import { monthsUntil } from "@vigil/model/reporting/dashboards/widget";
import { sql } from "kysely";
import { sessionKindOf } from "../../reporting/measures/sessionMeasures.ts";
import type { Sql } from "../../storage/sql.ts";

export interface MeasuresAsked {
  domainId: number;
  /** Which sealed sessions `x` of the domain are meant. */
  sessions: Sql;
  span: Span;
  zone: string;
  today: string;
}

/** The first day that is looked at: of a month, where the domain is. */
export const sinceDay = ({ today, span }: MeasuresAsked): string => `${monthsUntil(today, span)[0]}-01`;

export const sealedSince = (column: Sql, asked: MeasuresAsked): Sql =>
  sql`${column} >= (${sinceDay(asked)}::timestamp at time zone ${asked.zone})`;

/** The sealed sessions that are meant, watches left out, each with the week or the month it belongs to. */
export const sessionsAsked = (asked: MeasuresAsked): Sql => sql`
  select x.id, x.user_id, x.hits, x.misses, x.false_alarms, x.correct_rejections, ${sessionKindOf("x")} as kind,
      date_trunc(${stepOf(asked.span)}, x.sealed_at at time zone ${asked.zone})::date as begins
    from simulator_sessions x
   where x.domain_id = ${asked.domainId} and x.sealed_at is not null and not x.watch and ${sealedSince(sql`x.sealed_at`, asked)} and ${asked.sessions}`;

const counts = ["hits", "misses", "false_alarms", "correct_rejections"] as const;
export const sums = (row: string): Sql => sql.join(counts.map((name) => sql`sum(${sql.ref(`${row}.${name}`)})::int as ${sql.ref(name)}`));

/** Of the sessions `own`: by kind, with how many they are, and by week or month. */
export const bySession = sql`
  select 'kind' as grouping, own.kind as value, ${sums("own")}, count(*)::int as sessions from own group by own.kind
  union all select 'part', own.begins::text, ${sums("own")}, 0 from own group by own.begins`;

/** Their threats by category, as the course calls it or as the library does. */
export const byCategory = (asked: MeasuresAsked, grouping: "category" | "family"): Sql => {
  const name = sql.ref(grouping === "category" ? "k.category" : "k.image_category");
  return sql`select ${grouping}, ${name}, sum(k.threats - k.missed)::int, sum(k.missed)::int, 0, 0, 0
    from own join simulator_categories k on k.domain_id = ${asked.domainId} and k.session_id = own.id and ${sealedSince(sql`k.sealed_at`, asked)}
   group by ${name}`;
};

/** What their seals have counted of all answers, by everything or by one of the dimensions. */
export const byDimension = (asked: MeasuresAsked, dimension?: Dimension): Sql => sql`
  select m.dimension, m.value, ${sums("m")}, 0
    from own join simulator_measures m on m.domain_id = ${asked.domainId} and m.session_id = own.id and ${sealedSince(sql`m.sealed_at`, asked)}
     and ${dimension === undefined ? sql`true` : sql`m.dimension = ${dimension}`}
   group by m.dimension, m.value`;

/** Of the watches of the same people: what was done where threats were rare, and how it went on. They are in none of the other figures. */
export const ofWatches = (asked: MeasuresAsked): Sql => sql`
  select m.dimension, m.value, ${sums("m")}, 0
    from simulator_sessions x join simulator_measures m on m.domain_id = x.domain_id and m.session_id = x.id
   where x.domain_id = ${asked.domainId} and x.sealed_at is not null and x.watch and ${sealedSince(sql`x.sealed_at`, asked)} and ${asked.sessions}
     and m.dimension in ('prevalence', 'stretch')
   group by m.dimension, m.value`;

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

/** Rows of these statements as they are told: everything that was done is of one kind of session. */
export function measuresOfRows(rows: readonly MeasuredRow[], asked: MeasuresAsked): Measures {
  const by: Partial<Record<Grouping, MeasuredValue[]>> = {};
  for (const { grouping, sessions: _, ...row } of rows) (by[grouping] ??= []).push(row);
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
