-- The first day, by UTC, of those months in which sessions and exams are still sealed as a matter of course: what is changed in one before it is told.
-- What is sealed is sealed now; three days are for whatever is under way, and for clocks.
create function open_months(seen timestamptz) returns date language sql stable parallel safe as $$
  select date_trunc('month', (seen - interval '3 days') at time zone 'UTC')::date
$$;

-- What was counted of a month, of these companies, out of which their sums are kept and checked. Company 0 is everybody, also who was erased.
create function month_threats_of(domain bigint, month_of date, companies bigint[]) returns table (company_id bigint, active boolean, kind text, watch boolean,
    category text, image_category text, threats bigint, missed bigint, half_credit bigint, full_credit bigint, time_ms bigint, timed bigint, miscalled bigint)
  language sql stable as $$
  select u.company_id, u.active, case when x.quiz_id is not null then 'quiz' when x.type = 'Exam' then 'exam' when x.watch then 'watch' else 'practice' end,
      x.watch, k.category, k.image_category, sum(k.threats), sum(k.missed), sum(k.half_credit), sum(k.full_credit), sum(k.time_ms)::bigint, sum(k.timed), sum(k.miscalled)
    from simulator_sessions x
    join users u on u.domain_id = domain and u.id = x.user_id and u.erased_at is null and u.company_id = any(companies)
    join simulator_categories k on k.domain_id = domain and k.session_id = x.id
   where x.domain_id = domain and x.sealed_at >= month_of::timestamp at time zone 'UTC' and x.sealed_at < (month_of + interval '1 month') at time zone 'UTC'
   group by 1, 2, 3, 4, 5, 6
  union all
  select 0, true, '', false, k.category, '', sum(k.threats), sum(k.missed), 0, 0, 0, 0, 0
    from simulator_categories k where 0 = any(companies) and k.domain_id = domain
     and k.sealed_at >= month_of::timestamp at time zone 'UTC' and k.sealed_at < (month_of + interval '1 month') at time zone 'UTC'
   group by k.category
$$;

create function month_objectives_of(domain bigint, month_of date, companies bigint[]) returns table (company_id bigint, active boolean, course_id bigint,
    content_id bigint, objective text, questions bigint, correct double precision)
  language sql stable as $$
  select u.company_id, u.active, e.course_id, e.content_id, n.objective, sum(n.questions), sum(n.correct)
    from exam_attempts e
    join users u on u.domain_id = domain and u.id = e.user_id and u.erased_at is null and u.company_id = any(companies)
    join exam_objectives n on n.domain_id = domain and n.attempt_id = e.id
   where e.domain_id = domain and e.course_id is not null
     and e.sealed_at >= month_of::timestamp at time zone 'UTC' and e.sealed_at < (month_of + interval '1 month') at time zone 'UTC'
   group by 1, 2, 3, 4, 5
$$;

create function month_misses_of(domain bigint, month_of date) returns table (kind text, content_id bigint, objective bigint, exams bigint) language sql stable as $$
  select e.kind, e.content_id, o.objective, count(*)
    from exam_attempts e cross join lateral unnest(array[-1::bigint] || e.missed) o (objective)
   where e.domain_id = domain and e.content_id is not null
     and e.sealed_at >= month_of::timestamp at time zone 'UTC' and e.sealed_at < (month_of + interval '1 month') at time zone 'UTC'
   group by 1, 2, 3
$$;

