import { eventExpiryDays } from "@vigil/model/compliance/trainingEvent";
import { sql } from "kysely";
import type { Expressions } from "../../entity/view.ts";

/** The day it is where the company of the event `t` is. */
export const today = sql`(select (now() at time zone coalesce(company.sound_zone, domain.sound_zone))::date
  from companies company join domains domain on domain.id = company.domain_id
 where company.domain_id = t.domain_id and company.id = t.company_id)`;

/** It ended longer ago than events may be delivered, or learners added. */
export const expired = sql<boolean>`(t.end_date < ${today} - ${sql.lit(eventExpiryDays)})`;
export const begun = sql<boolean>`(t.start_date <= ${today})`;

const people = sql`from training_event_users person where person.domain_id = t.domain_id and person.training_event_id = t.id`;
const present = sql`person.attending and person.attended_at is null`;

export const eventExpressions: Expressions = {
  state: sql`case when t.delivered_at is not null then 'delivered' when ${expired} then 'expired' when t.end_date < ${today} then 'due'
    when ${begun} then 'running' else 'planned' end`,
  attending: sql`array(select person.user_id ${people} and ${present} order by person.user_id)`,
  attended: sql`array(select person.user_id ${people} and person.attended_at is not null order by person.user_id)`,
  attendingCount: sql`(select count(*) ${people} and ${present})`,
  listedCount: sql`(select count(*) ${people})`,
  attendedCount: sql`(select count(*) ${people} and person.attended_at is not null)`,
};
