import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** A learner in a program, as `learner_programs` keeps it, in the place of the row `u` of users: whoever is erased has none. */
export const standings = sql`(select p.domain_id, p.user_id as id, p.company_id, p.active, null::timestamptz as erased_at,
  p.program_id, p.assigned, p.undated, p.assigned_due, p.status, p.due_at, p.valid_until from learner_programs p) u`;

/** What says when a program ends for everybody, as `ended`. */
export const programEnds = sql`left join programs ended on ended.id = u.program_id`;

/** The companies, `place.id`, where they are, `place.zone`, and when that day begins there, `place.begins`. A day more is `place.ends`. */
export const companyPlaces = (domainId: number, day: Sql, until = day): Sql => sql`(select c.id, z.zone,
    ${day}::timestamp at time zone z.zone as begins, ${until}::timestamp at time zone z.zone as ends
  from companies c join domains d on d.id = c.domain_id cross join lateral (select coalesce(c.sound_zone, d.sound_zone) as zone) z
  where c.domain_id = ${domainId} offset 0) place`;

/** Where the learner of a row `u` works. */
export const places = (domainId: number, day: Sql, until = day): Sql =>
  sql`join ${companyPlaces(domainId, day, until)} on place.id = u.company_id`;

/** When a day begins, told as an instant, and the day itself: days of many rows are compared without working them out. */
interface Day {
  day: Sql;
  begins: Sql;
}

/** A certificate that has expired makes its program not complete any more: the same as `statusOn`. */
export const standingOn = ({ begins }: Day): Sql =>
  sql`(case when u.status = 'c' and u.valid_until < ${begins} then 'a' else coalesce(u.status, 'n') end)`;

/** Whether the day that counts (`dueOn`) lies before this one; without a day nothing is due. */
export const dueBefore = ({ day, begins }: Day): Sql => sql`coalesce(case when u.status = 'c' then u.valid_until < ${begins}
  when u.status is not null then u.due_at < ${begins} else least(u.assigned_due, ended.end_date) < ${day} end, false)`;
