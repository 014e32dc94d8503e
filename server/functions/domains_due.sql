-- The domains in which there is something to do for a round of a node, in one transaction over all of them: a domain in which nothing waits
-- costs a look by an index, not a transaction of its own. Row security is walked domain by domain, as everybody walks it. A domain may be
-- named in vain, never left out: what is done there is asked for in the domain itself.
create function domains_due(work text, grace_seconds double precision) returns setof bigint language plpgsql
set plan_cache_mode = 'force_generic_plan' as $$
declare
  here text := current_setting('app.domain_id', true);
  this_month constant date := date_trunc('month', now() at time zone 'UTC')::date;
  newest_over constant date := (open_months(now() - interval '1 day') - interval '1 month')::date;
  domain bigint;
  due boolean;
begin
  for domain in select d.id from domains d where d.active or work not in ('subscriptions', 'archives', 'orders', 'remedial') order by d.id loop
    perform set_config('app.domain_id', domain::text, true);
    case work
      when 'transfers' then
        due := exists (select from program_transfers t
          where t.domain_id = domain and t.state <> 'done' and not t.unfinished_copy and t.scheduled_at <= now());
      when 'exams' then
        due := exists (select from exam_attempts e where e.domain_id = domain and e.sealed_at is null
          and (e.deadline_at < now() - make_interval(secs => grace_seconds) or (e.settings ->> 'maxDisconnectMs')::float8 > 0));
      when 'sessions' then
        due := exists (select from simulator_sessions x where x.domain_id = domain and x.sealed_at is null
          and (x.deadline_at < now() - make_interval(secs => grace_seconds) or (x.settings ->> 'maxDisconnectMs')::float8 > 0));
      when 'subscriptions' then
        due := exists (select from subscriptions s where s.domain_id = domain and s.next_run_at <= now())
          or exists (select from subscription_runs r where r.domain_id = domain and r.state in ('waiting', 'running'));
      when 'archives' then
        due := exists (select from library_tasks t where t.domain_id = domain and t.state in ('waiting', 'running'));
      when 'orders' then
        -- those of shared libraries are asked for in the domain that keeps them
        due := exists (select from library_jobs j where j.state in ('waiting', 'running', 'stopped'));
      when 'resets' then
        due := exists (select from configurations c where c.active and (c.owner_domain_id = domain or c.owner_domain_id is null)
          and 'immediate' in (c.settings ->> 'resetCompleted', c.settings ->> 'resetStarted', c.settings ->> 'resetAttempted',
            c.settings ->> 'iltResetAttempted'));
      when 'anchors' then
        -- newer than the signed end of this month or the last, or gone from it
        due := exists (select from (values (this_month), ((this_month - interval '1 month')::date)) m (month)
          left join event_heads h on h.domain_id = domain and h.month = m.month
          where (select max(e.id) from events e where e.domain_id = domain and e.month = m.month) > coalesce(h.last_id, 0)
            or exists (select from jsonb_array_elements(h.leaves) l (leaf) where not exists (select from events e
              where e.domain_id = domain and e.month = m.month and e.id = (l.leaf ->> 0)::bigint and encode(substr(e.hash, 41), 'hex') = l.leaf ->> 1)));
      when 'checks' then
        due := not exists (select from event_checks k
          where k.domain_id = domain and k.checked_at > now() - make_interval(secs => grace_seconds));
      when 'sums' then
        -- something was changed in a month that is over, or some company's newest is not summed up, or its learners are not counted
        due := exists (select from changed_months c where c.domain_id = domain)
          or exists (select from companies c where c.domain_id = domain and not exists (select from company_months k
              where k.domain_id = domain and k.company_id = c.id and k.month = newest_over and k.learners))
            and (exists (select from simulator_sessions x where x.domain_id = domain and x.sealed_at < (newest_over + interval '1 month') at time zone 'UTC')
              or exists (select from exam_attempts e where e.domain_id = domain and e.sealed_at < (newest_over + interval '1 month') at time zone 'UTC'));
      when 'fits' then
        due := exists (select from simulator_sessions x where x.domain_id = domain and x.sealed_at is not null)
          and not exists (select from difficulty_fits f
            where f.domain_id = domain and f.fitted_at > now() - make_interval(secs => grace_seconds));
      when 'remedial' then
        due := exists (select from remedial_rules r where r.domain_id = domain and r.active)
          or exists (select from remedial_duties t where t.domain_id = domain);
    end case;
    if due then return next domain; end if;
  end loop;
  perform set_config('app.domain_id', here, true);
end $$;
