-- A domain looks and writes as its own house, and its administrator says how: the level of domain administrators edits the own domain,
-- what the contract says of it stays the system administrator's (domainRoutes).
alter table domains add column logo_id bigint references media (id);
alter table domains add column accent_color text not null default '';
alter table domains add column mail_name text not null default '';
alter table domains add column mail_reply_to text;

alter table access_levels disable row level security;
update access_levels set permissions = (
  select jsonb_agg(permission order by permission collate "C")
  from (select jsonb_array_elements_text(permissions) union select 'domains:edit') as held (permission))
where owner_domain_id is null and base_code = 'web';
alter table access_levels enable row level security;
