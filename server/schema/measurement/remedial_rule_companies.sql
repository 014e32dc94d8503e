-- Whom a rule is for; none = the people of every company.
create table remedial_rule_companies (
  domain_id bigint not null,
  remedial_rule_id bigint not null,
  company_id bigint not null,
  constraint remedial_rule_companies_pkey primary key (domain_id, remedial_rule_id, company_id),
  constraint remedial_rule_companies_domain_id_company_id_fkey foreign key (domain_id, company_id) references companies(domain_id, id),
  constraint remedial_rule_companies_domain_id_remedial_rule_id_fkey foreign key (domain_id, remedial_rule_id) references remedial_rules(domain_id, id) on delete cascade
);
alter table remedial_rule_companies enable row level security, force row level security;
create policy own on remedial_rule_companies using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on remedial_rule_companies to vigil_app;
