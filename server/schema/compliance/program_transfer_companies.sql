-- Whose learners go.
create table program_transfer_companies (
  domain_id bigint not null,
  program_transfer_id bigint not null,
  company_id bigint not null,
  constraint program_transfer_companies_pkey primary key (domain_id, program_transfer_id, company_id),
  constraint program_transfer_companies_domain_id_company_id_fkey foreign key (domain_id, company_id) references companies(domain_id, id),
  constraint program_transfer_companies_domain_id_program_transfer_id_fkey foreign key (domain_id, program_transfer_id) references program_transfers(domain_id, id) on delete cascade
);
alter table program_transfer_companies enable row level security, force row level security;
create policy own on program_transfer_companies using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on program_transfer_companies to vigil_app;
