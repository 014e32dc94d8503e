import type { SessionKind } from "@vigil/model/reporting/measures/sessionKind";
import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** What figures and lists tell apart of simulator sessions; an index has the same words. */
export const sessionKindOf = (row: "x" | "t"): Sql => {
  const [quiz, type] = [sql.ref(`${row}.quiz_id`), sql.ref(`${row}.type`)];
  return sql`(case when ${quiz} is not null then 'quiz' when ${type} = 'Exam' then 'exam' else 'practice' end)`;
};

/** Of the sealed simulator session `x`. */
export const kindOfSession = sessionKindOf("x");

export const isOfKind = (kinds: readonly SessionKind[]): Sql =>
  kinds.length === 0 ? sql`true` : sql`${kindOfSession} = any(${kinds}::text[])`;

/** The same as `percentOf` of the model, of two sums. */
export const percentOf = (part: Sql, all: Sql): Sql => sql`round(100.0 * (${part})::numeric / nullif(${all}, 0)::numeric, 2)::float8`;

/** The same as `averageScore` of the model, of a column in hundredths of a percent. */
export const averageScore = (score: Sql): Sql => sql`(round(avg(${score})) / 100)::float8`;
