-- The courses of a program, in order.
create table program_courses (
  owner_domain_id bigint,
  program_id bigint not null,
  course_id bigint not null,
  "position" integer not null,
  created_at timestamptz not null default now(),
  constraint program_courses_pkey primary key (program_id, course_id),
  constraint program_courses_program_id_position_key unique (program_id, "position") deferrable initially deferred,
  constraint program_courses_course_id_fkey foreign key (course_id) references courses(id),
  constraint program_courses_owner_domain_id_fkey foreign key (owner_domain_id) references domains(id),
  constraint program_courses_program_id_fkey foreign key (program_id) references programs(id) on delete cascade
);
create index program_courses_by_course on program_courses (course_id);
alter table program_courses enable row level security, force row level security;
create policy read on program_courses for select using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and nullif(current_setting('app.domain_id', true), '') is not null);
create policy make on program_courses for insert with check (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy change on program_courses for update using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
create policy remove on program_courses for delete using (owner_domain_id = nullif(current_setting('app.domain_id', true), '')::bigint or owner_domain_id is null and current_setting('app.shared', true) = 'on');
grant select, insert, update, delete on program_courses to vigil_app;
