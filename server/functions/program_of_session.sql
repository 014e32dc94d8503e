-- Course and program stand in a session too: what adds up everybody's time looks up no statuses. Single looks by key, each right in a young table too.
create function program_of_session() returns trigger language plpgsql as $$
begin
  select c.course_id, (select s.program_id from program_statuses s where s.domain_id = c.domain_id and s.id = c.program_status_id)
    into new.course_id, new.program_id from course_statuses c where c.domain_id = new.domain_id and c.id = new.course_status_id;
  return new;
end $$;
create trigger program_of_session before insert or update of course_status_id on simulator_sessions
  for each row when (new.course_status_id is not null) execute function program_of_session();

-- A course goes along to another run, of another program where one is transferred.
create function program_of_moved_course() returns trigger language plpgsql as $$
declare
  program constant bigint := (select s.program_id from program_statuses s where s.domain_id = new.domain_id and s.id = new.program_status_id);
begin
  update simulator_sessions x set course_id = new.course_id, program_id = program
    where x.domain_id = new.domain_id and x.course_status_id = new.id and (x.course_id, x.program_id) is distinct from (new.course_id, program);
  return null;
end $$;
create trigger program_of_sessions after update of program_status_id, course_id on course_statuses for each row
  when ((old.program_status_id, old.course_id) is distinct from (new.program_status_id, new.course_id)) execute function program_of_moved_course();
