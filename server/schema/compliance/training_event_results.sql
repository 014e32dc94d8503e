-- The courses that a delivery completed: what a certificate finds its trainer by.
create table training_event_results (
  domain_id bigint not null,
  course_status_id bigint not null,
  training_event_id bigint not null,
  constraint training_event_results_pkey primary key (domain_id, course_status_id),
  constraint training_event_results_domain_id_course_status_id_fkey foreign key (domain_id, course_status_id) references course_statuses(domain_id, id),
  constraint training_event_results_domain_id_training_event_id_fkey foreign key (domain_id, training_event_id) references training_events(domain_id, id)
);
create index training_event_results_by_event on training_event_results (domain_id, training_event_id);
alter table training_event_results enable row level security, force row level security;
create policy own on training_event_results using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on training_event_results to vigil_app;
