-- Auditors see the reports of their own sites; levels that a domain made of theirs stay as they are.
alter table access_levels disable row level security;
update access_levels set permissions = (
  select jsonb_agg(permission order by permission collate "C")
  from (select jsonb_array_elements_text(permissions) union select 'reports:view') as held (permission))
where owner_domain_id is null and base_code = 'aud';
alter table access_levels enable row level security;
