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
