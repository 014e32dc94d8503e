import { sql } from "kysely";
import { sessionKindOf } from "../reporting/measures/sessionMeasures.ts";

/** Of the row `t` of the list of sessions. */
export const sessionExpressions = { kind: sessionKindOf("t"), score: sql`t.score / 100.0::float8` };
