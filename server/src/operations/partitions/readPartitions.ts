import type { PartitionedTable } from "@vigil/model/operations/operations";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** The tables that are parted by months, from the catalogue and from what was counted alone: no row of theirs is read. */
export async function readPartitions(tx: Tx, today: string): Promise<PartitionedTable[]> {
  const { rows } = await sql<PartitionedTable>`
    with parts as (
      select p.relname::text as name, pg_total_relation_size(c.oid) as bytes, c.oid,
          case when c.relname ~ '_\\d{4}_\\d{2}$' then to_date(right(c.relname, 7), 'YYYY_MM') end as month
        from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
       where p.relnamespace = 'public'::regnamespace and p.relkind = 'p' and c.relkind = 'r'),
    ending as (select name, sum(rows)::bigint as rows, (count(*) filter (where whole))::int as whole, max(month)::text as until
      from ending_months(${today}::date) group by name)
    select name, count(month)::int as months, min(month)::text as since, max(month)::text as until,
        (count(*) filter (where month > (now() at time zone 'UTC')::date))::int as ahead, sum(bytes)::bigint as bytes,
        coalesce(sum(pg_stat_get_live_tuples(oid)) filter (where month is null), 0)::int as strays,
        (select to_jsonb(e) - 'name' from ending e where e.name = parts.name) as ending
      from parts group by name order by sum(bytes) desc, name`.execute(tx);
  return rows;
}
