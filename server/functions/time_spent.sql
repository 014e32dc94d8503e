-- Classes that somebody attended, on their last day where the company is; by the first of the courses that they completed.
create function classroom_time_of(domain bigint, learners bigint[]) returns table (
  user_id bigint, at timestamptz, kind text, course_status_id bigint, seconds integer) language sql stable as $$
  select a.user_id, least(a.attended_at, (t.end_date + 1)::timestamp at time zone coalesce(k.sound_zone, d.sound_zone) - interval '1 second'), 'classroom',
      (select min(c.id) from training_event_results r join course_statuses c on c.domain_id = r.domain_id and c.id = r.course_status_id
        where r.domain_id = a.domain_id and r.training_event_id = a.training_event_id and c.user_id = a.user_id), 60 * t.instruction_minutes
    from training_event_users a join training_events t on t.domain_id = a.domain_id and t.id = a.training_event_id
    join companies k on k.domain_id = t.domain_id and k.id = t.company_id join domains d on d.id = t.domain_id
   where a.domain_id = domain and a.user_id = any(learners) and a.attended_at is not null
$$;

-- What ended by itself and has its time, of these learners: sessions and exams where they were sealed, classes on their last day.
-- What was read is not there: its quarters are the fact themselves, and its sum stands on the course (`reading_of`).
create function time_spent_of(domain bigint, learners bigint[]) returns table (
  user_id bigint, at timestamptz, kind text, course_status_id bigint, seconds integer) language sql stable as $$
  select spent.user_id, quarter_of(spent.at), spent.kind, coalesce(spent.course_status_id, 0), sum(spent.seconds)::integer
    from (
      select x.user_id, x.sealed_at as at, case when x.quiz_id is not null then 'quiz' when x.type = 'Exam' then 'exam' else 'practice' end as kind,
          x.course_status_id, x.duration as seconds
        from simulator_sessions x where x.domain_id = domain and x.user_id = any(learners) and x.sealed_at is not null
      union all
      select e.user_id, e.sealed_at, case when e.kind = 'quiz' then 'questionQuiz' else 'questions' end, e.course_status_id, e.duration
        from exam_attempts e where e.domain_id = domain and e.user_id = any(learners) and e.sealed_at is not null
      union all
      select * from classroom_time_of(domain, learners)) spent
   where spent.seconds > 0 group by 1, 2, 3, 4
$$;

-- Of each course the seconds that no session and no exam has.
create function reading_of(domain bigint, learners bigint[]) returns table (user_id bigint, course_status_id bigint, seconds integer, told_at timestamptz)
  language sql stable as $$
  select c.user_id, c.id, greatest(0, c.total_duration - coalesce(x.seconds, 0) - coalesce(e.seconds, 0))::integer,
      coalesce(c.timed_at, c.last_accessed_at, c.initiated_at)
    from course_statuses c
    left join (select o.id, sum(s.duration) as seconds from course_statuses o
      join simulator_sessions s on s.domain_id = domain and s.course_status_id = o.id and s.sealed_at is not null
      where o.domain_id = domain and o.user_id = any(learners) group by 1) x on x.id = c.id
    left join (select o.id, sum(a.duration) as seconds from course_statuses o
      join exam_attempts a on a.domain_id = domain and a.course_status_id = o.id and a.sealed_at is not null
      where o.domain_id = domain and o.user_id = any(learners) group by 1) e on e.id = c.id
   where c.domain_id = domain and c.user_id = any(learners) and c.total_duration > 0
$$;

create function add_time_spent(domain bigint, learner bigint, instant timestamptz, of_kind text, course bigint, more integer) returns void
  language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
begin
  if more > 0 then
    insert into time_spent as t (domain_id, user_id, at, kind, course_status_id, seconds)
      values (domain, learner, quarter_of(instant), of_kind, coalesce(course, 0), more)
      on conflict (domain_id, user_id, at, kind, course_status_id) do update set seconds = t.seconds + excluded.seconds;
  elsif more < 0 then
    update time_spent t set seconds = t.seconds + more
      where t.domain_id = domain and t.user_id = learner and t.at = quarter_of(instant) and t.kind = of_kind and t.course_status_id = coalesce(course, 0);
    delete from time_spent t
      where t.domain_id = domain and t.user_id = learner and t.at = quarter_of(instant) and t.kind = of_kind and t.course_status_id = coalesce(course, 0)
        and t.seconds <= 0;
  end if;
