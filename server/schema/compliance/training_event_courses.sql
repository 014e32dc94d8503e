-- The courses of the program that an event delivers.
create table training_event_courses (
  domain_id bigint not null,
  training_event_id bigint not null,
  course_id bigint not null,
  constraint training_event_courses_pkey primary key (domain_id, training_event_id, course_id),
  constraint training_event_courses_course_id_fkey foreign key (course_id) references courses(id),
  constraint training_event_courses_domain_id_training_event_id_fkey foreign key (domain_id, training_event_id) references training_events(domain_id, id) on delete cascade
);
alter table training_event_courses enable row level security, force row level security;
create policy own on training_event_courses using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on training_event_courses to vigil_app;
