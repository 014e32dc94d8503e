import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** Of a learner's program: the days that count, where the learner works. Its newest run is `s`, absent where none was begun. */
interface RunDays {
  /** Of the certificate. */
  expiry: Sql;
  /** By when it is to be completed. */
  due: Sql;
  today: string | Sql;
}

const stored = sql`coalesce(s.status, 'n')`;

/** A certificate that has expired makes its program not complete any more. */
export const statusOn = ({ expiry, today }: Pick<RunDays, "expiry" | "today">): Sql =>
  sql`(case when ${stored} = 'c' and ${expiry} < ${today}::date then 'a' else ${stored} end)`;

/** Until it is complete the day it is due, then the day it has to be done again. */
export const dueOn = ({ expiry, due }: Pick<RunDays, "expiry" | "due">): Sql =>
  sql`(case when ${stored} = 'c' then ${expiry} else ${due} end)`;

export const isRenewal = sql`(${stored} = 'c')`;

export const overdueOn = (days: RunDays): Sql => sql`coalesce(${dueOn(days)} < ${days.today}::date, false)`;

/** The same where it is still to be done: of what is complete and holds, the day it ends is told as that and not as due. */
export const dueToldOn = (days: RunDays): Sql => sql`(case when ${stored} <> 'c' or ${overdueOn(days)} then ${dueOn(days)} end)`;

/** Seconds of it: reading, questions and the X-ray screen. */
export const timeOfRun = sql`coalesce(s.total_duration, 0)`;
