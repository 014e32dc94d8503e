-- What was changed in months that are over since they were summed up. Rows only come, so that nobody waits for anybody: who sums a month up takes away those that it has seen.
create table changed_months (
  domain_id bigint not null,
  id bigint not null generated always as identity,
  company_id bigint not null,
  month date,
  constraint changed_months_pkey primary key (domain_id, id)
);
alter table changed_months enable row level security, force row level security;
create policy own on changed_months using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on changed_months to vigil_app;
