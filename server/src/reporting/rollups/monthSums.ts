import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** A month that is over, and the companies of which it is not summed up, or was changed since. */
interface Unsummed {
  month: string;
  companies: number[];
}

/**
 * Months are over for those who write a day before they are summed up: whoever began while one was not, and says nothing of what is changed in it,
 * has ended by then.
 */
export async function unsummedMonths(tx: Tx, domainId: number): Promise<Unsummed[]> {
  const { rows } = await sql<Unsummed>`
    select m.month::date::text as month, array_agg(c.id order by c.id) as companies
      from (select generate_series(date_trunc('month', least(
          (select min(x.sealed_at) from simulator_sessions x where x.domain_id = ${domainId} and x.sealed_at is not null),
          (select min(e.sealed_at) from exam_attempts e where e.domain_id = ${domainId} and e.sealed_at is not null),
          (select min(c.month)::timestamp at time zone 'UTC' from changed_months c where c.domain_id = ${domainId})) at time zone 'UTC'),
        open_months(now() - interval '1 day')::timestamp - interval '1 month', interval '1 month') as month) m
      cross join (select id from companies where domain_id = ${domainId} union all select 0) c
      left join months_with_sums(${domainId}) k on k.company_id = c.id and k.month = m.month::date
     where k.month is null group by m.month order by m.month`.execute(tx);
  return rows;
}

/** What was changed in all months of a company is said of each of them, so that each can be summed up by itself; of companies that are no more, of none. */
export async function sayEachMonth(tx: Tx, domainId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('month_sums'), ${domainId}::integer)`.execute(tx);
  await sql`with said as (delete from changed_months c where c.domain_id = ${domainId} and (c.month is null
        or c.company_id <> 0 and c.company_id not in (select id from companies where domain_id = ${domainId})) returning c.company_id, c.month)
    insert into changed_months (domain_id, company_id, month)
    select k.domain_id, k.company_id, k.month from company_months k
     where k.domain_id = ${domainId} and k.company_id in (select s.company_id from said s where s.month is null)`.execute(tx);
}

export async function sumMonth(tx: Tx, domainId: number, { month, companies }: Unsummed): Promise<void> {
  await sql`select keep_month_sums(${domainId}, ${month}::date, ${companies}::bigint[])`.execute(tx);
}

/** Counts different learners of companies of which a month was summed up: of all their months, as somebody may have begun in another one now. */
export async function countMonthLearners(tx: Tx, domainId: number): Promise<void> {
  await sql`select keep_month_learners(${domainId})`.execute(tx);
}

export async function monthsSummedUp(tx: Tx, domainId: number): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct k.month::text as month from company_months k where k.domain_id = ${domainId} order by 1`.execute(tx);
  return rows.map(({ month }) => month);
}

/** How many sums of a month say something else than what was counted, are missing or too many, where nothing says that it was changed. */
export async function wrongMonth(tx: Tx, domainId: number, month: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select wrong_month_sums(${domainId}, ${month}::date) as count`.execute(tx);
  return rows[0]!.count;
}

/** As if the month had never been summed up. */
export async function forgetMonth(tx: Tx, domainId: number, month: string): Promise<void> {
  await forgetLearners(tx, domainId);
  await sql`delete from company_months where domain_id = ${domainId} and month = ${month}::date`.execute(tx);
}

/** How many counts of a company's learners say something else than its sessions, are missing or too many, where nothing says that they were changed. */
export async function wrongLearners(tx: Tx, domainId: number, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select wrong_month_learners(${domainId}, ${companyId}) as count`.execute(tx);
  return rows[0]!.count;
}

/** As if nobody's learners were counted, or those of one company. */
export async function forgetLearners(tx: Tx, domainId: number, companyId: number | null = null): Promise<void> {
  await sql`update company_months set learners = false where domain_id = ${domainId} and learners
    and company_id = coalesce(${companyId}::bigint, company_id)`.execute(tx);
}
