-- How many learners of a company had a session at the X-ray screen in a month that is over, watches aside, by the month in which they had one before it:
-- of any stretch of months different people are those who had none before in it.
create table month_learners (
  domain_id bigint not null,
  company_id bigint not null,
  month date not null, -- by UTC
  before date not null, -- -infinity: none
  active boolean not null,
  learners bigint not null,
  constraint month_learners_pkey primary key (domain_id, company_id, month, before, active)
);
alter table month_learners enable row level security, force row level security;
create policy own on month_learners using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on month_learners to vigil_app;
