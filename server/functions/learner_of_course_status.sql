-- The learner stands in a course status too, so that its list is scoped, filtered and sorted by an index of its own; so does when it is due.
create function learner_of_course_status() returns trigger language plpgsql as $$
begin
  select p.user_id, case when new.complete then new.due_at else p.due_at end into new.user_id, new.due_at
    from program_statuses p where p.domain_id = new.domain_id and p.id = new.program_status_id;
  return new;
end $$;
create trigger learner_of_course_status before insert or update of program_status_id on course_statuses
  for each row execute function learner_of_course_status();
