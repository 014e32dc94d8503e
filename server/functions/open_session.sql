-- What every call asks first, in one statement whose plan is kept: the session of a cookie with all that a permission check needs, in single
-- looks by key (a join may be planned from the wrong end while a table's statistics are young). It names the domain itself, for its own
-- transaction; row security then shows that domain alone. Writes nothing but "last seen", and that no oftener than every `seen_seconds`, on
-- the account ten times as seldom, as each such change of it goes into all its indexes; a session that ran out is told as 'expired' and closed by the
-- caller. Whose row somebody else is writing is seen the next time: sessions are asked for together, and nobody waits because of another.
create function open_session(domain bigint, hash bytea, idle_minutes integer, seen_seconds integer) returns table (
  session_id bigint, user_id bigint, company_id bigint, access_level_id bigint, access_level_code text, rank integer, permissions jsonb,
  sites bigint[], groups bigint[], programs bigint[], domain_name text, must_change_password boolean, state text, ended_reason text,
  view_domain_id bigint, view_user_id bigint, view jsonb, lasts double precision
) language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  stale boolean;
  usable boolean;
  open_company boolean;
  open_level boolean;
  open_domain boolean;
  view_until timestamptz;
  account_stale boolean;
  free boolean := true;
begin
  perform set_config('app.domain_id', domain::text, true);
  select s.id, s.user_id, s.ended_reason, s.view_domain_id, s.view_user_id, s.view_until,
      extract(epoch from least(s.expires_at, s.last_seen_at + make_interval(mins => idle_minutes)) - now()) * 1000,
      s.last_seen_at <= now() - make_interval(secs => seen_seconds),
      case when s.ended_at is not null then 'ended'
        when s.expires_at <= now() or s.last_seen_at <= now() - make_interval(mins => idle_minutes) then 'expired' else 'open' end
    into session_id, user_id, ended_reason, view_domain_id, view_user_id, view_until, lasts, stale, state
    from sessions s where s.domain_id = domain and s.token_hash = hash;
  if not found then return; end if;
  select u.company_id, u.access_level_id, u.must_change_password, u.active and u.locked_at is null,
      coalesce(u.last_seen_at <= now() - make_interval(secs => 10 * seen_seconds), true)
    into company_id, access_level_id, must_change_password, usable, account_stale
    from users u where u.domain_id = domain and u.id = open_session.user_id;
  select c.active into open_company from companies c where c.domain_id = domain and c.id = open_session.company_id;
  select l.base_code, l.rank, l.permissions, l.active into access_level_code, rank, permissions, open_level
    from access_levels l where l.id = open_session.access_level_id;
  select d.name, d.active into domain_name, open_domain from domains d where d.id = domain;
  sites := array(select o.company_id from user_sites o where o.domain_id = domain and o.user_id = open_session.user_id);
  groups := array(select o.group_id from user_scope_groups o where o.domain_id = domain and o.user_id = open_session.user_id);
  programs := array(select o.program_id from user_scope_programs o where o.domain_id = domain and o.user_id = open_session.user_id);
  if state = 'open' and (usable and open_company and open_level and open_domain) is not true then state := 'expired'; end if;
  if state = 'open' and stale then
    if account_stale then
      perform from users u where u.domain_id = domain and u.id = open_session.user_id for no key update skip locked;
      free := found;
    end if;
    if free then
      perform from sessions s where s.domain_id = domain and s.id = open_session.session_id for no key update skip locked;
      if found then
        perform set_config('synchronous_commit', 'off', true); -- not worth a wait for the disk
        if account_stale then update users set last_seen_at = now() where domain_id = domain and id = open_session.user_id; end if;
        update sessions set last_seen_at = now() where domain_id = domain and id = open_session.session_id;
      end if;
    end if;
  end if;
  -- whose eyes it has, while it may: null where they are nobody's any more
  if state = 'open' and view_user_id is not null and view_until > now() then
    perform set_config('app.domain_id', view_domain_id::text, true);
    view := viewed_person(view_domain_id, view_user_id);
    perform set_config('app.domain_id', domain::text, true);
  end if;
  return next;
end $$;
