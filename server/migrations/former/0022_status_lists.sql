-- The learner stands in a course status too, so that its list is scoped, filtered and sorted by an index of its own.
alter table course_statuses add column user_id bigint;
alter table course_statuses disable row level security;
alter table program_statuses disable row level security;
update course_statuses c set user_id = p.user_id from program_statuses p where p.domain_id = c.domain_id and p.id = c.program_status_id;
alter table course_statuses enable row level security;
alter table program_statuses enable row level security;
alter table course_statuses alter column user_id set not null;
alter table course_statuses add foreign key (domain_id, user_id) references users;

create function learner_of_course_status() returns trigger language plpgsql as $$
begin
  new.user_id := (select user_id from program_statuses p where p.domain_id = new.domain_id and p.id = new.program_status_id);
  return new;
end $$;
create trigger learner_of_course_status before insert or update of program_status_id on course_statuses
  for each row execute function learner_of_course_status();

create index course_statuses_by_user on course_statuses (domain_id, user_id, id);
create index course_statuses_by_program_status on course_statuses (domain_id, program_status_id, id);
create index program_statuses_by_user on program_statuses (domain_id, user_id, id);
