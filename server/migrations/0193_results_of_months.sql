-- Widgets by month and S40 read every session or exam of their time. What was sealed in a month that is over is summed up with the rest of it (0189).
create table month_results (
  domain_id bigint not null,
  company_id bigint not null, -- 0: the domain as a whole
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
  primary key (domain_id, company_id, month, active, work, kind, watch)
);
select protect_tenant('month_results');

-- All months are summed up anew.
alter table company_months disable row level security;
delete from company_months;
alter table company_months enable row level security;

-- Certificates that hold are told from the index alone, which has to know those that were revoked.
drop index program_certificates_figures;
create index program_certificates_figures on program_certificates (domain_id, user_id, program_id, completion_date desc, id desc) include (expiry_date, revoked_at);
-- The lines of a report stand in this order: whoever is told of comes out of the index, sorted.
drop index users_by_company;
create index users_by_company on users (domain_id, company_id, last_name, first_name, id) include (active, erased_at);
