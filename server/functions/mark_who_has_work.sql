-- Who has a run, a session at the X-ray screen, an attempt at an exam or a sign-in says so: lists of these that are sorted by their people pass over everybody else.
-- The mark stays when the last one goes: then somebody is looked at in vain.
create function mark_who_has_work() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'program_statuses' then
      update users u set has_runs = true from (select distinct domain_id, user_id from made) m
        where u.domain_id = m.domain_id and u.id = m.user_id and not u.has_runs;
    when 'simulator_sessions' then
      update users u set has_simulator_sessions = true from (select distinct domain_id, user_id from made) m
        where u.domain_id = m.domain_id and u.id = m.user_id and not u.has_simulator_sessions;
    when 'exam_attempts' then
      update users u set has_exam_attempts = true from (select distinct domain_id, user_id from made) m
        where u.domain_id = m.domain_id and u.id = m.user_id and not u.has_exam_attempts;
    when 'sessions' then
      update users u set has_sign_ins = true from (select distinct domain_id, user_id from made) m
        where u.domain_id = m.domain_id and u.id = m.user_id and not u.has_sign_ins;
  end case;
  return null;
end $$;
create trigger has_runs after insert on program_statuses referencing new table as made for each statement execute function mark_who_has_work();
create trigger has_sessions after insert on simulator_sessions referencing new table as made for each statement execute function mark_who_has_work();
create trigger has_attempts after insert on exam_attempts referencing new table as made for each statement execute function mark_who_has_work();
create trigger has_sign_ins after insert on sessions referencing new table as made for each statement execute function mark_who_has_work();

-- A merge of accounts hands them to somebody else.
create function mark_whose_work_it_is() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'program_statuses' then update users set has_runs = true where domain_id = new.domain_id and id = new.user_id and not has_runs;
    when 'simulator_sessions' then
      update users set has_simulator_sessions = true where domain_id = new.domain_id and id = new.user_id and not has_simulator_sessions;
    when 'exam_attempts' then update users set has_exam_attempts = true where domain_id = new.domain_id and id = new.user_id and not has_exam_attempts;
    when 'sessions' then update users set has_sign_ins = true where domain_id = new.domain_id and id = new.user_id and not has_sign_ins;
  end case;
  return null;
end $$;
create trigger runs_of_another after update of user_id, domain_id on program_statuses for each row
  when (old.user_id is distinct from new.user_id or old.domain_id <> new.domain_id) execute function mark_whose_work_it_is();
create trigger sessions_of_another after update of user_id, domain_id on simulator_sessions for each row
  when (old.user_id is distinct from new.user_id or old.domain_id <> new.domain_id) execute function mark_whose_work_it_is();
create trigger attempts_of_another after update of user_id, domain_id on exam_attempts for each row
  when (old.user_id is distinct from new.user_id or old.domain_id <> new.domain_id) execute function mark_whose_work_it_is();
create trigger sign_ins_of_another after update of user_id, domain_id on sessions for each row
  when (old.user_id is distinct from new.user_id or old.domain_id <> new.domain_id) execute function mark_whose_work_it_is();
