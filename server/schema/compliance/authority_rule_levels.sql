-- Access levels that a rule of an authority concerns; none = all.
create table authority_rule_levels (
  domain_id bigint not null,
  authority_rule_id bigint not null,
  access_level_id bigint not null,
  constraint authority_rule_levels_pkey primary key (domain_id, authority_rule_id, access_level_id),
  constraint authority_rule_levels_access_level_id_fkey foreign key (access_level_id) references access_levels(id),
  constraint authority_rule_levels_domain_id_authority_rule_id_fkey foreign key (domain_id, authority_rule_id) references authority_rules(domain_id, id) on delete cascade
);
alter table authority_rule_levels enable row level security, force row level security;
create policy own on authority_rule_levels using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on authority_rule_levels to vigil_app;
