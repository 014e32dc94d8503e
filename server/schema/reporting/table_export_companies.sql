-- Of which companies an export tells; none = all.
create table table_export_companies (
  domain_id bigint not null,
  table_export_id bigint not null,
  company_id bigint not null,
  constraint table_export_companies_pkey primary key (domain_id, table_export_id, company_id),
  constraint table_export_companies_domain_id_company_id_fkey foreign key (domain_id, company_id) references companies(domain_id, id),
  constraint table_export_companies_domain_id_table_export_id_fkey foreign key (domain_id, table_export_id) references table_exports(domain_id, id) on delete cascade
);
create index table_export_companies_by_company on table_export_companies (domain_id, company_id);
alter table table_export_companies enable row level security, force row level security;
create policy own on table_export_companies using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on table_export_companies to vigil_app;
