import { sql } from "kysely";
import { isRenewal, overdueOn } from "../reporting/measures/runMeasures.ts";
import { validUntil } from "../reporting/measures/validUntil.ts";
import type { Sql } from "../storage/sql.ts";

const until = validUntil("s");

/** Of a run `s`, seen from a learner `l` with zone and today: why it is overdue for renewal, as reports count it; null while it is not. */
export const lapsed: Sql = sql`(case when ${isRenewal} and ${overdueOn({ expiry: sql`(${until} at time zone l.zone)::date`, due: sql`null::date`, today: sql`l.today` })}
  then case when s.revoked_at - interval '1 day' = ${until} then 'revoked' else 'expired' end end)`;
