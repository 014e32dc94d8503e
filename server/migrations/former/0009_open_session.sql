-- What every call asks first, in one statement whose plan is kept: the session of a cookie with all that a permission check needs.
-- It names the domain itself, for its own transaction; row security then shows that domain alone. Writes nothing but "last seen", and that
-- at most once a minute; a session that ran out is told as 'expired' and closed by the caller.
create function open_session(domain bigint, hash bytea) returns table (
  session_id bigint, user_id bigint, company_id bigint, access_level_id bigint, access_level_code text, rank integer, permissions jsonb,
  sites bigint[], groups bigint[], programs bigint[], domain_name text, must_change_password boolean, state text, ended_reason text
) language plpgsql as $$
#variable_conflict use_column
declare
  stale boolean;
begin
  perform set_config('app.domain_id', domain::text, true);
  select s.id, s.user_id, u.company_id, u.access_level_id, l.base_code, l.rank, l.permissions,
      array(select o.company_id from user_sites o where o.domain_id = domain and o.user_id = s.user_id),
      array(select o.group_id from user_scope_groups o where o.domain_id = domain and o.user_id = s.user_id),
      array(select o.program_id from user_scope_programs o where o.domain_id = domain and o.user_id = s.user_id),
      d.name, u.must_change_password,
      case when s.ended_at is not null then 'ended'
        when s.expires_at <= now() or s.last_seen_at <= now() - interval '60 minutes' then 'expired'
        when not (u.active and l.active and d.active) then 'expired'
        else 'open' end,
      s.ended_reason, s.last_seen_at <= now() - interval '60 seconds'
    into session_id, user_id, company_id, access_level_id, access_level_code, rank, permissions, sites, groups, programs,
      domain_name, must_change_password, state, ended_reason, stale
    from sessions s
    join users u on u.domain_id = domain and u.id = s.user_id
    join access_levels l on l.id = u.access_level_id
    join domains d on d.id = domain
    where s.domain_id = domain and s.token_hash = hash;
  if not found then return; end if;
  if state = 'open' and stale then
    update sessions set last_seen_at = now() where domain_id = domain and id = session_id;
    update users set last_seen_at = now() where domain_id = domain and id = user_id;
  end if;
  return next;
end $$;
