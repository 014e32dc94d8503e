-- Takes the events of one month of a domain away, which the application's role cannot: only behind a signed end that says so, and none of the last months.
create function take_events(domain bigint, month_of date) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken bigint;
begin
  if month_of > date_trunc('month', now() at time zone 'UTC') - interval '2 months' then
    raise exception 'The events of this month are too young to be taken away.';
  end if;
  if not exists (select from event_heads h where h.domain_id = domain and h.month = month_of and h.taken is not null) then
    raise exception 'The end of this month is not signed as taken away.';
  end if;
  delete from events where domain_id = domain and month = month_of; -- under row security: of the domain that the transaction names
  get diagnostics taken = row_count;
  return taken;
end $$;
