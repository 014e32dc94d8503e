-- Whether another place of the same learner holds the lease: `browser` is the user session of the call, null for those whom no lease binds;
-- `tab` the tab that calls. A call that names no tab has one of its own, so it is asked as well.
-- The tab that holds it renews it by working: not while it is younger than twice the time one that was let go has left, and not once it has let go.
-- Its browser is heard of then, which keeps open what its learner has open; what the call `saves` keeps one open by itself. That is not worth a wait for
-- the disk, so whoever stores something in the same transaction says that it is `durable`.
create function works_elsewhere(domain bigint, learner bigint, browser bigint, tab text, lease interval, let_go interval, durable boolean default false,
  saves boolean default false) returns boolean language plpgsql as $$
declare
  seen constant text := set_config('app.domain_id', domain::text, true);
  waits text;
begin
  if browser is null then return false; end if;
  update training_leases set expires_at = clock_timestamp() + lease
   where domain_id = domain and user_id = learner and session_id = browser and tab_id = tab
     and expires_at between clock_timestamp() + let_go and clock_timestamp() + lease - 2 * let_go;
  if found then
    if not durable then waits := set_config('synchronous_commit', 'off', true); end if;
    if exists (
      select from (
        select from simulator_sessions s where s.domain_id = domain and s.user_id = learner and s.sealed_at is null
        union all
        select from exam_attempts e where e.domain_id = domain and e.user_id = learner and e.sealed_at is null) open
       offset case when saves then 1 else 0 end) then
      perform keep_open(domain, learner);
    end if;
    return false;
  end if;
  return exists (
    select from training_leases held
      join sessions owner on owner.domain_id = held.domain_id and owner.id = held.session_id and owner.ended_at is null
     where held.domain_id = domain and held.user_id = learner and held.expires_at > clock_timestamp()
       and (held.session_id <> browser or held.tab_id is distinct from tab));
end $$;
