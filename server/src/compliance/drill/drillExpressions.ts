import { sql } from "kysely";
import type { Expressions } from "../../entity/view.ts";
import { whoExpressions } from "../../identity/whoExpressions.ts";

/** What was wrong is told when it was answered: whoever reads the list may have a drill open. */
export const drillExpressions: Expressions = {
  ...whoExpressions,
  fault: sql`(case when t.answered_at is not null then coalesce(t.part, 'none') end)`,
};
