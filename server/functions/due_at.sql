-- By when a learner is to have completed a program: the earliest of the due days of the ways it is assigned by, the day the last of them ends, and
-- the day the program ends. A due day up to `behind` (the day it was completed last) was met. Who is not assigned is not due.
create function due_day(domain bigint, learner bigint, program bigint, behind date) returns date language sql stable as $$
  select least(
      min(a.due_on) filter (where behind is null or a.due_on > behind),
      case when bool_and(a.ends_on is not null) then max(a.ends_on) end,
      case when count(*) > 0 then (select p.end_date from programs p where p.id = program) end)
    from program_assignments a where a.domain_id = domain and a.user_id = learner and a.program_id = program
$$;

-- The same as an instant, the last second of that day where the learner works; what a run renews runs out before or behind it.
create function due_at_of(domain bigint, learner bigint, program bigint, run integer, renews timestamptz) returns timestamptz language plpgsql stable as $$
declare
  zone text;
  day date;
begin
  select coalesce(c.sound_zone, d.sound_zone) into zone
    from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id join domains d on d.id = u.domain_id
   where u.domain_id = domain and u.id = learner;
  day := due_day(domain, learner, program, (select (max(s.end_at) at time zone zone)::date from program_statuses s
    where s.domain_id = domain and s.user_id = learner and s.program_id = program and s.complete and s.sequence < run));
  return least(renews, (day + 1)::timestamp at time zone zone - interval '1 second');
end $$;

-- A run that begins has its due date from the start, and its courses have the run's.
create function due_of_new_run() returns trigger language plpgsql as $$
begin
  if not new.complete and new.due_at is null then new.due_at := due_at_of(new.domain_id, new.user_id, new.program_id, new.sequence, new.renews_at); end if;
  return new;
end $$;
create trigger due_at before insert on program_statuses for each row execute function due_of_new_run();

create function due_of_courses() returns trigger language plpgsql as $$
begin
  update course_statuses set due_at = new.due_at
    where domain_id = new.domain_id and program_status_id = new.id and closed_at is null and not complete and due_at is distinct from new.due_at;
  return null;
end $$;
create trigger due_of_courses after update of due_at on program_statuses for each row when (old.due_at is distinct from new.due_at)
  execute function due_of_courses();

-- Runs that are open follow when assignments change, whoever writes them; the ids stand side by side.
create function keep_due(domain bigint, learners bigint[], assigned bigint[]) returns void language sql as $$
  update program_statuses s set due_at = d.due_at
    from (select r.id, due_at_of(domain, r.user_id, r.program_id, r.sequence, r.renews_at) as due_at
            from (select distinct learner, program from unnest(learners, assigned) as each (learner, program)) e
            join program_statuses r on r.domain_id = domain and r.user_id = e.learner and r.program_id = e.program
           where r.closed_at is null and not r.complete) d
   where s.domain_id = domain and s.id = d.id and s.due_at is distinct from d.due_at
$$;

create function keep_due_of_assigned() returns trigger language plpgsql as $$
declare
  each record;
begin
  for each in select domain_id, array_agg(user_id) as learners, array_agg(program_id) as assigned from changed group by domain_id loop
    perform keep_due(each.domain_id, each.learners, each.assigned);
  end loop;
  return null;
end $$;
create trigger due_of_added after insert on program_assignments referencing new table as changed for each statement execute function keep_due_of_assigned();
create trigger due_of_changed after update on program_assignments referencing new table as changed for each statement execute function keep_due_of_assigned();
create trigger due_of_left after update on program_assignments referencing old table as changed for each statement execute function keep_due_of_assigned();
create trigger due_of_removed after delete on program_assignments referencing old table as changed for each statement execute function keep_due_of_assigned();
