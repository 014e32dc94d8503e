-- Members of any of these.
create table assignment_rule_groups (
  domain_id bigint not null,
  assignment_rule_id bigint not null,
  group_id bigint not null,
  constraint assignment_rule_groups_pkey primary key (domain_id, assignment_rule_id, group_id),
  constraint assignment_rule_groups_domain_id_assignment_rule_id_fkey foreign key (domain_id, assignment_rule_id) references assignment_rules(domain_id, id) on delete cascade,
  constraint assignment_rule_groups_domain_id_group_id_fkey foreign key (domain_id, group_id) references groups(domain_id, id)
);
create index assignment_rule_groups_by_group on assignment_rule_groups (domain_id, group_id);
alter table assignment_rule_groups enable row level security, force row level security;
create policy own on assignment_rule_groups using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on assignment_rule_groups to vigil_app;
