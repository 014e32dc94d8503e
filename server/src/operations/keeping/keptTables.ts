import type { KeptKind } from "@vigil/model/operations/keptWork";
import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** Where the rows of a kind are, and of which month each is. */
interface KeptTable {
  table: string;
  /** Sorted as an index is. */
  by: Sql;
  month: Sql;
  /** The rows from a month on, and those of one, by an index. */
  since: (month: Sql) => Sql;
  within: (month: Sql) => Sql;
}

const byMonth = (table: string, column: string): KeptTable => ({
  table,
  by: sql`t.${sql.ref(column)}`,
  month: sql`t.${sql.ref(column)}`,
  since: (month) => sql`t.${sql.ref(column)} >= ${month}`,
  within: (month) => sql`t.${sql.ref(column)} = ${month}`,
});
/** By UTC, as partitions are. */
const byInstant = (table: string, column: string): KeptTable => {
  const since = (month: Sql) => sql`t.${sql.ref(column)} >= ${month}::timestamp at time zone 'UTC'`;
  return {
    table,
    by: sql`t.${sql.ref(column)}`,
    month: sql`date_trunc('month', t.${sql.ref(column)} at time zone 'UTC')::date`,
    since,
    within: (month) => sql`${since(month)} and t.${sql.ref(column)} < (${month} + interval '1 month') at time zone 'UTC'`,
  };
};

export const keptTables: Record<KeptKind, KeptTable> = {
  events: byMonth("events", "month"),
  answers: byMonth("exam_answers", "started_month"),
  decisions: byMonth("simulator_decisions", "started_month"),
  traces: byMonth("simulator_traces", "started_month"),
  signIns: byInstant("sessions", "created_at"),
  mails: byInstant("subscription_runs", "due_at"),
  work: byInstant("work_results", "happened_at"),
};
