-- The course stands in an attempt too, so that their list is filtered by an index of its own.
create function course_of_attempt() returns trigger language plpgsql as $$
begin
  select c.course_id into new.course_id from course_statuses c where c.domain_id = new.domain_id and c.id = new.course_status_id;
  return new;
end $$;
create trigger course_of_attempt before insert or update of course_status_id on exam_attempts
  for each row when (new.course_status_id is not null) execute function course_of_attempt();
