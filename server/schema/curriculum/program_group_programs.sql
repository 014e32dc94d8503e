-- The programs of a group, in order.
create table program_group_programs (
  domain_id bigint not null,
  program_group_id bigint not null,
  program_id bigint not null,
  "position" integer not null,
  constraint program_group_programs_pkey primary key (domain_id, program_group_id, program_id),
  constraint program_group_programs_domain_id_program_group_id_position_key unique (domain_id, program_group_id, "position") deferrable initially deferred,
  constraint program_group_programs_domain_id_program_group_id_fkey foreign key (domain_id, program_group_id) references program_groups(domain_id, id) on delete cascade,
  constraint program_group_programs_program_id_fkey foreign key (program_id) references programs(id)
);
create index program_group_programs_by_program on program_group_programs (domain_id, program_id);
alter table program_group_programs enable row level security, force row level security;
create policy own on program_group_programs using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on program_group_programs to vigil_app;
