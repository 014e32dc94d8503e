import { sql } from "kysely";
import type { Expressions } from "../../entity/view.ts";
import { whoExpressions } from "../../identity/whoExpressions.ts";
import type { Sql } from "../../storage/sql.ts";

/** When a duty `t` was done: the first run of its program that was completed behind its assignment. */
export const dutyCompletedAt: Sql = sql`(select min(run.end_at) from program_statuses run where run.domain_id = t.domain_id and run.user_id = t.user_id
  and run.program_id = t.program_id and run.complete and run.end_at >= t.assigned_at)`;

const today = sql`(select (now() at time zone coalesce(c.sound_zone, d.sound_zone))::date from users u
  join companies c on c.domain_id = u.domain_id and c.id = u.company_id join domains d on d.id = u.domain_id
  where u.domain_id = t.domain_id and u.id = t.user_id)`;

export const dutyState: Sql = sql`(case when ${dutyCompletedAt} is not null then 'done' when t.due_on < ${today} then 'overdue' else 'open' end)`;

export const dutyExpressions: Expressions = { ...whoExpressions, completedAt: dutyCompletedAt, state: dutyState };
