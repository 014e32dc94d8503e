-- Programs whose certificate certifies somebody by a rule of an authority.
create table authority_rule_programs (
  domain_id bigint not null,
  authority_rule_id bigint not null,
  program_id bigint not null,
  constraint authority_rule_programs_pkey primary key (domain_id, authority_rule_id, program_id),
  constraint authority_rule_programs_domain_id_authority_rule_id_fkey foreign key (domain_id, authority_rule_id) references authority_rules(domain_id, id) on delete cascade,
  constraint authority_rule_programs_program_id_fkey foreign key (program_id) references programs(id)
);
alter table authority_rule_programs enable row level security, force row level security;
create policy own on authority_rule_programs using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on authority_rule_programs to vigil_app;
