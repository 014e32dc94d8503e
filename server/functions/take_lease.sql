-- Takes or renews the lease of a tab for its learner, in one statement whose plan is kept: every browser in an exam asks for it. Null while another
-- tab or browser holds it; `browser` is null for those whom no lease binds. Not worth a wait for the disk: who holds it asks again. Its learner
-- is heard of by it.
create function take_lease(domain bigint, learner bigint, browser bigint, tab text, program bigint, lease interval) returns timestamptz language plpgsql
  set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  ends constant timestamptz := clock_timestamp() + lease;
begin
  perform set_config('app.domain_id', domain::text, true);
  perform set_config('synchronous_commit', 'off', true);
  if browser is not null then
    insert into training_leases as held (domain_id, user_id, tab_id, session_id, program_id, expires_at)
      values (domain, learner, tab, browser, (select p.id from programs p where p.id = program), ends)
      on conflict (domain_id, user_id) do update
        set tab_id = excluded.tab_id, session_id = excluded.session_id, program_id = excluded.program_id, expires_at = excluded.expires_at,
            created_at = case when held.tab_id = excluded.tab_id then held.created_at else now() end
        where (held.tab_id = excluded.tab_id and held.session_id = excluded.session_id) or held.expires_at <= clock_timestamp()
          or not exists (select from sessions owner where owner.domain_id = held.domain_id and owner.id = held.session_id and owner.ended_at is null);
    if not found then return null; end if;
  end if;
  perform keep_open(domain, learner);
  return ends;
end $$;
