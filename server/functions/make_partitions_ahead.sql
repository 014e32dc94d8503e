-- Called at every start and once an hour: the months to come exist before the first row of theirs. While a new partition waits for somebody who
-- reads for long, everybody who writes to that table waits behind it, so it gives up soon; it is tried again. One node at a time: of several that
-- start at once in a new month each would find the same one missing.
create function make_partitions_ahead(months integer, today date default (now() at time zone 'UTC')::date) returns void language sql security definer
  set search_path = public, pg_temp set lock_timeout = '500ms' as $$
  select pg_advisory_xact_lock(hashtext('make_partitions_ahead'));
  select make_partitions(p.partrelid::regclass, today, (today + make_interval(months => months))::date)
    from pg_partitioned_table p join pg_class c on c.oid = p.partrelid where c.relnamespace = 'public'::regnamespace order by c.relname;
$$;
