-- Exams of a domain in a month that is over, and in how many of them an objective was missed.
create table month_misses (
  domain_id bigint not null,
  month date not null,
  kind text not null,
  content_id bigint not null,
  objective bigint not null,
  exams bigint not null,
  constraint month_misses_pkey primary key (domain_id, month, kind, content_id, objective)
);
alter table month_misses enable row level security, force row level security;
create policy own on month_misses using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on month_misses to vigil_app;
