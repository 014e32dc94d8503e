-- Who is in a group.
create table group_members (
  domain_id bigint not null,
  group_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint,
  constraint group_members_pkey primary key (domain_id, group_id, user_id),
  constraint group_members_domain_id_group_id_fkey foreign key (domain_id, group_id) references groups(domain_id, id) on delete cascade,
  constraint group_members_domain_id_user_id_fkey foreign key (domain_id, user_id) references users(domain_id, id) on delete cascade
);
create index group_members_by_user on group_members (domain_id, user_id);
create trigger rules_of_former_members after delete on group_members referencing old table as changed for each statement execute function rules_of_members();
create trigger rules_of_members_before after update on group_members referencing old table as changed for each statement execute function rules_of_members();
create trigger rules_of_moved_members after update on group_members referencing new table as changed for each statement execute function rules_of_members();
create trigger rules_of_new_members after insert on group_members referencing new table as changed for each statement execute function rules_of_members();
alter table group_members enable row level security, force row level security;
create policy own on group_members using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on group_members to vigil_app;
