-- Whether somebody may be here at all, whatever they prove: asked when they sign in by whatever way, and when they recover.
create function may_sign_in(domain bigint, id bigint) returns boolean stable language sql as $$
  select u.active and u.locked_at is null and c.active and l.active and d.active
      and (d.account_inactive_days = 0
        or greatest(u.last_seen_at, u.created_at, u.password_changed_at) > now() - make_interval(days => d.account_inactive_days))
    from users u
    join companies c on c.domain_id = u.domain_id and c.id = u.company_id
    join access_levels l on l.id = u.access_level_id
    join domains d on d.id = u.domain_id
    where u.domain_id = may_sign_in.domain and u.id = may_sign_in.id
$$;
