-- What is to be completed.
create table remedial_rule_programs (
  domain_id bigint not null,
  remedial_rule_id bigint not null,
  program_id bigint not null,
  constraint remedial_rule_programs_pkey primary key (domain_id, remedial_rule_id, program_id),
  constraint remedial_rule_programs_domain_id_remedial_rule_id_fkey foreign key (domain_id, remedial_rule_id) references remedial_rules(domain_id, id) on delete cascade,
  constraint remedial_rule_programs_program_id_fkey foreign key (program_id) references programs(id)
);
alter table remedial_rule_programs enable row level security, force row level security;
create policy own on remedial_rule_programs using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on remedial_rule_programs to vigil_app;
