-- Who is signed in, as every page asks first: the user of a home domain, in the domain they are in now, and the plugins of that one. It names
-- both domains itself, for its own transaction, as open_session does, and leaves the home behind.
create function session_user_of(home bigint, who bigint, entered bigint, training_level text) returns jsonb
language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
declare
  found_user jsonb;
  addons text[];
begin
  perform set_config('app.domain_id', home::text, true);
  select jsonb_build_object('id', u.id, 'username', u.username, 'firstName', u.first_name, 'lastName', u.last_name, 'locale', u.locale,
      'accessLevelId', u.access_level_id, 'accessLevelCode', l.base_code, 'accessLevel', l.name, 'permissions', l.permissions,
      'companyId', u.company_id, 'company', jsonb_build_object('id', c.id, 'name', c.name),
      'domain', jsonb_build_object('id', d.id, 'name', d.name, 'title', d.title, 'locale', d.locale,
        'timeZone', coalesce(case when d.id = u.domain_id then c.sound_zone end, d.sound_zone),
        'accentColor', d.accent_color, 'logoId', d.logo_id),
      'permissionData', jsonb_build_object(
        'companies', array(select o.company_id from user_sites o where o.domain_id = home and o.user_id = who order by 1),
        'groups', array(select o.group_id from user_scope_groups o where o.domain_id = home and o.user_id = who order by 1),
        'programs', array(select o.program_id from user_scope_programs o where o.domain_id = home and o.user_id = who order by 1)),
      'training', l.base_code = training_level, 'updatePassword', u.must_change_password)
      || case when u.locale_chosen then '{"localeChosen": true}'::jsonb else '{}' end
    into found_user
    from users u
    join companies c on c.domain_id = u.domain_id and c.id = u.company_id
    join access_levels l on l.id = u.access_level_id
    join domains d on d.id = entered
   where u.domain_id = home and u.id = who;
  perform set_config('app.domain_id', entered::text, true);
  addons := array(select a.type from addons a where a.domain_id = entered and a.active);
  perform set_config('app.domain_id', home::text, true);
  return found_user || jsonb_build_object('addons', addons);
end $$;
