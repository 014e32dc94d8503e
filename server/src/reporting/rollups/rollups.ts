import { sql } from "kysely";
import { measuresOf } from "../measures/measuresOf.ts";
import type { Sql } from "../../storage/sql.ts";

/** What is counted beside a fact when it is sealed, and what counts it: of all facts of a domain that began in a month. */
export interface Rollup {
  table: string;
  /** The facts are taken away after a time (`kept_months`), what was counted of them stays. */
  kind: "decisions" | "answers";
  /** What counts the facts, and of which month they are: its columns stand in this order in the table, behind the domain. */
  columns: readonly string[];
  facts: (domainId: number, month: string) => Sql;
  /** Rows `r` of the table, of facts that began in the month. */
  ofMonth: (domainId: number, month: string) => Sql;
}

export const rollups: readonly Rollup[] = [
  {
    table: "simulator_categories",
    kind: "decisions",
    columns: [
      "session_id",
      "category",
      "image_category",
      "sealed_at",
      "threats",
      "missed",
      "half_credit",
      "full_credit",
      "time_ms",
      "timed",
      "miscalled",
    ],
    facts: (domainId, month) => sql`threats_of(${domainId}, ${month}::date)`,
    ofMonth: (domainId, month) => sql`r.domain_id = ${domainId} and r.session_id in (
      select x.id from simulator_sessions x where x.domain_id = ${domainId} and x.started_month = ${month}::date)`,
  },
  {
    table: "simulator_measures",
    kind: "decisions",
    columns: ["session_id", "sealed_at", "dimension", "value", "hits", "misses", "false_alarms", "correct_rejections"],
    facts: (domainId, month) => measuresOf(domainId, month),
    ofMonth: (domainId, month) => sql`r.domain_id = ${domainId} and r.session_id in (
      select x.id from simulator_sessions x where x.domain_id = ${domainId} and x.started_month = ${month}::date)`,
  },
  {
    table: "exam_objectives",
    kind: "answers",
    columns: ["attempt_id", "objective", "questions", "correct"],
    facts: (domainId, month) => sql`objectives_of(${domainId}, ${month}::date)`,
    ofMonth: (domainId, month) => sql`r.domain_id = ${domainId} and r.attempt_id in (
      select e.id from exam_attempts e where e.domain_id = ${domainId} and e.started_month = ${month}::date)`,
  },
];
