import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** What is sealed, and in which months. */
export type SealedTable = "simulator_sessions" | "exam_attempts";

interface MonthsAsked {
  domainId: number;
  /** Ids of the companies that are asked for; 0: the domain as a whole. */
  companies: Sql;
  /** These are all there are. */
  all?: boolean;
  /** Whether a month `m` (month, starts, ends), by UTC, lies within what is asked for wherever somebody is. */
  within: Sql;
  /** Whether any of it may. */
  touches: Sql;
}

/**
 * Rows to stand behind `with`: `kept_month` (company_id, month), whose sums answer what is asked (-1: those of all companies in one), and `open_month` (month, starts, ends), of which some
 * company has to be told from its facts: a month that is not over, or was changed since it was summed up, or is asked for in part.
 */
export const summedMonths = (table: SealedTable, { domainId, companies, all = false, within, touches }: MonthsAsked): Sql => {
  const month = sql`select first::date as month, first at time zone 'UTC' as starts, (first + interval '1 month') at time zone 'UTC' as ends`;
  const sealed = sql`${sql.table(table)} f where f.domain_id = ${domainId} and f.sealed_at is not null`;
  return sql`asked_company as materialized (${companies}),
    summed_month as materialized (select m.company_id, m.month from (select k.company_id, m.* from months_with_sums(${domainId}) k
        cross join lateral (${month} from (select k.month::timestamp as first) k) m) m
      where m.company_id in (select id from asked_company${all ? sql` union all select -1` : sql``}) and ${within}),
    whole_month as materialized (select k.month from summed_month k
      group by k.month having count(*) filter (where k.company_id <> -1) = (select count(*) from asked_company)),
    kept_month as materialized (select k.company_id, k.month from summed_month k
      where (k.company_id = -1) = (${all} and k.month in (select month from whole_month) and k.month in (select month from summed_month where company_id = -1))),
    open_month as materialized (select m.* from (${month} from generate_series(
        date_trunc('month', (select min(f.sealed_at) from ${sealed}) at time zone 'UTC'), (select max(f.sealed_at) from ${sealed}) at time zone 'UTC',
        interval '1 month') first) m
      where ${touches} and m.month not in (select month from whole_month))`;
};
