-- What the seals counted of these sessions, by kind of session, by category as its course and as its library calls it, what was stopped under another
-- category by that of the threat, and by all that measures_of tells answers apart by; of a watch what is told of watches alone.
create function counted_of_sessions(domain bigint, ids bigint[]) returns table (session_id bigint, dimension text, sealed_at timestamptz, value text,
  sessions integer, hits integer, misses integer, false_alarms integer, correct_rejections integer) language sql stable as $$
  select x.id, 'kind', x.sealed_at, case when x.quiz_id is not null then 'quiz' when x.type = 'Exam' then 'exam' else 'practice' end, 1,
      x.hits, x.misses, x.false_alarms, x.correct_rejections
    from simulator_sessions x where x.domain_id = domain and x.id = any(ids) and x.sealed_at is not null and not x.watch
  union all
  select k.session_id, k.dimension, k.sealed_at, k.value, 0, k.hits, k.misses, k.false_alarms, k.correct_rejections
    from simulator_measures k join simulator_sessions x on x.domain_id = domain and x.id = k.session_id
   where k.domain_id = domain and k.session_id = any(ids) and x.watch = (k.dimension in ('prevalence', 'stretch'))
  union all
  select k.session_id, n.dimension, k.sealed_at, n.value, 0, n.hits, n.misses, 0, 0
    from simulator_categories k join simulator_sessions x on x.domain_id = domain and x.id = k.session_id and not x.watch
    cross join lateral (values ('category', k.category, k.threats - k.missed, k.missed), ('family', k.image_category, k.threats - k.missed, k.missed),
      ('miscalled', k.category, k.miscalled, 0)) n (dimension, value, hits, misses)
   where k.domain_id = domain and k.session_id = any(ids) and (n.dimension <> 'miscalled' or n.hits > 0)
$$;

-- Of these learners, all of it: what `learner_measures` is kept as, and compared with.
create function learner_measures_of(domain bigint, learners bigint[]) returns setof learner_measures language sql stable as $$
  select domain, x.user_id, c.dimension, month_slot_of(c.sealed_at), coalesce(x.course_status_id, 0), c.value, sum(c.sessions)::integer, sum(c.hits)::integer,
      sum(c.misses)::integer, sum(c.false_alarms)::integer, sum(c.correct_rejections)::integer
    from counted_of_sessions(domain, array(
      select s.id from simulator_sessions s where s.domain_id = domain and s.user_id = any(learners) and s.sealed_at is not null)) c
    join simulator_sessions x on x.domain_id = domain and x.id = c.session_id
   group by x.user_id, c.dimension, 4, 5, c.value
$$;

create function keep_learner_measures(domain bigint, learners bigint[]) returns void language plpgsql as $$
begin
  delete from learner_measures l where l.domain_id = domain and l.user_id = any(learners);
  delete from learner_articles l where l.domain_id = domain and l.user_id = any(learners); -- the triggers leave none but what was wrong
  insert into learner_measures (domain_id, user_id, dimension, at, course_status_id, value, sessions, hits, misses, false_alarms, correct_rejections)
    select * from learner_measures_of(domain, learners);
end $$;

-- How many rows say something else than their sessions, or are missing, or are too many; those of `learner_articles` than theirs.
create function wrong_learner_measures(domain bigint, learners bigint[]) returns integer language sql stable as $$
  with kept as (select * from learner_measures l where l.domain_id = domain and l.user_id = any(learners)),
    counted as (select * from learner_measures_of(domain, learners)),
    articles as (select l.* from learner_articles l where l.domain_id = domain and l.user_id = any(learners))
  select (select count(*)::integer from (
      (select * from kept except all select * from counted) union all (select * from counted except all select * from kept)) different)
    + (select count(*)::integer from (
      (select * from articles except all select * from learner_articles_of(domain, learners))
      union all (select * from learner_articles_of(domain, learners) except all select * from articles)) different)
$$;

-- Adds what comes and takes off what goes: each row in the order of its key, so that two who count the same learner wait for each other and do not lock
-- each other out.
create function add_learner_measures(more learner_measures[]) returns void language plpgsql as $$
begin
  insert into learner_measures as l
    select m.domain_id, m.user_id, m.dimension, m.at, m.course_status_id, m.value, sum(m.sessions), sum(m.hits), sum(m.misses), sum(m.false_alarms),
        sum(m.correct_rejections)
      from unnest(more) m group by 1, 2, 3, 4, 5, 6
     having (sum(m.sessions), sum(m.hits), sum(m.misses), sum(m.false_alarms), sum(m.correct_rejections)) <> (0, 0, 0, 0, 0) order by 1, 2, 3, 4, 5, 6
    on conflict (domain_id, dimension, user_id, at, course_status_id, value) do update set sessions = l.sessions + excluded.sessions,
      hits = l.hits + excluded.hits, misses = l.misses + excluded.misses, false_alarms = l.false_alarms + excluded.false_alarms,
      correct_rejections = l.correct_rejections + excluded.correct_rejections;
  if exists (select from unnest(more) m where least(m.sessions, m.hits, m.misses, m.false_alarms, m.correct_rejections) < 0) then
    delete from learner_measures l using (select distinct m.domain_id, m.dimension, m.user_id, m.at, m.course_status_id, m.value from unnest(more) m) gone
      where l.domain_id = gone.domain_id and l.dimension = gone.dimension and l.user_id = gone.user_id and l.at = gone.at
        and l.course_status_id = gone.course_status_id and l.value = gone.value
        and (l.sessions, l.hits, l.misses, l.false_alarms, l.correct_rejections) = (0, 0, 0, 0, 0);
  end if;
