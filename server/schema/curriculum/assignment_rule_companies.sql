-- People of any of these.
create table assignment_rule_companies (
  domain_id bigint not null,
  assignment_rule_id bigint not null,
  company_id bigint not null,
  constraint assignment_rule_companies_pkey primary key (domain_id, assignment_rule_id, company_id),
  constraint assignment_rule_companies_domain_id_assignment_rule_id_fkey foreign key (domain_id, assignment_rule_id) references assignment_rules(domain_id, id) on delete cascade,
  constraint assignment_rule_companies_domain_id_company_id_fkey foreign key (domain_id, company_id) references companies(domain_id, id)
);
alter table assignment_rule_companies enable row level security, force row level security;
create policy own on assignment_rule_companies using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on assignment_rule_companies to vigil_app;
