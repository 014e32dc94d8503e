-- permissionData: the groups that somebody is limited to. No row = not limited.
create table user_scope_groups (
  domain_id bigint not null,
  user_id bigint not null,
  group_id bigint not null,
  constraint user_scope_groups_pkey primary key (domain_id, user_id, group_id),
  constraint user_scope_groups_domain_id_group_id_fkey foreign key (domain_id, group_id) references groups(domain_id, id) on delete cascade,
  constraint user_scope_groups_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id) on delete cascade
);
create trigger tell_rights after insert or delete or update on user_scope_groups for each row execute function tell_domain();
alter table user_scope_groups enable row level security, force row level security;
create policy own on user_scope_groups using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on user_scope_groups to vigil_app;
