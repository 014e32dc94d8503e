-- A domain's own choice, also for a shared resource. None = every company of the domain.
create table resource_companies (
  domain_id bigint not null,
  resource_id bigint not null,
  company_id bigint not null,
  constraint resource_companies_pkey primary key (domain_id, resource_id, company_id),
  constraint resource_companies_domain_id_company_id_fkey foreign key (domain_id, company_id) references companies(domain_id, id),
  constraint resource_companies_domain_id_fkey foreign key (domain_id) references domains(id),
  constraint resource_companies_resource_id_fkey foreign key (resource_id) references resources(id) on delete cascade
);
create index resource_companies_by_company on resource_companies (domain_id, company_id);
alter table resource_companies enable row level security, force row level security;
create policy own on resource_companies using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on resource_companies to vigil_app;
