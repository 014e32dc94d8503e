import { sessionKinds, type SessionKind } from "@vigil/model/reporting/measures/sessionKind";
import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** What figures and lists tell apart of simulator sessions; an index has the same words. */
export const sessionKindOf = (row: "x" | "t"): Sql => {
  const [quiz, type, watch] = [sql.ref(`${row}.quiz_id`), sql.ref(`${row}.type`), sql.ref(`${row}.watch`)];
  return sql`(case when ${quiz} is not null then 'quiz' when ${type} = 'Exam' then 'exam' when ${watch} then 'watch' else 'practice' end)`;
};

/** Of the sealed simulator session `x`. */
export const kindOfSession = sessionKindOf("x");

/** Where no kind is asked for, watches are left out: where threats are rare people decide otherwise, and a sum of both would say neither. Other rows than those of sessions, `x`, say their kind. */
export const isOfKind = (kinds: readonly SessionKind[], row: "x" | "r" = "x"): Sql => {
  if (kinds.length === 0) return sql`not ${sql.ref(`${row}.watch`)}`;
  return sessionKinds.every((kind) => kinds.includes(kind))
    ? sql`true`
    : sql`${row === "x" ? kindOfSession : sql.ref(`${row}.kind`)} = any(${kinds}::text[])`;
};

/** The same as `percentOf` of the model, of two sums. */
export const percentOf = (part: Sql, all: Sql): Sql => sql`round(100.0 * (${part})::numeric / nullif(${all}, 0)::numeric, 2)::float8`;

/** The same as `averageScore` of the model, of rows `r` that each stand for one result or many: hundredths of a percent, and how many have them. */
export const averageScore = sql`(round(sum(r.score)::numeric / nullif(sum(r.scored), 0)) / 100)::float8`;
