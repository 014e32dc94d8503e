-- For which companies somebody may deliver training.
create table trainer_authorization_companies (
  domain_id bigint not null,
  trainer_authorization_id bigint not null, -- the newest version
  company_id bigint not null,
  constraint trainer_authorization_companies_pkey primary key (domain_id, trainer_authorization_id, company_id),
  constraint trainer_authorization_compani_domain_id_trainer_authorizat_fkey foreign key (domain_id, trainer_authorization_id) references trainer_authorizations(domain_id, id) on delete cascade,
  constraint trainer_authorization_companies_domain_id_company_id_fkey foreign key (domain_id, company_id) references companies(domain_id, id)
);
alter table trainer_authorization_companies enable row level security, force row level security;
create policy own on trainer_authorization_companies using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on trainer_authorization_companies to vigil_app;