end $$;

-- Whoever seals, corrects, moves or takes away a session or an exam moves its time along.
create function keep_session_time() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.sealed_at is not null then
    perform add_time_spent(old.domain_id, old.user_id, old.sealed_at,
      case when old.quiz_id is not null then 'quiz' when old.type = 'Exam' then 'exam' else 'practice' end, old.course_status_id, -old.duration);
  end if;
  if tg_op <> 'DELETE' and new.sealed_at is not null then
    perform add_time_spent(new.domain_id, new.user_id, new.sealed_at,
      case when new.quiz_id is not null then 'quiz' when new.type = 'Exam' then 'exam' else 'practice' end, new.course_status_id, new.duration);
  end if;
  return null;
end $$;
create trigger time_of_new after insert on simulator_sessions for each row when (new.sealed_at is not null) execute function keep_session_time();
create trigger time_of_changed after update of sealed_at, duration, user_id, type, quiz_id, course_status_id on simulator_sessions for each row
  when ((old.sealed_at, old.duration, old.user_id, old.type, old.quiz_id, old.course_status_id)
    is distinct from (new.sealed_at, new.duration, new.user_id, new.type, new.quiz_id, new.course_status_id)) execute function keep_session_time();
create trigger time_of_gone after delete on simulator_sessions for each row when (old.sealed_at is not null) execute function keep_session_time();

create function keep_exam_time() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.sealed_at is not null then
    perform add_time_spent(old.domain_id, old.user_id, old.sealed_at, case when old.kind = 'quiz' then 'questionQuiz' else 'questions' end,
      old.course_status_id, -old.duration);
  end if;
  if tg_op <> 'DELETE' and new.sealed_at is not null then
    perform add_time_spent(new.domain_id, new.user_id, new.sealed_at, case when new.kind = 'quiz' then 'questionQuiz' else 'questions' end,
      new.course_status_id, new.duration);
  end if;
  return null;
end $$;
create trigger time_of_new after insert on exam_attempts for each row when (new.sealed_at is not null) execute function keep_exam_time();
create trigger time_of_changed after update of sealed_at, duration, user_id, kind, course_status_id on exam_attempts for each row
  when ((old.sealed_at, old.duration, old.user_id, old.kind, old.course_status_id)
    is distinct from (new.sealed_at, new.duration, new.user_id, new.kind, new.course_status_id)) execute function keep_exam_time();
create trigger time_of_gone after delete on exam_attempts for each row when (old.sealed_at is not null) execute function keep_exam_time();

-- What was read goes with its course to whoever has it, and away with it.
create function move_reading_time() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from time_spent t where t.domain_id = old.domain_id and t.user_id = old.user_id and t.kind = 'reading' and t.course_status_id = old.id;
  else
    update time_spent t set user_id = new.user_id
      where t.domain_id = old.domain_id and t.user_id = old.user_id and t.kind = 'reading' and t.course_status_id = old.id;
  end if;
  return null;
end $$;
create trigger time_of_another after update of user_id, program_status_id on course_statuses for each row when (old.user_id is distinct from new.user_id)
  execute function move_reading_time();
create trigger time_of_gone after delete on course_statuses for each row when (old.total_duration > 0) execute function move_reading_time();

-- Classes of somebody are few, and worked out anew.
create function keep_classroom_time() returns trigger language plpgsql as $$
declare
  domain bigint := case when tg_op = 'DELETE' then old.domain_id else new.domain_id end;
  learners bigint[] := case tg_op when 'INSERT' then array[new.user_id] when 'DELETE' then array[old.user_id] else array[old.user_id, new.user_id] end;