-- Sessions at the X-ray screen that were sealed in a month, by company; of the domain as a whole (company 0) also its exams.
create function month_results_of(domain bigint, month_of date, companies bigint[]) returns table (company_id bigint, active boolean, work text, kind text, watch boolean,
    results bigint, score bigint, scored bigint, seconds bigint, hits bigint, misses bigint, false_alarms bigint, correct_rejections bigint, critical_errors bigint)
  language sql stable as $$
  select k.company_id, k.active, 'session', k.kind, k.watch, count(*), coalesce(sum(k.score), 0), count(k.score), sum(k.duration), sum(k.hits), sum(k.misses),
      sum(k.false_alarms), sum(k.correct_rejections), sum(k.critical_errors)
    from (
      select c.company_id, c.active, case when x.quiz_id is not null then 'quiz' when x.type = 'Exam' then 'exam' when x.watch then 'watch' else 'practice' end as kind, x.*
        from simulator_sessions x
        left join users u on u.domain_id = domain and u.id = x.user_id and u.erased_at is null and u.company_id = any(companies)
        cross join lateral (select u.company_id, u.active where u.id is not null union all select 0, true where 0 = any(companies)) c
       where x.domain_id = domain
         and x.sealed_at >= month_of::timestamp at time zone 'UTC' and x.sealed_at < (month_of + interval '1 month') at time zone 'UTC') k
   group by 1, 2, 4, 5
  union all
  select 0, true, 'exam', e.kind, false, count(*), coalesce(sum(e.score), 0), count(e.score), sum(e.duration), 0, 0, 0, 0, 0
    from exam_attempts e where 0 = any(companies) and e.domain_id = domain
     and e.sealed_at >= month_of::timestamp at time zone 'UTC' and e.sealed_at < (month_of + interval '1 month') at time zone 'UTC'
   group by 4
$$;

-- The sums of all companies there are, added up: company -1. It holds wherever those of each company do.
create function month_threats_of_all(domain bigint, month_of date) returns table (active boolean, kind text, watch boolean, category text, image_category text,
    threats bigint, missed bigint, half_credit bigint, full_credit bigint, time_ms bigint, timed bigint, miscalled bigint) language sql stable as $$
  select t.active, t.kind, t.watch, '', t.image_category, sum(t.threats)::bigint, sum(t.missed)::bigint, sum(t.half_credit)::bigint, sum(t.full_credit)::bigint,
      sum(t.time_ms)::bigint, sum(t.timed)::bigint, sum(t.miscalled)::bigint
    from month_threats t join companies c on c.domain_id = domain and c.id = t.company_id where t.domain_id = domain and t.month = month_of
   group by 1, 2, 3, 5
$$;

create function month_objectives_of_all(domain bigint, month_of date) returns table (active boolean, course_id bigint, content_id bigint, objective text,
    questions bigint, correct double precision) language sql stable as $$
  select t.active, t.course_id, t.content_id, t.objective, sum(t.questions)::bigint, sum(t.correct)
    from month_objectives t join companies c on c.domain_id = domain and c.id = t.company_id where t.domain_id = domain and t.month = month_of
   group by 1, 2, 3, 4
$$;

-- Companies and months whose sums stand as they were counted.
create function months_with_sums(domain bigint) returns table (company_id bigint, month date) language sql stable parallel safe as $$
  select k.company_id, k.month from company_months k where k.domain_id = domain
    and not exists (select from changed_months c where c.domain_id = domain and c.company_id = k.company_id and (c.month = k.month or c.month is null))
$$;

