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
  program_template_id bigint,
  class_template_id bigint,
  constraint domain_programs_pkey primary key (domain_id, program_id),
  constraint domain_programs_class_template_id_fkey foreign key (class_template_id) references certificate_templates(id),
  constraint domain_programs_domain_id_fkey foreign key (domain_id) references domains(id),
  constraint domain_programs_program_id_fkey foreign key (program_id) references programs(id),
  constraint domain_programs_program_template_id_fkey foreign key (program_template_id) references certificate_templates(id)
);
create index domain_programs_by_class_template on domain_programs (class_template_id) where (class_template_id is not null);
create index domain_programs_by_program_template on domain_programs (program_template_id) where (program_template_id is not null);
alter table domain_programs enable row level security, force row level security;
create policy own on domain_programs using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on domain_programs to vigil_app;
