-- What was read of a section: its pages, and since when the clock of their least time runs.
create table section_statuses (
  domain_id bigint not null,
  course_status_id bigint not null,
  unit_id bigint not null,
  section_id bigint not null,
  status text not null default 'A',
  pages jsonb not null default '[]',
  started_at timestamptz not null default now(),
  seconds integer not null default 0,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint section_statuses_pkey primary key (domain_id, course_status_id, unit_id, section_id),
  constraint section_statuses_domain_id_course_status_id_fkey foreign key (domain_id, course_status_id) references course_statuses(domain_id, id),
  constraint section_statuses_section_id_check check (section_id >= 0),
  constraint section_statuses_status_check check (status in ('C', 'A')),
  constraint section_statuses_unit_id_check check (unit_id >= 0)
);
alter table section_statuses enable row level security, force row level security;
create policy own on section_statuses using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on section_statuses to vigil_app;
