-- What the columns of a domain's files of results were the last time, by their heads.
create table work_import_columns (
  domain_id bigint not null,
  head text not null,
  target text,
  constraint work_import_columns_pkey primary key (domain_id, head),
  constraint work_import_columns_domain_id_fkey foreign key (domain_id) references domains(id)
);
alter table work_import_columns enable row level security, force row level security;
create policy own on work_import_columns using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on work_import_columns to vigil_app;
