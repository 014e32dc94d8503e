-- Whose eyes a session may have: what a permission check needs of a person, or null where there is nobody who could sign in. In the domain
-- that the transaction sees.
create function viewed_person(domain bigint, person bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('userId', u.id, 'username', u.username, 'companyId', u.company_id, 'accessLevelId', l.id, 'accessLevelCode', l.base_code,
      'rank', l.rank, 'permissions', l.permissions, 'domainId', d.id, 'domainName', d.name,
      'sites', array(select o.company_id from user_sites o where o.domain_id = domain and o.user_id = u.id),
      'groups', array(select o.group_id from user_scope_groups o where o.domain_id = domain and o.user_id = u.id),
      'programs', array(select o.program_id from user_scope_programs o where o.domain_id = domain and o.user_id = u.id))
    from users u
    join companies c on c.domain_id = u.domain_id and c.id = u.company_id and c.active
    join access_levels l on l.id = u.access_level_id and l.active
    join domains d on d.id = u.domain_id and d.active
   where u.domain_id = domain and u.id = person and u.active and u.locked_at is null and u.merged_into is null
$$;
