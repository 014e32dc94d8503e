-- What is switched on and in its time, for the domain of a name or, where none is known, for everyone; what matters most first, then the
-- newest. Every page asks for it, before and after the sign-in: one statement that names the domain itself, for its own transaction, as
-- open_session does.
create function current_notices(named text, system_domain bigint, most integer) returns table (
  id bigint, revision integer, variant text, content jsonb, start_at timestamptz, end_at timestamptz
) language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  domain bigint;
begin
  perform set_config('app.domain_id', system_domain::text, true);
  select d.id into domain from domains d where d.name = named and d.active;
  perform set_config('app.domain_id', coalesce(domain, system_domain)::text, true);
  return query select n.id, n.revision, n.variant, n.translations, n.start_at, n.end_at
    from notifications n
   where n.active and (n.start_at is null or n.start_at <= now()) and (n.end_at is null or n.end_at > now())
     and (n.owner_domain_id = domain or (n.owner_domain_id is null and (n.everyone
       or exists (select from notification_domains l where l.notification_id = n.id and l.to_domain_id = domain))))
   order by array_position(array['danger', 'warning', 'info', 'success'], n.variant), coalesce(n.start_at, n.created_at) desc, n.id desc
   limit most;
end $$;
