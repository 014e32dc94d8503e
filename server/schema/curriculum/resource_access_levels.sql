-- None = every access level.
create table resource_access_levels (
  owner_domain_id bigint,
  resource_id bigint not null,
  access_level_id bigint not null,
  constraint resource_access_levels_pkey primary key (resource_id, access_level_id),
  constraint resource_access_levels_access_level_id_fkey foreign key (access_level_id) references access_levels(id),
  constraint resource_access_levels_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id),
  constraint resource_access_levels_resource_id_fkey foreign key (resource_id) references resources(id) on delete cascade
);
create index resource_access_levels_by_level on resource_access_levels (access_level_id);
alter table resource_access_levels enable row level security, force row level security;
create policy read on resource_access_levels for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on resource_access_levels for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on resource_access_levels for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on resource_access_levels for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on resource_access_levels to vigil_app;
