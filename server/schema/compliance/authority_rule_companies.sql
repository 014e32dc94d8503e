-- Companies whose people a rule of an authority concerns; none = all.
create table authority_rule_companies (
  domain_id bigint not null,
  authority_rule_id bigint not null,
  company_id bigint not null,
  constraint authority_rule_companies_pkey primary key (domain_id, authority_rule_id, company_id),
  constraint authority_rule_companies_domain_id_authority_rule_id_fkey foreign key (domain_id, authority_rule_id) references authority_rules(domain_id, id) on delete cascade,
  constraint authority_rule_companies_domain_id_company_id_fkey foreign key (domain_id, company_id) references companies(domain_id, id)
);
alter table authority_rule_companies enable row level security, force row level security;
create policy own on authority_rule_companies using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on authority_rule_companies to vigil_app;
