-- Somebody who may looks at the product with another person's eyes for a while: the session stays theirs and remembers whose eyes it has.
-- No foreign key: each call looks the person up anew, and who is gone ends the view.
alter table sessions add column view_domain_id bigint;
alter table sessions add column view_user_id bigint;
alter table sessions add column view_until timestamptz;
alter table sessions add constraint sessions_view check (
  (view_user_id is null) = (view_until is null) and (view_user_id is null) = (view_domain_id is null));

-- Who administers a domain may; a company's administrator where a domain gives it to a level of its own. Levels that domains made after
-- the domain administrator's get it too: else nobody who holds one could change a domain administrator any more (`refusesLevel`).
alter table access_levels disable row level security;
update access_levels set permissions = (
  select jsonb_agg(permission order by permission collate "C")
  from (select jsonb_array_elements_text(permissions) union select 'users:viewAs') as held (permission))
where base_code in ('web', 'sup') or (base_code = 'spi-support' and owner_domain_id is null);
alter table access_levels enable row level security;
