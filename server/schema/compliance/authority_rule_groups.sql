-- Groups whose members a rule of an authority concerns; none = everybody.
create table authority_rule_groups (
  domain_id bigint not null,
  authority_rule_id bigint not null,
  group_id bigint not null,
  constraint authority_rule_groups_pkey primary key (domain_id, authority_rule_id, group_id),
  constraint authority_rule_groups_domain_id_authority_rule_id_fkey foreign key (domain_id, authority_rule_id) references authority_rules(domain_id, id) on delete cascade,
  constraint authority_rule_groups_domain_id_group_id_fkey foreign key (domain_id, group_id) references groups(domain_id, id)
);
alter table authority_rule_groups enable row level security, force row level security;
create policy own on authority_rule_groups using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on authority_rule_groups to vigil_app;