-- Sums a month up. What changed until now is taken away first, by a statement before those that count: what others write meanwhile they say behind it.
create function keep_month_sums(domain bigint, month_of date, companies bigint[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('month_sums'), domain::integer); -- one at a time
  delete from changed_months c where c.domain_id = domain and c.month = month_of and c.company_id = any(companies);
  delete from month_threats t where t.domain_id = domain and t.month = month_of and t.company_id = any(companies);
  insert into month_threats (domain_id, month, company_id, active, kind, watch, category, image_category, threats, missed, half_credit, full_credit, time_ms, timed, miscalled)
    select domain, month_of, s.* from month_threats_of(domain, month_of, companies) s;
  delete from month_objectives t where t.domain_id = domain and t.month = month_of and t.company_id = any(companies);
  insert into month_objectives (domain_id, month, company_id, active, course_id, content_id, objective, questions, correct)
    select domain, month_of, s.* from month_objectives_of(domain, month_of, companies) s;
  delete from month_results t where t.domain_id = domain and t.month = month_of and t.company_id = any(companies);
  insert into month_results (domain_id, month, company_id, active, work, kind, watch, results, score, scored, seconds, hits, misses, false_alarms, correct_rejections,
      critical_errors) select domain, month_of, s.* from month_results_of(domain, month_of, companies) s;
  delete from month_threats t where t.domain_id = domain and t.month = month_of and t.company_id = -1;
  insert into month_threats (domain_id, month, company_id, active, kind, watch, category, image_category, threats, missed, half_credit, full_credit, time_ms, timed, miscalled)
    select domain, month_of, -1, s.* from month_threats_of_all(domain, month_of) s;
  delete from month_objectives t where t.domain_id = domain and t.month = month_of and t.company_id = -1;
  insert into month_objectives (domain_id, month, company_id, active, course_id, content_id, objective, questions, correct)
    select domain, month_of, -1, s.* from month_objectives_of_all(domain, month_of) s;
  if 0 = any(companies) then
    delete from month_misses t where t.domain_id = domain and t.month = month_of;
    insert into month_misses (domain_id, month, kind, content_id, objective, exams) select domain, month_of, s.* from month_misses_of(domain, month_of) s;
  end if;
  insert into company_months (domain_id, company_id, month) select domain, c, month_of from unnest(companies || -1::bigint) c
    on conflict (domain_id, company_id, month) do update set summed_at = now();
  update company_months k set learners = false where k.domain_id = domain and k.company_id = any(companies) and k.month >= month_of and k.learners;
end $$;

-- How many learners of these companies had a session in a month that is not a watch, as reports count them where no kind is asked for, and in which month
-- they had one before it: of all months until this one.
create function month_learners_of(domain bigint, until_month date, companies bigint[]) returns table (company_id bigint, month date, before date, active boolean,
    learners bigint) language sql stable as $$
  select m.company_id, m.month, m.before, m.active, count(*)
    from (select s.*, coalesce(lag(s.month) over (partition by s.user_id order by s.month), '-infinity'::date) as before
        from (select distinct x.user_id, u.company_id, u.active, date_trunc('month', x.sealed_at at time zone 'UTC')::date as month
            from users u join simulator_sessions x on x.domain_id = domain and x.user_id = u.id and not x.watch
              and x.sealed_at < (until_month + interval '1 month') at time zone 'UTC'
           where u.domain_id = domain and u.erased_at is null and u.company_id = any(companies)) s) m
   group by 1, 2, 3, 4
$$;

-- Companies whose learners are counted, until which month: all of their months until then have their sums as well.
create function months_with_learners(domain bigint) returns table (company_id bigint, month date) language sql stable parallel safe as $$
  select k.company_id, k.month from company_months k where k.domain_id = domain and k.learners
    and not exists (select from changed_months c where c.domain_id = domain and c.company_id = k.company_id and (c.month <= k.month or c.month is null))
$$;

-- Counts the learners of those companies anew of which a month was summed up since.
create function keep_month_learners(domain bigint) returns void language plpgsql as $$
declare
  newest constant date := (open_months(now() - interval '1 day') - interval '1 month')::date;
  counted bigint[];
begin
  perform pg_advisory_xact_lock(hashtext('month_sums'), domain::integer);
  select array_agg(k.company_id) into counted from company_months k join companies c on c.domain_id = domain and c.id = k.company_id
   where k.domain_id = domain and k.month = newest and not k.learners;
  if counted is null then return; end if;
  delete from month_learners t where t.domain_id = domain and t.company_id = any(counted);
  insert into month_learners (domain_id, company_id, month, before, active, learners) select domain, s.* from month_learners_of(domain, newest, counted) s;
  update company_months k set learners = k.month = newest where k.domain_id = domain and k.company_id = any(counted) and k.learners <> (k.month = newest);
end $$;

create function wrong_month_learners(domain bigint, company bigint) returns integer language sql stable as $$
  with shown as (select k.company_id, k.month from months_with_learners(domain) k where k.company_id = company),
    kept as (select t.company_id, t.month, t.before, t.active, t.learners from shown join month_learners t on t.domain_id = domain and t.company_id = shown.company_id),
    counted as (select s.* from shown, month_learners_of(domain, shown.month, array[shown.company_id]) s)
  select count(*)::integer from ((select * from kept except all select * from counted) union all (select * from counted except all select * from kept)) different
$$;

-- How many sums say something else than their facts, or are missing, or are too many. Parts of a question are added up in another order each time.
create function wrong_month_sums(domain bigint, month_of date) returns integer language sql stable as $$
  with here as (select array_agg(k.company_id) as companies from months_with_sums(domain) k where k.month = month_of and k.company_id >= 0),
    together as (select -1::bigint as company_id from here where not exists (select from companies c where c.domain_id = domain and c.id <> all(here.companies))
      and exists (select from company_months k where k.domain_id = domain and k.company_id = -1 and k.month = month_of)),
    shown as (select unnest(here.companies) as company_id from here union all select company_id from together),
    kept as (
      select to_jsonb(t) - 'domain_id' - 'month' as sums from month_threats t join shown using (company_id) where t.domain_id = domain and t.month = month_of
      union all select jsonb_set(to_jsonb(t) - 'domain_id' - 'month', '{correct}', to_jsonb(round(t.correct::numeric, 6)))
        from month_objectives t join shown using (company_id) where t.domain_id = domain and t.month = month_of
      union all select to_jsonb(t) - 'domain_id' - 'month' from month_misses t, here where t.domain_id = domain and t.month = month_of and 0 = any(here.companies)
      union all select to_jsonb(t) - 'domain_id' - 'month' from month_results t, here where t.domain_id = domain and t.month = month_of and t.company_id = any(here.companies)),
    counted as (
      select to_jsonb(s) as sums from here, month_threats_of(domain, month_of, here.companies) s
      union all select to_jsonb(s) from (select t.company_id, s.* from together t, month_threats_of_all(domain, month_of) s) s
      union all select jsonb_set(to_jsonb(s), '{correct}', to_jsonb(round(s.correct::numeric, 6))) from here, month_objectives_of(domain, month_of, here.companies) s
      union all select jsonb_set(to_jsonb(s), '{correct}', to_jsonb(round(s.correct::numeric, 6)))
        from (select t.company_id, s.* from together t, month_objectives_of_all(domain, month_of) s) s
      union all select to_jsonb(s) from here, month_misses_of(domain, month_of) s where 0 = any(here.companies)
      union all select to_jsonb(s) from here, month_results_of(domain, month_of, here.companies) s)
  select count(*)::integer from ((select * from kept except all select * from counted) union all (select * from counted except all select * from kept)) different
$$;

-- Says that something of a month that is over was changed, of the learner's company as it is now and of the domain as a whole:
-- behind the lock of the account: who changes company meanwhile takes along what is changed here, or is found where they went.
create function say_month_changed(domain bigint, learner bigint, instant timestamptz) returns void language plpgsql as $$
declare
  month_of constant date := date_trunc('month', instant at time zone 'UTC')::date;
  company bigint;
begin
  if month_of >= open_months(now()) then return; end if;
  select u.company_id into company from users u where u.domain_id = domain and u.id = learner for no key update;
  insert into changed_months (domain_id, company_id, month) select domain, c, month_of from unnest(array[company, 0]) c where c is not null;
end $$;

create function month_of_session_changed() returns trigger language plpgsql as $$
begin
  perform say_month_changed(old.domain_id, old.user_id, old.sealed_at);
  if tg_op = 'UPDATE' then perform say_month_changed(new.domain_id, new.user_id, new.sealed_at); end if;
  return null;
end $$;
create trigger month_of_changed after update of sealed_at, user_id, type, quiz_id, watch, score, duration, hits, misses, false_alarms,
    correct_rejections, critical_errors on simulator_sessions for each row
  when (old.sealed_at is not null and (old.sealed_at, old.user_id, old.type, old.quiz_id, old.watch, old.score, old.duration, old.hits, old.misses, old.false_alarms,
      old.correct_rejections, old.critical_errors)
    is distinct from (new.sealed_at, new.user_id, new.type, new.quiz_id, new.watch, new.score, new.duration, new.hits, new.misses, new.false_alarms,
      new.correct_rejections, new.critical_errors))
  execute function month_of_session_changed();
create trigger month_of_gone after delete on simulator_sessions for each row when (old.sealed_at is not null) execute function month_of_session_changed();
create trigger month_of_changed after update of sealed_at, user_id, kind, course_status_id, course_id, content_id, missed, score, duration on exam_attempts for each row
  when (old.sealed_at is not null and (old.sealed_at, old.user_id, old.kind, old.course_id, old.content_id, old.missed, old.score, old.duration)
    is distinct from (new.sealed_at, new.user_id, new.kind, new.course_id, new.content_id, new.missed, new.score, new.duration))
  execute function month_of_session_changed();
create trigger month_of_gone after delete on exam_attempts for each row when (old.sealed_at is not null) execute function month_of_session_changed();

create function month_of_brought_in() returns trigger language plpgsql as $$
begin
  perform say_month_changed(new.domain_id, new.user_id, new.sealed_at);
  return null;
end $$;
create trigger month_of_brought_in after insert on simulator_sessions for each row when (new.sealed_at is not null) execute function month_of_brought_in();
create trigger month_of_brought_in after insert on exam_attempts for each row when (new.sealed_at is not null) execute function month_of_brought_in();

-- Once for a statement: a seal's own rows are of a month that is not over.
create function month_of_threats_changed() returns trigger language plpgsql as $$
begin
  if not exists (select from changed c where c.sealed_at < open_months(now())::timestamp at time zone 'UTC') then return null; end if;
  perform say_month_changed(d.domain_id, d.user_id, d.sealed_at) from (
    select distinct c.domain_id, x.user_id, c.sealed_at from changed c left join simulator_sessions x on x.domain_id = c.domain_id and x.id = c.session_id order by 2) d;
  return null;
end $$;
create trigger month_of_come after insert on simulator_categories referencing new table as changed for each statement execute function month_of_threats_changed();
create trigger month_of_changed after update on simulator_categories referencing new table as changed for each statement execute function month_of_threats_changed();
create trigger month_of_left after update on simulator_categories referencing old table as changed for each statement execute function month_of_threats_changed();
create trigger month_of_gone after delete on simulator_categories referencing old table as changed for each statement execute function month_of_threats_changed();

create function month_of_objectives_changed() returns trigger language plpgsql as $$
begin
  perform say_month_changed(d.domain_id, d.user_id, d.sealed_at) from (
    select distinct e.domain_id, e.user_id, e.sealed_at from changed c join exam_attempts e on e.domain_id = c.domain_id and e.id = c.attempt_id
     where e.sealed_at < open_months(now())::timestamp at time zone 'UTC' order by 2) d;
  return null;
end $$;
create trigger month_of_come after insert on exam_objectives referencing new table as changed for each statement execute function month_of_objectives_changed();
create trigger month_of_changed after update on exam_objectives referencing new table as changed for each statement execute function month_of_objectives_changed();
create trigger month_of_gone after delete on exam_objectives referencing old table as changed for each statement execute function month_of_objectives_changed();

-- Who changes company, comes back or goes, takes along what was counted of them, of every month.
create function months_of_learner_changed() returns trigger language plpgsql as $$
begin
  insert into changed_months (domain_id, company_id) select new.domain_id, c.company_id from (select old.company_id union select new.company_id) c
    where new.has_simulator_sessions or new.has_exam_attempts;
  return null;
end $$;
create trigger months_of_changed after update of company_id, active, erased_at on users for each row
  when ((old.company_id, old.active, old.erased_at is null) is distinct from (new.company_id, new.active, new.erased_at is null))
  execute function months_of_learner_changed();
