import type { SessionKind } from "@vigil/model/reporting/measures/sessionKind";
import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** Of the sealed simulator session `x`: what figures tell apart. */
export const kindOfSession = sql`(case when x.quiz_id is not null then 'quiz' when x.type = 'Exam' then 'exam' else 'practice' end)`;

export const isOfKind = (kinds: readonly SessionKind[]): Sql =>
  kinds.length === 0 ? sql`true` : sql`${kindOfSession} = any(${kinds}::text[])`;

/** The same as `percentOf` of the model, of two sums. */
export const percentOf = (part: Sql, all: Sql): Sql => sql`round(100.0 * (${part})::numeric / nullif(${all}, 0)::numeric, 2)::float8`;

/** The same as `averageScore` of the model, of a column in hundredths of a percent. */
export const averageScore = (score: Sql): Sql => sql`(round(avg(${score})) / 100)::float8`;
