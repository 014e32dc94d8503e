-- As 0009, in single looks by key: a join may be planned from the wrong end while a table's statistics are young, and the plan is kept.
create or replace function open_session(domain bigint, hash bytea) returns table (
  session_id bigint, user_id bigint, company_id bigint, access_level_id bigint, access_level_code text, rank integer, permissions jsonb,
  sites bigint[], groups bigint[], programs bigint[], domain_name text, must_change_password boolean, state text, ended_reason text
) language plpgsql as $$
#variable_conflict use_column
declare
  stale boolean;
  usable boolean;
  open_level boolean;
  open_domain boolean;
begin
  perform set_config('app.domain_id', domain::text, true);
  select s.id, s.user_id, s.ended_reason, s.last_seen_at <= now() - interval '60 seconds',
      case when s.ended_at is not null then 'ended'
        when s.expires_at <= now() or s.last_seen_at <= now() - interval '60 minutes' then 'expired' else 'open' end
    into session_id, user_id, ended_reason, stale, state
    from sessions s where s.domain_id = domain and s.token_hash = hash;
  if not found then return; end if;
  select u.company_id, u.access_level_id, u.must_change_password, u.active into company_id, access_level_id, must_change_password, usable
    from users u where u.domain_id = domain and u.id = open_session.user_id;
  select l.base_code, l.rank, l.permissions, l.active into access_level_code, rank, permissions, open_level
    from access_levels l where l.id = open_session.access_level_id;
  select d.name, d.active into domain_name, open_domain from domains d where d.id = domain;
  sites := array(select o.company_id from user_sites o where o.domain_id = domain and o.user_id = open_session.user_id);
  groups := array(select o.group_id from user_scope_groups o where o.domain_id = domain and o.user_id = open_session.user_id);
  programs := array(select o.program_id from user_scope_programs o where o.domain_id = domain and o.user_id = open_session.user_id);
  if state = 'open' and (usable and open_level and open_domain) is not true then state := 'expired'; end if;
  if state = 'open' and stale then
    update sessions set last_seen_at = now() where domain_id = domain and id = open_session.session_id;
    update users set last_seen_at = now() where domain_id = domain and id = open_session.user_id;
  end if;
  return next;
end $$;
