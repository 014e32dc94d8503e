-- What the columns of a domain's files were the last time, by their heads.
create table user_import_columns (
  domain_id bigint not null,
  head text not null,
  target text,
  constraint user_import_columns_pkey primary key (domain_id, head),
  constraint user_import_columns_domain_id_fkey foreign key (domain_id) references domains(id)
);
alter table user_import_columns enable row level security, force row level security;
create policy own on user_import_columns using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on user_import_columns to vigil_app;
