-- What a domain adds to a program it may use.
create table domain_programs (
  domain_id bigint not null,
  program_id bigint not null,
  trainer_authorization_root_id bigint,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by bigint,
  revision integer not null default 1,
  constraint domain_programs_pkey primary key (domain_id, program_id),
  constraint domain_programs_domain_id_fkey foreign key (domain_id) references domains(id),
  constraint domain_programs_program_id_fkey foreign key (program_id) references programs(id)
);
alter table domain_programs enable row level security, force row level security;
create policy own on domain_programs using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on domain_programs to vigil_app;
