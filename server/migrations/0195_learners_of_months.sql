-- S40 read every session there is, only to count different people. How many had a session in a month that is over, and when they had one before it, is kept:
-- of any stretch of months those are counted who had none before it. A month of a company stands in one row for each month before it and for who is active.
create table month_learners (
  domain_id bigint not null,
  company_id bigint not null,
  month date not null, -- by UTC
  before date not null, -- the month in which they had one before; -infinity: they had none
  active boolean not null,
  learners bigint not null,
  primary key (domain_id, company_id, month, before, active)
);
select protect_tenant('month_learners');
alter table company_months add column learners boolean not null default false; -- they are counted of all months until this one
