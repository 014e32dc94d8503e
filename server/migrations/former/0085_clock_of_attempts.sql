-- Milliseconds since something began, by the database's clock. It stops after 24.8 days: what is older is as late as anything can be.
create function elapsed_ms(since timestamptz) returns integer language sql volatile
return least(2147483647, greatest(0, floor(extract(epoch from clock_timestamp() - since) * 1000)))::integer;

-- Whether another place of the same learner holds the lease: `browser` is the user session of the call, null for those whom no lease binds;
-- `tab` the tab that calls. A call that names no tab has one of its own, so it is asked as well.
create function works_elsewhere(domain bigint, learner bigint, browser bigint, tab text) returns boolean language plpgsql as $$
begin
  if browser is null then return false; end if;
  perform set_config('app.domain_id', domain::text, true);
  return exists (
    select from training_leases lease
      join sessions owner on owner.domain_id = lease.domain_id and owner.id = lease.session_id and owner.ended_at is null
     where lease.domain_id = domain and lease.user_id = learner and lease.expires_at > clock_timestamp()
       and (lease.session_id <> browser or lease.tab_id is distinct from tab));
end $$;

-- As 0016, with a clock that does not overflow.
create or replace function decision_place(domain bigint, learner bigint, session bigint, image integer, browser bigint, tab text) returns table (
  settings jsonb, started_month date, sealed boolean, elapsed_ms integer, image_id bigint, shown_ms integer, decided_ms integer,
  decision text, category text, marks jsonb, opened boolean, found boolean, credit text, previous_ms integer, view_count integer, elsewhere boolean
) language plpgsql as $$
#variable_conflict use_column
declare
  month date;
begin
  perform set_config('app.domain_id', domain::text, true);
  select s.settings, s.started_month, s.sealed_at is not null, elapsed_ms(s.started_at) into settings, month, sealed, elapsed_ms
    from simulator_sessions s where s.domain_id = domain and s.id = session and s.user_id = learner;
  if not found then return; end if;
  started_month := month;
  elsewhere := works_elsewhere(domain, learner, browser, tab);
  select d.image_id, d.shown_ms, d.decided_ms, d.decision, d.category, d.marks, d.opened, d.found, d.credit, jsonb_array_length(i.views)
    into image_id, shown_ms, decided_ms, decision, category, marks, opened, found, credit, view_count
    from simulator_decisions d join images i on i.id = d.image_id
    where d.domain_id = domain and d.started_month = month and d.session_id = session and d.position = image;
  if image_id is null then return; end if;
  if image > 0 then
    select d.decided_ms into previous_ms from simulator_decisions d
      where d.domain_id = domain and d.started_month = month and d.session_id = session and d.position = image - 1;
  end if;
  return next;
end $$;
