-- Who audits sees the flags and says what they were; the vendor's people see what they see of every list.
-- Row security off for the owner, as the levels of every domain are meant: who made one of their own with audit keeps what an auditor has.
alter table access_levels disable row level security;
update access_levels set permissions = (
  select jsonb_agg(permission order by permission collate "C") from (
    select jsonb_array_elements_text(permissions)
    union select unnest(case
      when owner_domain_id is not null or base_code in ('ins', 'aud', 'adm') then array['integrityFlags:edit', 'integrityFlags:view']
      when base_code in ('web', 'sup') then array['integrityFlags:add', 'integrityFlags:delete', 'integrityFlags:edit', 'integrityFlags:view']
      when base_code = 'spi-support' then array['integrityFlags:add', 'integrityFlags:edit', 'integrityFlags:view']
      else array['integrityFlags:view'] end)) as held (permission))
where permissions ? 'audit:view' or (owner_domain_id is null and base_code in ('spi-user', 'spi-sales', 'spi-support'));
alter table access_levels enable row level security;
