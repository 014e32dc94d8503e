import { sql, type RawBuilder } from "kysely";

/** Who of a domain was switched off longer ago than so many months and is not kept: merged accounts go with the one they were merged into. */
export const peopleToErase = ({ domainId, months, now }: { domainId: number; months: number; now: Date }): RawBuilder<unknown> =>
  sql`from users u where u.domain_id = ${domainId} and not u.active and u.erased_at is null and not u.unfinished_copy and not u.retained
    and u.merged_into is null and u.deactivated_at < ${now}::timestamptz - make_interval(months => ${months})`;
