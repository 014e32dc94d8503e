import { sql } from "kysely";

/** When what somebody has not begun is due, of the assignments `a` of a program, grouped by it: as `due_day` says it of one. */
export const dueOfAssigned = sql`least(min(a.due_on), case when bool_and(a.ends_on is not null) then max(a.ends_on) end,
  (select ended.end_date from programs ended where ended.id = a.program_id))`;
