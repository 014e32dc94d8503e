-- What was sealed in a month that is over, by company: what reports and widgets add up instead of each session and exam.
create table month_results (
  domain_id bigint not null,
  company_id bigint not null, -- 0: the domain as a whole, whoever its people are now
  month date not null,
  active boolean not null, -- of its learners
  work text not null, -- a session at the X-ray screen, or an exam
  kind text not null,
  watch boolean not null,
  results bigint not null,
  score bigint not null,
  scored bigint not null,
  seconds bigint not null,
  hits bigint not null,
  misses bigint not null,
  false_alarms bigint not null,
  correct_rejections bigint not null,
  critical_errors bigint not null,
  constraint month_results_pkey primary key (domain_id, company_id, month, active, work, kind, watch)
);
alter table month_results enable row level security, force row level security;
create policy own on month_results using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on month_results to vigil_app;
