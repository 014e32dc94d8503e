-- Derived from its sections while it runs; written once the unit has ended.
create table unit_statuses (
  domain_id bigint not null,
  course_status_id bigint not null,
  unit_id bigint not null,
  status text not null,
  score integer, -- hundredths of a percent
  passed boolean,
  ended_at timestamptz,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint unit_statuses_pkey primary key (domain_id, course_status_id, unit_id),
  constraint unit_statuses_domain_id_course_status_id_fkey foreign key (domain_id, course_status_id) references course_statuses(domain_id, id),
  constraint unit_statuses_score_check check (score >= 0 and score <= 10000),
  constraint unit_statuses_status_check check (status in ('a', 'c', 'n')),
  constraint unit_statuses_unit_id_check check (unit_id >= 0)
);
alter table unit_statuses enable row level security, force row level security;
create policy own on unit_statuses using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on unit_statuses to vigil_app;
