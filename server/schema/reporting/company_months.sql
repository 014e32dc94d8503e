-- Months that are over of which sums are kept, by company; company 0 is the domain as a whole, whoever its people are now.
create table company_months (
  domain_id bigint not null,
  company_id bigint not null,
  month date not null,
  summed_at timestamptz not null default now(),
  learners boolean not null default false, -- different learners of all months until this one are counted (month_learners)
  constraint company_months_pkey primary key (domain_id, company_id, month)
);
alter table company_months enable row level security, force row level security;
create policy own on company_months using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on company_months to vigil_app;
