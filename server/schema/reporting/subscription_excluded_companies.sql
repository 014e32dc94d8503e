-- Companies of which a subscription tells nothing.
create table subscription_excluded_companies (
  domain_id bigint not null,
  subscription_id bigint not null,
  company_id bigint not null,
  constraint subscription_excluded_companies_pkey primary key (domain_id, subscription_id, company_id),
  constraint subscription_excluded_companies_domain_id_company_id_fkey foreign key (domain_id, company_id) references companies(domain_id, id),
  constraint subscription_excluded_companies_domain_id_subscription_id_fkey foreign key (domain_id, subscription_id) references subscriptions(domain_id, id) on delete cascade
);
create index subscription_excluded_companies_by_company on subscription_excluded_companies (domain_id, company_id);
alter table subscription_excluded_companies enable row level security, force row level security;
create policy own on subscription_excluded_companies using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on subscription_excluded_companies to vigil_app;
