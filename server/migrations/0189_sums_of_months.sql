-- Reports over a whole domain added up every session and exam there ever was. A month that is over changes only by late corrections and by people who
-- change company: what was counted of it is summed up once, company by company. Company 0 is the domain as a whole, whoever its people are now.
create table company_months (
  domain_id bigint not null,
  company_id bigint not null,
  month date not null, -- by UTC
  summed_at timestamptz not null default now(),
  primary key (domain_id, company_id, month)
);
-- Rows only come, so that nobody waits for anybody: who sums a month up takes away those that it has seen.
create table changed_months (
  domain_id bigint not null,
  id bigint not null generated always as identity,
  company_id bigint not null,
  month date, -- null: all of them
  primary key (domain_id, id)
);
create table month_threats (
  domain_id bigint not null,
  company_id bigint not null,
  month date not null,
  active boolean not null, -- of its learners
  kind text not null, -- of session
  watch boolean not null,
  category text not null,
  image_category text not null,
  threats bigint not null,
  missed bigint not null,
  half_credit bigint not null,
  full_credit bigint not null,
  time_ms bigint not null,
  timed bigint not null,
  miscalled bigint not null,
  primary key (domain_id, company_id, month, active, kind, watch, category, image_category)
);
create table month_objectives (
  domain_id bigint not null,
  company_id bigint not null,
  month date not null,
  active boolean not null,
  course_id bigint not null,
  content_id bigint not null,
  objective text not null,
  questions bigint not null,
  correct double precision not null,
  primary key (domain_id, company_id, month, active, course_id, content_id, objective)
);
-- Of the domain as a whole: exams, and in how many of them an objective was missed.
create table month_misses (
  domain_id bigint not null,
  month date not null,
  kind text not null,
  content_id bigint not null,
  objective bigint not null, -- -1: all exams
  exams bigint not null,
  primary key (domain_id, month, kind, content_id, objective)
);
select protect_tenant('company_months'), protect_tenant('changed_months'), protect_tenant('month_threats'), protect_tenant('month_objectives'),
  protect_tenant('month_misses');

-- Reports read exams from it alone: by their course, and by number where they ask for more.
drop index exam_attempts_figures;
create index exam_attempts_figures on exam_attempts (domain_id, sealed_at)
  include (id, user_id, kind, course_status_id, course_id, content_id, score, passed, duration) where sealed_at is not null;
analyze exam_attempts;