end $$;

create function add_counted_measures() returns trigger language plpgsql as $$
declare
  sign integer := case when tg_argv[0] = 'gone' then -1 else 1 end;
begin
  if tg_table_name = 'simulator_measures' then
    perform add_learner_measures(array(
      select (c.domain_id, x.user_id, c.dimension, month_slot_of(c.sealed_at), coalesce(x.course_status_id, 0), c.value, 0, sign * c.hits, sign * c.misses,
          sign * c.false_alarms, sign * c.correct_rejections)::learner_measures
        from changed c join simulator_sessions x on x.domain_id = c.domain_id and x.id = c.session_id
       where x.watch = (c.dimension in ('prevalence', 'stretch'))));
  else
    perform add_learner_measures(array(
      select (c.domain_id, x.user_id, n.dimension, month_slot_of(c.sealed_at), coalesce(x.course_status_id, 0), n.value, 0, sign * n.hits,
          sign * n.misses, 0, 0)::learner_measures
        from changed c join simulator_sessions x on x.domain_id = c.domain_id and x.id = c.session_id and not x.watch
        cross join lateral (values ('category', c.category, c.threats - c.missed, c.missed), ('family', c.image_category, c.threats - c.missed, c.missed),
          ('miscalled', c.category, c.miscalled, 0)) n (dimension, value, hits, misses)));
  end if;
  return null;
end $$;
create trigger measures_added after insert on simulator_measures referencing new table as changed for each statement
  execute function add_counted_measures('come');
create trigger measures_changed after update on simulator_measures referencing new table as changed for each statement
  execute function add_counted_measures('come');
create trigger measures_left after update on simulator_measures referencing old table as changed for each statement
  execute function add_counted_measures('gone');
create trigger measures_removed after delete on simulator_measures referencing old table as changed for each statement
  execute function add_counted_measures('gone');
create trigger measures_added after insert on simulator_categories referencing new table as changed for each statement
  execute function add_counted_measures('come');
create trigger measures_changed after update on simulator_categories referencing new table as changed for each statement
  execute function add_counted_measures('come');
create trigger measures_left after update on simulator_categories referencing old table as changed for each statement
  execute function add_counted_measures('gone');
create trigger measures_removed after delete on simulator_categories referencing old table as changed for each statement
  execute function add_counted_measures('gone');

-- The session itself is counted as one of its kind; all that was counted of it goes along where it goes to somebody else or to another course.
create function add_session_measures() returns trigger language plpgsql as $$
declare
  more learner_measures[] := '{}';
begin
  if tg_op <> 'INSERT' and old.sealed_at is not null and not old.watch then
    more := more || (old.domain_id, old.user_id, 'kind', month_slot_of(old.sealed_at), coalesce(old.course_status_id, 0),
      case when old.quiz_id is not null then 'quiz' when old.type = 'Exam' then 'exam' else 'practice' end,
      -1, -old.hits, -old.misses, -old.false_alarms, -old.correct_rejections)::learner_measures;
  end if;
  if tg_op <> 'DELETE' and new.sealed_at is not null and not new.watch then
    more := more || (new.domain_id, new.user_id, 'kind', month_slot_of(new.sealed_at), coalesce(new.course_status_id, 0),
      case when new.quiz_id is not null then 'quiz' when new.type = 'Exam' then 'exam' else 'practice' end,
      1, new.hits, new.misses, new.false_alarms, new.correct_rejections)::learner_measures;
  end if;
  if tg_op = 'UPDATE' and (old.user_id, coalesce(old.course_status_id, 0)) <> (new.user_id, coalesce(new.course_status_id, 0)) then
    more := more || array(
      select (new.domain_id, side.user_id, c.dimension, month_slot_of(c.sealed_at), side.course_status_id, c.value, 0, side.sign * c.hits,
          side.sign * c.misses, side.sign * c.false_alarms, side.sign * c.correct_rejections)::learner_measures
        from counted_of_sessions(new.domain_id, array[new.id]) c
        cross join lateral (values (-1, old.user_id, coalesce(old.course_status_id, 0)), (1, new.user_id, coalesce(new.course_status_id, 0)))
          side (sign, user_id, course_status_id)
       where c.dimension <> 'kind');
  end if;
  perform add_learner_measures(more);
  return null;
end $$;
create trigger measures_of_new after insert on simulator_sessions for each row when (new.sealed_at is not null) execute function add_session_measures();
create trigger measures_of_changed after update of sealed_at, hits, misses, false_alarms, correct_rejections, user_id, type, quiz_id, course_status_id
  on simulator_sessions for each row
  when ((old.sealed_at, old.hits, old.misses, old.false_alarms, old.correct_rejections, old.user_id, old.type, old.quiz_id, old.course_status_id)
    is distinct from (new.sealed_at, new.hits, new.misses, new.false_alarms, new.correct_rejections, new.user_id, new.type, new.quiz_id, new.course_status_id))
  execute function add_session_measures();
create trigger measures_of_gone after delete on simulator_sessions for each row when (old.sealed_at is not null) execute function add_session_measures();
