-- Of which programs an export tells; none = all.
create table table_export_programs (
  domain_id bigint not null,
  table_export_id bigint not null,
  program_id bigint not null,
  constraint table_export_programs_pkey primary key (domain_id, table_export_id, program_id),
  constraint table_export_programs_domain_id_table_export_id_fkey foreign key (domain_id, table_export_id) references table_exports(domain_id, id) on delete cascade,
  constraint table_export_programs_program_id_fkey foreign key (program_id) references programs(id)
);
create index table_export_programs_by_program on table_export_programs (domain_id, program_id);
alter table table_export_programs enable row level security, force row level security;
create policy own on table_export_programs using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on table_export_programs to vigil_app;
