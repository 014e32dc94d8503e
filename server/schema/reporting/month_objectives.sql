-- Questions of the sealed exams of a month that is over by course and objective, by company: what reports add up instead of the counts of each exam.
create table month_objectives (
  domain_id bigint not null,
  company_id bigint not null, -- -1: all companies together
  month date not null,
  active boolean not null,
  course_id bigint not null,
  content_id bigint not null,
  objective text not null,
  questions bigint not null,
  correct double precision not null,
  constraint month_objectives_pkey primary key (domain_id, company_id, month, active, course_id, content_id, objective)
);
alter table month_objectives enable row level security, force row level security;
create policy own on month_objectives using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on month_objectives to vigil_app;
