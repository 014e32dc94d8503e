import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

const due = (endOfProgram: Sql): Sql =>
  sql`least(min(a.due_on), case when bool_and(a.ends_on is not null) then max(a.ends_on) end, ${endOfProgram})`;

/** When what somebody has not begun is due, of the assignments `a` of a program, grouped by it: as `due_day` says it of one. */
export const dueOfAssigned = due(sql`(select ended.end_date from programs ended where ended.id = a.program_id)`);

/** The same where many are read: the program is joined, not looked up for each. */
export const dueOfManyAssigned = due(sql`min(ended.end_date)`);
export const programOfAssigned = sql`left join programs ended on ended.id = a.program_id`;
