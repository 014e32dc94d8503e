-- What a rule assigns.
create table assignment_rule_programs (
  domain_id bigint not null,
  assignment_rule_id bigint not null,
  program_id bigint not null,
  constraint assignment_rule_programs_pkey primary key (domain_id, assignment_rule_id, program_id),
  constraint assignment_rule_programs_domain_id_assignment_rule_id_fkey foreign key (domain_id, assignment_rule_id) references assignment_rules(domain_id, id) on delete cascade,
  constraint assignment_rule_programs_program_id_fkey foreign key (program_id) references programs(id)
);
alter table assignment_rule_programs enable row level security, force row level security;
create policy own on assignment_rule_programs using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on assignment_rule_programs to vigil_app;
