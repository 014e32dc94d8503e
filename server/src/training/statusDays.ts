import { sql } from "kysely";
import type { Expressions } from "../entity/view.ts";
import type { Sql } from "../storage/sql.ts";

const dayOf = (instant: Sql): Sql => sql`(select (${instant} at time zone coalesce(works.sound_zone, home.sound_zone))::date::text
  from users person join companies works on works.domain_id = person.domain_id and works.id = person.company_id
  join domains home on home.id = person.domain_id where person.domain_id = t.domain_id and person.id = t.user_id)`;

/** The days of a status as home, the page of its person and certificates tell them: by the clocks of the learner's place. */
export const statusDays: Expressions = { dueOn: dayOf(sql`t.due_at`), expiresOn: dayOf(sql`t.expiry_at`) };
