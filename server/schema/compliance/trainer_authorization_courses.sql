-- Which courses somebody may deliver.
create table trainer_authorization_courses (
  domain_id bigint not null,
  trainer_authorization_id bigint not null, -- the newest version
  course_id bigint not null,
  constraint trainer_authorization_courses_pkey primary key (domain_id, trainer_authorization_id, course_id),
  constraint trainer_authorization_courses_course_id_fkey foreign key (course_id) references courses(id),
  constraint trainer_authorization_courses_domain_id_trainer_authorizat_fkey foreign key (domain_id, trainer_authorization_id) references trainer_authorizations(domain_id, id) on delete cascade
);
alter table trainer_authorization_courses enable row level security, force row level security;
create policy own on trainer_authorization_courses using (domain_id = nullif(current_setting('app.domain_id', true), '')::bigint);
grant select, insert, update, delete on trainer_authorization_courses to vigil_app;
