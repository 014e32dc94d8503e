-- With what a course was examined last: by its final exam of questions, else at the X-ray screen. Sealed is what has a sealed_by: by sealed_at an
-- index of all that is sealed would offer itself, which is right for reports alone.
create function last_score_of(domain bigint, course_status bigint) returns integer language sql stable as $$
  select coalesce(
    (select e.score from exam_attempts e where e.domain_id = domain and e.course_status_id = course_status and e.kind = 'final'
      and e.sealed_by is not null order by e.id desc limit 1),
    (select x.score from simulator_sessions x where x.domain_id = domain and x.course_status_id = course_status and x.type = 'Exam'
      and x.sealed_by is not null order by x.id desc limit 1))
$$;

-- It stands on the course's status, whoever seals, corrects or moves an exam.
create function keep_last_score() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    update course_statuses c set last_score = last_score_of(c.domain_id, c.id)
      where c.domain_id = new.domain_id and c.id = new.course_status_id and c.last_score is distinct from last_score_of(c.domain_id, c.id);
  end if;
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.course_status_id is distinct from new.course_status_id then
    update course_statuses c set last_score = last_score_of(c.domain_id, c.id)
      where c.domain_id = old.domain_id and c.id = old.course_status_id and c.last_score is distinct from last_score_of(c.domain_id, c.id);
  end if;
  return null;
end $$;
create trigger last_score_of_new after insert on exam_attempts for each row
  when (new.sealed_at is not null and new.kind = 'final') execute function keep_last_score();
create trigger last_score_of_changed after update of sealed_at, score, course_status_id, kind on exam_attempts for each row
  when (new.sealed_at is not null and (new.kind = 'final' or old.kind = 'final')) execute function keep_last_score();
create trigger last_score_of_gone after delete on exam_attempts for each row
  when (old.sealed_at is not null and old.kind = 'final') execute function keep_last_score();
create trigger last_score_of_new after insert on simulator_sessions for each row
  when (new.sealed_at is not null and new.type = 'Exam') execute function keep_last_score();
create trigger last_score_of_changed after update of sealed_at, score, course_status_id, type on simulator_sessions for each row
  when (new.sealed_at is not null and (new.type = 'Exam' or old.type = 'Exam')) execute function keep_last_score();
create trigger last_score_of_gone after delete on simulator_sessions for each row
  when (old.sealed_at is not null and old.type = 'Exam') execute function keep_last_score();