begin
  delete from time_spent t where t.domain_id = domain and t.user_id = any(learners) and t.kind = 'classroom';
  insert into time_spent (domain_id, user_id, at, kind, course_status_id, seconds)
    select domain, s.user_id, quarter_of(s.at), s.kind, coalesce(s.course_status_id, 0), sum(s.seconds) from classroom_time_of(domain, learners) s
     where s.seconds > 0 group by 1, 2, 3, 4, 5;
  return null;
end $$;
create trigger time_of_new after insert on training_event_users for each row when (new.attended_at is not null) execute function keep_classroom_time();
create trigger time_of_changed after update of attended_at, user_id on training_event_users for each row
  when ((old.attended_at, old.user_id) is distinct from (new.attended_at, new.user_id)) execute function keep_classroom_time();
create trigger time_of_gone after delete on training_event_users for each row when (old.attended_at is not null) execute function keep_classroom_time();

-- Counts the time of these learners anew. Of what was read too much is taken from where it was told last, and what is missing is put there.
create function keep_time_spent(domain bigint, learners bigint[]) returns void language plpgsql as $$
begin
  delete from time_spent t where t.domain_id = domain and t.user_id = any(learners) and t.kind <> 'reading';
  insert into time_spent as t select domain, s.* from time_spent_of(domain, learners) s
    on conflict (domain_id, user_id, at, kind, course_status_id) do update set seconds = excluded.seconds;
  delete from time_spent t where t.domain_id = domain and t.user_id = any(learners) and t.kind = 'reading'
    and (t.user_id, t.course_status_id) not in (select r.user_id, r.course_status_id from reading_of(domain, learners) r where r.seconds > 0);
  with kept as (
    select t.user_id, t.at, t.course_status_id,
        least(t.seconds, greatest(0, r.seconds - sum(t.seconds) over (partition by t.course_status_id order by t.at) + t.seconds)) as seconds
      from time_spent t join reading_of(domain, learners) r on r.user_id = t.user_id and r.course_status_id = t.course_status_id
     where t.domain_id = domain and t.user_id = any(learners) and t.kind = 'reading')
  update time_spent t set seconds = kept.seconds from kept
    where t.domain_id = domain and t.user_id = kept.user_id and t.at = kept.at and t.kind = 'reading' and t.course_status_id = kept.course_status_id
      and t.seconds <> kept.seconds;
  delete from time_spent t where t.domain_id = domain and t.user_id = any(learners) and t.kind = 'reading' and t.seconds <= 0;
  insert into time_spent as t (domain_id, user_id, at, kind, course_status_id, seconds)
    select domain, r.user_id, quarter_of(r.told_at), 'reading', r.course_status_id, r.seconds - coalesce(k.seconds, 0)
      from reading_of(domain, learners) r
      left join (select p.user_id, p.course_status_id, sum(p.seconds) as seconds from time_spent p
        where p.domain_id = domain and p.user_id = any(learners) and p.kind = 'reading' group by 1, 2) k using (user_id, course_status_id)
     where r.seconds > coalesce(k.seconds, 0)
    on conflict (domain_id, user_id, at, kind, course_status_id) do update set seconds = t.seconds + excluded.seconds;
end $$;

-- How many rows say something else than sessions, exams, classes and courses, or are missing, or are too many.
create function wrong_time_spent(domain bigint, learners bigint[]) returns integer language sql stable as $$
  with kept as (select t.user_id, t.at, t.kind, t.course_status_id, t.seconds from time_spent t where t.domain_id = domain and t.user_id = any(learners)),
    counted as (select s.* from time_spent_of(domain, learners) s)
  select ((select count(*) from (
      (select * from kept where kind <> 'reading' except all select * from counted)
      union all (select * from counted except all select * from kept where kind <> 'reading')) different)
    + (select count(*) from (select k.user_id, k.course_status_id, sum(k.seconds) as seconds from kept k where k.kind = 'reading' group by 1, 2) k
        full join (select * from reading_of(domain, learners) where seconds > 0) r using (user_id, course_status_id)
       where k.seconds is distinct from r.seconds))::integer
$$;
