import { sql } from "kysely";
import type { Expressions } from "../entity/view.ts";

/** `whoFields` of a row `t` that names its person in `user_id`. */
export const whoExpressions: Expressions = {
  personName: sql`(select trim(who.first_name || ' ' || who.last_name) from users who where who.domain_id = t.domain_id and who.id = t.user_id)`,
  companyName: sql`(select company.name from users who join companies company on company.domain_id = who.domain_id and company.id = who.company_id
    where who.domain_id = t.domain_id and who.id = t.user_id)`,
};
